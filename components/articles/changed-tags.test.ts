import { expect, test } from 'vitest'
import { changedTags, typedTags } from './changed-tags.ts'

test('typed tags are trimmed, and each counts once whatever its case', () => {
  expect(typedTags(' Coffee, grinders,,coffee , ')).toEqual(['Coffee', 'grinders'])
})

test('tags that stay keep their spelling and place; added ones follow; removed ones go', () => {
  expect(changedTags(['Coffee', 'News'], { add: ['coffee', 'Guides'], remove: ['news'] })).toEqual({
    tags: ['Coffee', 'Guides'],
  })
})

test('an article that would have too many tags or too long a one is refused with the reason', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `tag ${at}`)
  expect(changedTags(ten, { add: ['one more'], remove: [] })).toEqual({
    refusal: 'It would have 11 tags, max 10',
  })
  expect(changedTags([], { add: ['x'.repeat(41)], remove: [] })).toEqual({
    refusal: 'A tag has up to 40 characters',
  })
})
