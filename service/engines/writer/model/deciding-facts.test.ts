import { expect, test } from 'vitest'
import { findUntold } from './deciding-facts.ts'

const fact = (text: string, over: { source?: number; place?: string } = {}) => ({
  fact: text,
  source: over.source ?? 1,
  place: over.place ?? 'Where it is told',
})

test('a fact is untold when the text has none of its figures, however they are written', () => {
  const text = 'The lunch of 400 g lost 1,200 g a week [1].'
  expect(findUntold([fact('1.200 g a week')], text)).toEqual([])
  expect(findUntold([fact('27.5 percent of 90 plates')], text)).toEqual([fact('27.5 percent of 90 plates')])
})

test('a year alone is no figure: such a fact is looked for by its source, as one in words is', () => {
  const text = 'The panel of 2016 found nothing [2].'
  expect(findUntold([fact('tasted in 2016 only', { source: 3 })], text)).toHaveLength(1)
  expect(findUntold([fact('tasted in 2019 only', { source: 2 })], text)).toEqual([])
})

test('a fact that the plan leaves out for a reason is not missed', () => {
  expect(findUntold([fact('88 of 90', { place: 'out: told better by [2]' })], 'Nothing.')).toEqual([])
})
