import { expect, test } from 'vitest'
import { markdownBlocks } from '../engines/reader/markdown-blocks.ts'
import { passageMarkdown } from './passage-markdown.ts'

test.each([
  '# no heading',
  '> no quote',
  '1. no list',
  '+ no list',
  '= no line',
  '*no* _emphasis_ ~~here~~',
  '`no code`',
  '<b>no tag</b>',
  '[no](link)',
  '![no](picture)',
  '&amp; no entity',
  '\\ backslash \\*',
  '| no | table |',
  '[^1]: no footnote',
  '--- no rule',
  '***',
  '```',
])('%s is text and stays text', (text) => {
  expect(markdownBlocks(passageMarkdown(text))).toEqual([{ kind: 'paragraph', text }])
})

test('distinguishes lists, tables with and without a header, and paragraphs', () => {
  const text = 'One.\n\n- a\n- b | c\n\nName\tSize\nx|y\t2\n\n\t\nz\t3\n\nTwo.'
  expect(markdownBlocks(passageMarkdown(text))).toEqual([
    { kind: 'paragraph', text: 'One.' },
    { kind: 'list', items: ['a', 'b | c'] },
    { kind: 'table', header: ['Name', 'Size'], rows: [['x|y', '2']] },
    { kind: 'table', header: ['', ''], rows: [['z', '3']] },
    { kind: 'paragraph', text: 'Two.' },
  ])
})

test('a list that counts goes on counting', () => {
  expect(
    markdownBlocks(passageMarkdown('What they changed:\n- 4. The text goes out.\n- 5. The call.')),
  ).toEqual([
    { kind: 'paragraph', text: 'What they changed:' },
    { kind: 'list', first: 4, items: ['The text goes out.', 'The call.'] },
  ])
})
