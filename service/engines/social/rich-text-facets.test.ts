import { expect, test } from 'vitest'
import { recordKeyOf } from './record-key.ts'
import { richTextFacets } from './rich-text-facets.ts'

const shown = (text: string) =>
  richTextFacets(text).map(({ index, features }) => [
    Buffer.from(text).subarray(index.byteStart, index.byteEnd).toString(),
    features[0]?.$type.split('#')[1],
  ])

test('links and hashtags are found by their bytes, whatever precedes them', () => {
  expect(
    shown('👨‍👩‍👧‍👦 né: https://acme.example/ä?x=1. And #KaffeeÜber, #日本 (https://acme.example/b)'),
  ).toEqual([
    ['https://acme.example/ä?x=1', 'link'],
    ['#KaffeeÜber', 'tag'],
    ['#日本', 'tag'],
    ['https://acme.example/b', 'link'],
  ])
})

test('numbers, anchors and lone signs are neither', () => {
  expect(shown('No. #1, # nothing, https://acme.example/#part, word#tag, http://')).toEqual([
    ['https://acme.example/#part', 'link'],
  ])
})

test('a record key is a tid: the same for the same post and part, in order, and another for another post', () => {
  const at = new Date('2026-03-01T10:00:00.123Z')
  const key = recordKeyOf(at, 'a', 0)
  expect(key).toMatch(/^[2-7a-j][2-7a-z]{12}$/)
  expect(recordKeyOf(at, 'a', 0)).toBe(key)
  expect(recordKeyOf(at, 'a', 1) > key).toBe(true)
  expect(recordKeyOf(at, 'b', 0)).not.toBe(key)
})
