import { expect, test } from 'vitest'
import { openingOf } from './opening-of.ts'

test('a text opens with its first paragraph, without headings, pictures, references and marks', () => {
  const text =
    '![Cover](cover.png)\n\n## Costs\n\n**A grinder** costs [€90](https://a.example) [1].\nIt lasts [2, 3].\n\nMore.'
  expect(openingOf(text)).toBe('A grinder costs €90. It lasts.')
})

test('a text of lists and headings alone has no opening', () => {
  expect(openingOf('## Costs\n\n- One\n\n1. Two')).toBeUndefined()
})
