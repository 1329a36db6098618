// What mails say, in every language alike.
import { expect, test } from 'vitest'
import { mailTexts } from './mail_words'

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

test('every language has every text, with the same things to fill in', () => {
  const { en, ...others } = mailTexts()
  expect(Object.keys(en!).sort()).toEqual(['code', 'codeSubject', 'turn', 'turnSubject'])
  expect(places(en!.turn!)).toEqual(['link', 'stop'])
  expect(places(en!.code!)).toEqual(['code'])
  for (const [language, texts] of Object.entries(others)) {
    expect(Object.keys(texts).sort(), language).toEqual(Object.keys(en!).sort())
    for (const name of Object.keys(texts))
      expect(places(texts[name]!), `${language} ${name}`).toEqual(places(en![name]!))
  }
})
