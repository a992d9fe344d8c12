import { expect, test } from 'vitest'
import { readSubject } from './subject.ts'
import { wantedAmounts } from './wanted-amounts.ts'

const isWanted = (topic: string, language: string, unit: string, before = '') =>
  wantedAmounts(readSubject(topic, language)).isWanted({ unit, at: before.length }, `${before}10`)

test('a question for a temperature, a price or a time is answered by its own kind of amount', () => {
  expect(isWanted('À quelle température saler le quai ?', 'fr', 'celsius')).toBe(true)
  expect(isWanted('À quelle température saler le quai ?', 'fr', 'percent')).toBe(false)
  expect(isWanted('How much does a pier cost?', 'en', 'GBP')).toBe(true)
  expect(isWanted('How much does a pier cost?', 'en', 'metre')).toBe(false)
  expect(isWanted('How many gulls sit on a pier?', 'en', 'gull')).toBe(true)
})

test('a fine is no price, unless it is asked for', () => {
  expect(isWanted('Was kostet der Umtausch?', 'de', 'EUR', 'Das Verwarnungsgeld beträgt ')).toBe(false)
  expect(isWanted('Was kostet der Umtausch?', 'de', 'EUR', 'Der Umtausch kostet ')).toBe(true)
  expect(isWanted('How much does the fine cost?', 'en', 'GBP', 'The fine is ')).toBe(true)
})

test('how long something takes does not answer how long it lasts', () => {
  expect(isWanted('Wie lange hält ein Steg?', 'de', 'month', 'Er hält ')).toBe(true)
  expect(isWanted('Wie lange hält ein Steg?', 'de', 'second', 'Man baut ihn in ')).toBe(false)
  expect(isWanted('How long does it take to build a pier?', 'en', 'second', 'It is done in ')).toBe(true)
})

test('a timetable does not say how long the whole takes', () => {
  const topic = 'How long does it take to build a pier?'
  expect(isWanted(topic, 'en', 'second', 'It takes ')).toBe(true)
  expect(isWanted(topic, 'en', 'second', 'Day 2: wait for ')).toBe(false)
  const { isWanted: isOne } = wantedAmounts(readSubject(topic, 'en'))
  expect(isOne({ unit: 'second', at: 0 }, '10 minutes: who brings the stone.')).toBe(false)
})

test('a condition, a rate and a change of something else are no length of time', () => {
  const { isWanted, isTime } = wantedAmounts(readSubject('How long does tar last on a pier?', 'en'))
  const wants = (text: string, figure: string) => isWanted({ unit: 'second', at: text.indexOf(figure) }, text)
  expect(isTime).toBe(true)
  expect(wants('Tar lasts 6 weeks on a pier.', '6 weeks')).toBe(true)
  expect(wants('Do not worry if you only missed 3 days of brushing.', '3 days')).toBe(false)
  expect(wants('Tar is brushed every 3 days.', '3 days')).toBe(false)
})

test('how much something reduces something asks for a share, and for money only where a cost is named', () => {
  const { units, isCost } = wantedAmounts(readSubject('How much does salt reduce moss?', 'en'))
  expect([units('percent'), units('EUR'), isCost]).toEqual([true, false, false])
  const ofCost = wantedAmounts(readSubject('How much does salt reduce the costs of a pier?', 'en'))
  expect([ofCost.units('percent'), ofCost.units('EUR'), ofCost.isCost]).toEqual([true, true, true])
})

test('a time in which something else happens, or of something else, is not how long it takes', () => {
  const { isWanted } = wantedAmounts(readSubject('How long does it take to train a diver?', 'en'))
  const wants = (text: string, figure: string) => isWanted({ unit: 'second', at: text.indexOf(figure) }, text)
  expect(wants('To train a diver takes 6 weeks.', '6 weeks')).toBe(true)
  expect(wants('Harbours lose divers within the first 3 months.', '3 months')).toBe(false)
  expect(wants('A harbour loses 4 weeks of income with every diver.', '4 weeks')).toBe(false)
})
