import type { JSONContent } from '@tiptap/core'
import { expect, test } from 'vitest'
import { articles } from '#demo/story/articles.ts'
import { openRichDocument } from './rich-document.ts'
import { richSchema } from './rich-schema.ts'

function opened(markdown: string) {
  const document = openRichDocument(markdown)
  if (!document) throw new Error('It has no rich view.')
  return document
}

function blocksOf(markdown: string): JSONContent[] {
  const { content } = opened(markdown)
  const node = richSchema.nodeFromJSON(content)
  node.check()
  const { content: blocks } = node.toJSON()
  return blocks
}

/** Every block is written anew, as if each had been edited. */
function rewritten(markdown: string): string {
  return opened('').write(blocksOf(markdown))
}

const written = articles.map(({ body }) => body.replace(/\[[a-z-]+\]/g, '[1]'))

const everything = `# A title

Setext heading
---

Words with *emphasis*, _other emphasis_, **bold**, ***both***, ~~struck~~, \`code\`, **\`bold code\`**,
a line that goes on,  
a break, [a link](https://acme.example/a_b?x=1&y=2 "Its title"), <https://acme.example>, www.acme.example,
a citation [1], two [1, 2] [3] and one in bold **cited [4].** 5 * 3 = 15, snake_case, a < b && c > d.

![A chart of rents](chart-1.png "Rents by year")

* one
* two

  second paragraph of two
  1. nested
  2. list

3) three
4) four

> A quotation
> of two lines [2].

| City | Rent | Note |
|:--|--:|:-:|
| Porto | 1,200 [1] | **high** \\| rising |
| Lisbon |  | \`x\` |

\`\`\`ts title="a.ts"
const a = '<b>'
\`\`\`

    indented code

***

Last words.
`

const hostile = `Text with <b>HTML</b> in it.

<div onclick="x()">A block</div>

A footnote[^1] and a [reference][ref].

- [ ] a task
- [x] done

[^1]: The note.
[ref]: https://acme.example

An escaped \\[1] bracket.

| a |
|---|
| <br> |
`

test.each([...written, everything, hostile, '', '\n\n', 'one\r\n\r\ntwo\r\n', '  lead\n\n\n\ntail  \n\n'])(
  'a text that was only looked at is written byte for byte as it was (%#)',
  (markdown) => {
    const { write } = opened(markdown)
    expect(write(blocksOf(markdown))).toBe(markdown)
  },
)

test.each([...written, everything])('every block written anew reads as the same (%#)', (markdown) => {
  expect(blocksOf(rewritten(markdown)).filter(({ type }) => type !== 'markdownPart')).toEqual(
    blocksOf(markdown).filter(({ type }) => type !== 'markdownPart'),
  )
})

test('what the desk writes is rich from the first block to the last', () => {
  for (const markdown of [...written, everything]) expect(opened(markdown).markdownParts).toBe(0)
})

test('what the rich view cannot keep is carried along as its Markdown, and counted', () => {
  const { markdownParts } = opened(hostile)
  expect(markdownParts).toBe(7)
  const rewrittenText = rewritten(hostile)
  for (const part of [
    '<b>HTML</b>',
    '<div onclick="x()">A block</div>',
    '[^1]: The note.',
    '\\[1] bracket',
    '- [x] done',
  ])
    expect(rewrittenText).toContain(part)
})

test('an edit changes its own block and no other byte', () => {
  const blocks = blocksOf(everything)
  const last = blocks.length - 1
  const edited = blocks.with(last, {
    type: 'paragraph',
    content: [{ type: 'text', text: 'New words [2] with a [bracket] and <b>.' }],
  })
  expect(opened(everything).write(edited)).toBe(
    everything.replace('Last words.', 'New words [2] with a \\[bracket] and \\<b>.'),
  )
})

test('blocks that are moved, removed and added keep the bytes of the others', () => {
  const markdown = 'First.\n\n* a\n* b\n\n\nThird.\n'
  const [first = {}, list = {}, third = {}] = blocksOf(markdown)
  const { write } = opened(markdown)
  expect(write([third, first])).toBe('Third.\n\nFirst.\n')
  expect(write([list])).toBe('* a\n* b\n')
  expect(write([first, { type: 'paragraph' }, { type: 'horizontalRule' }, list, third])).toBe(
    'First.\n\n---\n\n* a\n* b\n\n\nThird.\n',
  )
})

test('two lists that meet stay two', () => {
  const [list = {}] = blocksOf('- a\n- b')
  const markdown = opened('').write([list, list])
  expect(blocksOf(markdown)).toEqual([list, list])
})

test('spaces at the edge of bold words are written outside of them', () => {
  const markdown = opened('').write([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'a' },
        { type: 'text', text: ' b ', marks: [{ type: 'bold' }] },
        { type: 'text', text: 'c ' },
      ],
    },
  ])
  expect(markdown).toBe('a **b** c')
})

test('a text too long to be parsed has no rich view', () => {
  expect(openRichDocument('a'.repeat(300_000))).toBeUndefined()
})

test('a table in which nobody has typed yet is not saved, and one that the text had stays', () => {
  const cell = { type: 'tableCell', content: [{ type: 'paragraph' }] }
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell, cell] }] }
  const markdown = 'One.\n\nTwo.'
  const [one, ...others] = blocksOf(markdown)
  expect(opened(markdown).write([one ?? {}, table, ...others])).toBe(markdown)
  const empty = '|   |   |\n| - | - |\n|   |   |'
  expect(opened(empty).write(blocksOf(empty))).toBe(empty)
})
