import { expect, test } from 'vitest'
import type { ArticleClaim } from '#contract/drafts.ts'
import { findClaims } from './claim-ranges.ts'

function claim(text: string, kind = 'statement', more: Partial<ArticleClaim> = {}): ArticleClaim {
  return { id: text, text, kind, supported: true, reference: 1, passage: 'p', ...more }
}

function found(blocks: string[], claims: ArticleClaim[]): string[] {
  return findClaims(blocks, claims).map(({ block, start, end }) => (blocks[block] ?? '').slice(start, end))
}

test('a statement is found despite quotation marks, references, case and spacing', () => {
  const block = 'According to acme: “In Norway,  about 60 percent\nhave one” [1].'
  expect(found([block], [claim('In Norway, about 60 percent have one.')])).toEqual([
    'In Norway,  about 60 percent\nhave one',
  ])
})

test('a reference within a statement does not part it', () => {
  expect(found(['It rose [2], and then it fell.'], [claim('It rose, and then it fell.')])).toEqual([
    'It rose [2], and then it fell',
  ])
})

test('a number is no part of a longer number', () => {
  expect(found(['130 and 3.4 and 4,000 and 30.'], [claim('30', 'number'), claim('4', 'number')])).toEqual([
    '30',
  ])
})

test('a number is marked in the statement that rests on its passage', () => {
  const blocks = ['There were 12 others.', 'Of these 12 stayed.']
  const ranges = findClaims(blocks, [claim('Of these 12 stayed.'), claim('12', 'number')])
  expect(ranges.filter(({ claim }) => claim.kind === 'number').map(({ block }) => block)).toEqual([1])
})

test('an unsupported number without a statement is marked at its first place', () => {
  const lost = claim('77', 'number', { supported: false, reference: undefined, passage: undefined })
  expect(findClaims(['a 77', 'b 77'], [lost]).map(({ block }) => block)).toEqual([0])
})

test('names are found in scripts that have no spaces', () => {
  expect(found(['調査は東京都で行われた。'], [claim('東京都', 'name')])).toEqual(['東京都'])
})

test('an empty claim is nowhere', () => {
  expect(found(['a'], [claim('“”')])).toEqual([])
})
