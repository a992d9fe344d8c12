import { expect, test } from 'vitest'
import { onTopic, wordsOnTopic } from './on-topic.ts'

const failed = { status: 'failed', strength: 'none' }
const pending = { status: 'reading', strength: 'none' }
const weak = { status: 'read', strength: 'weak' }
const strong = { status: 'read', strength: 'strong' }

test('weak sources are all shown where nothing better was read', () => {
  expect(onTopic([failed, weak, weak])).toEqual([failed, weak, weak])
  expect(onTopic([pending, weak])).toEqual([pending, weak])
})

test('beside a good source weak ones are left out, and failed and pending ones are not', () => {
  expect(onTopic([strong, weak, failed, pending])).toEqual([strong, failed, pending])
})

test('sources have as many words on the topic as those that are about it', () => {
  expect(
    wordsOnTopic([
      { ...strong, words: 900 },
      { ...weak, words: 500 },
      { ...failed, words: 0 },
    ]),
  ).toBe(900)
})
