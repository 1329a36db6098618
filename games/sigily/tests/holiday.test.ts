import { expect, it } from 'vitest'
import { nextHoliday } from '../page/holiday'

const on = (month: number, day: number) => nextHoliday(new Date(2003, month - 1, day))

it('the next holiday is that of the day itself, or the first after it', () => {
  expect([on(11, 1), on(12, 21), on(2, 1), on(3, 21)]).toEqual(['samhain', 'winter', 'oimelc', 'spring'])
  expect([on(5, 1), on(6, 21), on(8, 1), on(9, 21)]).toEqual(['beltane', 'summer', 'lughnasadh', 'autumn'])
  expect([on(11, 2), on(12, 22), on(2, 2), on(3, 22)]).toEqual(['winter', 'oimelc', 'spring', 'beltane'])
  expect([on(10, 31), on(12, 20), on(1, 31), on(3, 20)]).toEqual(['samhain', 'winter', 'oimelc', 'spring'])
})

it('after the winter solstice it is Oimelc of the next year', () => {
  expect([on(12, 31), on(1, 1)]).toEqual(['oimelc', 'oimelc'])
})
