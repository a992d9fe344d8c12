import { expect, test } from 'vitest'
import { countParts, joinParts, readParts, whyUnfit } from './adaptation-parts.ts'

const chars = (count: number) => 'a'.repeat(count)

test('the parts of a text are read as they were joined, each with its own count and limit', () => {
  const content = joinParts(['1/2 One.', '2/2 Two: https://acme.example/a-very-long-address-indeed'])
  expect(readParts('x_thread', content)).toEqual([
    { label: 'Post 1 of 2', content: '1/2 One.', char_count: 8, limit: 280 },
    {
      label: 'Post 2 of 2',
      content: '2/2 Two: https://acme.example/a-very-long-address-indeed',
      char_count: 9 + 23,
      limit: 280,
    },
  ])
  expect(countParts(readParts('x_thread', content))).toBe(8 + 32)
})

test('lines of hyphens beyond the parts of a platform are text', () => {
  const [title, text] = readParts('reddit', joinParts(['Title', 'One', 'Two']))
  expect(title).toMatchObject({ label: 'Title', content: 'Title', limit: 300 })
  expect(text).toMatchObject({ label: 'Text', content: 'One\n\n---\n\nTwo', limit: 40_000 })
})

test('a platform that only another server knows is one part without a limit', () => {
  expect(readParts('pinterest', 'Text\n---\nmore')).toEqual([
    { label: 'Text', content: 'Text\n---\nmore', char_count: 13 },
  ])
})

test.each([
  ['linkedin', chars(3000), chars(3001)],
  ['facebook', chars(63_206), chars(63_207)],
  ['threads', chars(500), chars(501)],
  ['instagram', chars(2200), chars(2201)],
  ['x_thread', joinParts([chars(280), chars(280)]), joinParts([chars(280), chars(281)])],
  [
    'x_thread',
    joinParts(Array.from({ length: 25 }, () => 'a')),
    joinParts(Array.from({ length: 26 }, () => 'a')),
  ],
  ['x_article', joinParts([chars(100), chars(25_000)]), joinParts([chars(101), 'a'])],
  ['reddit', joinParts([chars(300), chars(40_000)]), joinParts([chars(300), chars(40_001)])],
  ['reddit', joinParts(['Title', 'Text']), 'Title alone'],
  ['instagram_reels', joinParts(['Script', chars(2200)]), joinParts(['Script', chars(2201)])],
  ['youtube_shorts', joinParts([chars(100), 'Script', chars(5000)]), joinParts([chars(101), 'Script', 'a'])],
  ['linkedin', 'a', '   '],
] as const)('%s takes what is at its limit and refuses in words what is past it', (platform, good, bad) => {
  expect(whyUnfit(platform, good)).toBeUndefined()
  expect(whyUnfit(platform, bad)).toMatch(/\.$/)
})
