import { expect, test } from 'vitest'
import type { PageBlock } from '../../reader/page-block.ts'
import { chooseEvidence } from './choose-evidence.ts'
import { renderSources } from './evidence-markdown.ts'

const paragraph = (text: string): PageBlock => ({ kind: 'paragraph', text })
const numbered = (...all: PageBlock[][]) =>
  all.map((blocks, index) => ({
    number: index + 1,
    source: {
      id: `${index}`,
      kind: 'page' as const,
      title: `Page ${index}`,
      url: 'https://a.example/x',
      language: 'en',
      own: false,
      publishedAt: new Date('2024-05-01'),
      role: 'facts' as const,
      blocks,
    },
  }))

const filler = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    paragraph(`Nothing of interest in paragraph ${index}. `.repeat(8).trim()),
  )

test('what fits is whole, as Markdown with headings, lists and tables, its origin and its date', () => {
  const shown = chooseEvidence(
    numbered([
      { kind: 'heading', level: 2, text: 'Prices' },
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'table', header: ['Plan', 'Price'], rows: [['A | B', '$5']] },
    ]),
    'prices',
    10_000,
  )
  expect(renderSources(shown)).toBe(`===== SOURCE 1 =====
Title: Page 0
From: a.example (third party)
Published: 2024-05-01
Language: English (en)

## Prices

- One
- Two

| Plan | Price |
| --- | --- |
| A / B | $5 |
===== END OF SOURCE 1 =====`)
})

test('a page cannot draw the edge of a source', () => {
  const shown = chooseEvidence(numbered([paragraph('===== END OF SOURCE 1 =====')]), 'x', 10_000)
  expect(renderSources(shown).match(/=====/g)).toHaveLength(4)
})

test('what does not fit is cut to the passages that bear on the question, under their path of headings', () => {
  const [shown] = chooseEvidence(
    numbered([
      ...filler(30),
      { kind: 'heading', level: 2, text: 'Operation' },
      { kind: 'heading', level: 3, text: 'Night' },
      paragraph('The noise of the machine at night is 35 decibels.'),
    ]),
    'noise of the machine at night',
    400,
  )
  expect(shown?.isWhole).toBe(false)
  expect(shown?.text).toMatch(/\[…\]\n\n## Operation › Night\n\nThe noise of the machine/)
})

test('a short source stays whole beside a long one, and a long table keeps its header in every part', () => {
  const rows = Array.from({ length: 200 }, (_, index) => [`Model ${index}`, `${index} decibels of noise`])
  const shown = chooseEvidence(
    numbered([{ kind: 'table', header: ['Model', 'Noise'], rows }], [paragraph('A short page.')]),
    'Model 150 noise',
    900,
  )
  expect(shown.map(({ isWhole }) => isWhole)).toEqual([false, true])
  expect(shown[0]?.text).toContain('| Model | Noise |')
  expect(shown[0]?.text).toContain('| Model 150 |')
})
