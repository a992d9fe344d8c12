import { expect, test } from 'vitest'
import { beforeUnclosed, hasBalancedMarks, withBalancedMarks } from './balanced-marks.ts'

test.each([
  'He said “yes”.',
  'Er sagte „ja“ und ging.',
  'Er sagte »ja« und ging.',
  'Il a dit « oui » hier.',
  '她说“是”，然后走了。',
  '彼は「はい」と言った。',
  '『本』（二〇二四年）を読んだ。',
  '“He said “yes” twice.” (acme.example)',
  'Read https://acme.example/a_(b today.',
  '1) Fill the jar. 2) Wait.',
  "It's the baker's own.",
])('%s is balanced', (text) => {
  expect(hasBalancedMarks(text)).toBe(true)
})

test.each([
  ['He said “yes.', 'He said yes.', 'He said'],
  ['yes” he said', 'yes he said', 'yes'],
  ['Er sagte „ja.', 'Er sagte ja.', 'Er sagte'],
  ['「はい と言った。', 'はい と言った。', ''],
  ['A 12" pan', 'A 12 pan', 'A 12'],
  ['Cold (and slow', 'Cold and slow', 'Cold'],
])('%s is not, and loses the odd mark', (text, without, before) => {
  expect(hasBalancedMarks(text)).toBe(false)
  expect(withBalancedMarks(text)).toBe(without)
  expect(beforeUnclosed(text)).toBe(before)
})
