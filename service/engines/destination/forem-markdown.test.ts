import { expect, test } from 'vitest'
import { bodyBlocks } from './body-blocks.ts'
import { foremMarkdown } from './forem-markdown.ts'

const sources = [
  { reference: 1, title: 'Brewing {{ guide }}', url: 'https://brew.example/' },
  { reference: 2, title: 'A talk', url: null },
  { reference: 3, title: 'Never cited', url: null },
]

const written = (markdown: string, pictures: Record<string, string> = {}) => {
  const blocks = bodyBlocks({
    markdown,
    title: '',
    references: [1, 2, 3],
    figures: new Map([['figure-1.png', { alt: 'Hours', caption: 'Steeping times' }]]),
  })
  return foremMarkdown({ blocks, sources }, (file) => pictures[file])
}

test('references are footnotes, and only cited sources have one', () => {
  const text = written('Cold water takes its time [1, 2].')
  expect(text).toBe(
    'Cold water takes its time[^1][^2].\n\n[^1]: [Brewing {% raw %}{{{% endraw %} guide }}](https://brew.example/)\n\n[^2]: A talk\n',
  )
})

test('Liquid in the text is shown, not run, and code stays as it is', () => {
  expect(written('Write {% include %} or `{% raw %}`.')).toBe(
    'Write {% raw %}{%{% endraw %} include %} or `{% raw %}`.\n',
  )
})

test('a line that the author broke for width stays one line, no power is raised, and no separator reads as front matter', () => {
  expect(written('---\n\nOne\ntwo: 2^10.')).toBe('***\n\nOne two: 2\\^10.\n')
  expect(written('One  \ntwo')).toBe('One\ntwo\n')
})

test('lists, quotes, tables and code keep their shape', () => {
  const markdown =
    '## Steps\n\n- Grind\n  1. Coarse\n- Steep\n\n> Patience.\n\n| Method | Hours |\n| ------ | ----: |\n| Cold   |    12 |\n\n```sh\nbrew --cold\n```\n'
  expect(written(markdown)).toBe(markdown)
})

test('a figure is shown where it is public, and said where it is not', () => {
  const shown = 'https://desk.example/a/figure-1.png'
  expect(written('![Hours](figure-1.png)', { 'figure-1.png': shown })).toBe(
    `![Hours](${shown})\n*Steeping times*\n`,
  )
  expect(written('![Hours](figure-1.png)')).toBe('Steeping times\n')
})
