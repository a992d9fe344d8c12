import { expect, test } from 'vitest'
import { isUncovered, onTopic, wordsOnTopic } from './on-topic.ts'

const failed = { status: 'failed', strength: 'none', words: 0 }
const pending = { status: 'reading', strength: 'none', words: 0 }
const weak = { status: 'read', strength: 'weak', words: 40 }
const strong = { status: 'read', strength: 'strong', words: 90 }

test('weak sources are all shown where nothing better was read', () => {
  expect(onTopic([failed, weak, weak])).toEqual([failed, weak, weak])
  expect(onTopic([pending, weak])).toEqual([pending, weak])
})

test('a source that was read and of which the writer gets nothing is never shown', () => {
  expect(onTopic([{ ...weak, words: 0 }, weak, failed])).toEqual([weak, failed])
})

test('beside a good source weak ones are left out, and failed and pending ones are not', () => {
  expect(onTopic([strong, weak, failed, pending])).toEqual([strong, failed, pending])
})

test('sources have as many words on the topic as those that are about it', () => {
  expect(wordsOnTopic([{ ...strong, words: 900 }, { ...weak, words: 500 }, failed])).toBe(900)
})

test('a topic is covered by nothing where no source that was read says more than a little of it, and not while one is read', () => {
  expect(isUncovered([])).toBe(true)
  expect(isUncovered([weak, { ...weak, strength: 'none' }, failed])).toBe(true)
  expect(isUncovered([weak, strong])).toBe(false)
  expect(isUncovered([weak, pending])).toBe(false)
})
