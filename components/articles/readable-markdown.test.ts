import { expect, test } from 'vitest'
import { headingMark, readableMarkdown } from './readable-markdown.ts'

test('Markdown is told without its signs: headings, lists, tables, links and pictures', () => {
  const markdown = [
    '## What *it* costs',
    'Ask [us](https://a.example) **first** [1].',
    '- one\n- two\n  1. inner',
    '3. three\n4. four',
    '| City | Tonnes |\n| --- | ---: |\n| Lisbon | 40 |',
    '> said',
    '![A chart](chart.png)',
  ].join('\n\n')
  expect(readableMarkdown(markdown)).toBe(
    [
      `${headingMark}What it costs`,
      'Ask us first [1].',
      '• one\n• two\n1. inner',
      '3. three\n4. four',
      'City  |  Tonnes\nLisbon  |  40',
      'said',
      '[A chart]',
    ].join('\n\n'),
  )
})
