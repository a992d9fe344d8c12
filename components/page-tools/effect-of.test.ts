import { expect, test } from 'vitest'
import { effectOf } from './effect-of.ts'

test.each([
  ['rich_result', 'error', 'Product snippet', 'No product snippet in search results'],
  ['rich_result', 'warning', 'Product snippet', undefined],
  ['syntax', 'error', undefined, "Search engines can't read this part"],
  ['vocabulary', 'warning', undefined, 'Search engines ignore this entry'],
  ['social', 'error', undefined, undefined],
  ['vocabulary', 'notice', undefined, undefined],
] as const)('a finding of %s as %s says what it does to the page', (rule, severity, feature, effect) => {
  expect(effectOf({ rule, severity, code: 'one', ...(feature && { feature }) })).toBe(effect)
})
