import { expect, test } from 'vitest'
import { countWords, limitWords, tidySection } from './tidy-section.ts'

test.each([
  ['```markdown\nText.\n```', 'Text.'],
  ['## Why it pays\n\nText.', 'Text.'],
  ['**Why it pays:**\n\nText.', 'Text.'],
  ['Text.\n\n## More\n\nText.', 'Text.\n\n### More\n\nText.'],
  ['#### Deep\n\nText.', '### Deep\n\nText.'],
])('what models put around a section is taken away: %j', (answer, tidy) => {
  expect(tidySection(answer, 'Why it pays')).toBe(tidy)
})

test('whole blocks are kept, no heading hangs, and one long block is cut after a sentence', () => {
  expect(limitWords('One two three.\n\n### Head\n\nFour five six seven.', 5)).toBe('One two three.')
  expect(limitWords('One two. Three four. Five six.', 4)).toBe('One two. Three four.')
  expect(limitWords('One two.', 4)).toBe('One two.')
})

test('words are counted in any script, references are not words', () => {
  expect(countWords("It's **12** % more [3].")).toBe(3)
  expect(countWords('顧客は毎月増える')).toBeGreaterThan(2)
})
