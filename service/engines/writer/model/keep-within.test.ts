import { expect, test } from 'vitest'
import { keepWithin } from './keep-within.ts'

const text = 'One fact stands here. A second one stands there. A third one is told at length.'
const add = (before: string, words: number) => ({
  before,
  after: `${before} ${'more '.repeat(words).trim()}.`,
  reason: '',
})
const first = add('One fact stands here.', 6)
const second = add('A second one stands there.', 8)
const upTo = (max: number, farTooLong = max) => ({ max, farTooLong })
const cut = { before: 'A third one is told at length.', after: '', reason: '' }

test('what an editor adds beyond the limit is refused, the least important first', () => {
  expect(keepWithin(text, [first, second], upTo(22))).toEqual({ patches: [first], missed: [second] })
  expect(keepWithin(text, [second, first], upTo(24))).toEqual({ patches: [second], missed: [first] })
  expect(keepWithin(text, [first, second], upTo(30))).toEqual({ patches: [first, second], missed: [] })
})

test('a long addition that must go leaves room for short ones behind it', () => {
  const long = add('One fact stands here.', 25)
  const short = add('A second one stands there.', 6)
  expect(keepWithin(text, [long, short], upTo(30))).toEqual({ patches: [short], missed: [long] })
})

test('what another patch cuts may be added', () => {
  expect(keepWithin(text, [first, second, cut], upTo(23)).missed).toEqual([])
})

test('a correction of a few words is made in a text that is too long, and a longer one is not', () => {
  const correction = { before: 'One fact stands here.', after: 'One fact of 2024 stands here.', reason: '' }
  expect(keepWithin(text, [correction, second], upTo(5))).toEqual({ patches: [correction], missed: [second] })
})

test('a patch of the title adds nothing to the text', () => {
  const title = add('TITLE: One', 20)
  expect(keepWithin(text, [title], upTo(16))).toEqual({ patches: [title], missed: [] })
})

test('what corrects the closing rule or corrects a figure stays where something must go, whatever stands before it', () => {
  const article =
    'One fact stands here. Oil lasts 40 days in the sun.\n\n## What to do\n\nDivide 35 cents by your floors.'
  const added = add('One fact stands here.', 8)
  const corrected = {
    before: 'Oil lasts 40 days in the sun.',
    after: 'Oil lasts 14 days in the sun and up to three weeks under a roof.',
    reason: '',
  }
  const rule = {
    before: 'Divide 35 cents by your floors.',
    after: 'Divide 35 cents by your floors, or 38 cents where the roof is insulated already.',
    reason: '',
  }
  const worst = { before: '## What to do', after: '## What to do first', reason: '' }
  const all = [worst, added, corrected, rule]
  expect(keepWithin(article, all, upTo(41))).toEqual({ patches: [worst, corrected, rule], missed: [added] })
  expect(keepWithin(article, all, upTo(33))).toEqual({ patches: [worst, rule], missed: [added, corrected] })
})

test('the worst fault is corrected even beyond the limit, until the text would be far too long', () => {
  expect(keepWithin(text, [first, second], upTo(16, 22))).toEqual({ patches: [first], missed: [second] })
  expect(keepWithin(text, [first, second], upTo(16, 20))).toEqual({ patches: [], missed: [first, second] })
})
