import { expect, test } from 'vitest'
import { openingOf } from './opening-of.ts'

test('a text opens with its first paragraph, without headings, pictures, references and marks', () => {
  const text =
    '![Cover](cover.png)\n\n## Costs\n\n**A grinder** costs [€90](https://a.example) [1].\nIt lasts [2, 3].\n\nMore.'
  expect(openingOf(text)).toBe('A grinder costs €90. It lasts.')
})

test('what only leads over to a list is passed over for the first sentence that stands alone', () => {
  const digest =
    'In short:\n\n- **Fernway** (2026): “Keep the call to 40 minutes.” [1]\n- Later.\n\n## How long?\n\n> “More.”'
  expect(openingOf(digest)).toBe('Fernway (2026): “Keep the call to 40 minutes.”')
  expect(openingOf('**In short:**\n\n> Keep it short. [1]')).toBe('Keep it short.')
})

test('a text of headings, tables and bare words has no opening', () => {
  expect(openingOf('## Costs\n\n- One\n\n1. Two\n\n| A | B. |')).toBeUndefined()
})
