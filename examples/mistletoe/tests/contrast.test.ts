import { testContrasts } from '@nemeton/tests/contrast'

testContrasts(import.meta.dirname, {
  files: ['../page/board.css'],
  scopes: ['.mistletoe'],
  text: [
    ['points', '.mistletoe background', '--ink'],
    ['a rune', '--stone', '--ink'],
  ],
  pieces: [['a berry', '.mistletoe background', '.mistletoe .berry stroke']],
})
