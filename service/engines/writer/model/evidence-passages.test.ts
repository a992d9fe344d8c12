import { expect, test } from 'vitest'
import type { PageBlock } from '../../reader/page-block.ts'
import type { EvidenceSource } from '../writer.ts'
import { choosePassages, listPassages } from './evidence-passages.ts'

const source = (id: string, ...blocks: PageBlock[]): EvidenceSource => ({
  id,
  kind: 'page',
  title: id,
  url: null,
  language: 'en',
  own: false,
  role: 'facts',
  publishedAt: null,
  blocks,
})
const paragraph = (text: string): PageBlock => ({ kind: 'paragraph', text })
const words = (text: string) => text.split(' ').length

test('passages are numbered through all sources, and tables are read row by row with their headers', () => {
  const passages = listPassages([
    source('a', { kind: 'heading', level: 1, text: 'Title' }, paragraph('One.'), {
      kind: 'list',
      items: ['x', 'y'],
    }),
    source('b', {
      kind: 'table',
      header: ['Plan', 'Price'],
      rows: [
        ['Basic', '12'],
        ['Large', '40'],
      ],
    }),
  ])
  expect(passages.map(({ number, text }) => [number, text])).toEqual([
    [1, 'One.'],
    [2, 'x\ny'],
    [3, 'Plan: Basic; Price: 12\nPlan: Large; Price: 40'],
  ])
})

test('a long paragraph is cut between sentences and nothing of it is lost', () => {
  const text = Array.from({ length: 60 }, (_, index) => `Sentence number ${index} has a few words.`).join(' ')
  const passages = listPassages([source('a', paragraph(text))])
  expect(passages.length).toBeGreaterThan(2)
  expect(passages.map((passage) => passage.text).join(' ')).toBe(text)
})

test('a page without full stops is cut between words, quickly', () => {
  const passages = listPassages([
    source('a', paragraph('Word '.repeat(100_000).trim()), paragraph('x'.repeat(50_000))),
  ])
  expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThanOrEqual(2_000)
  expect(passages.map(({ text }) => text).join(' ').length).toBeGreaterThan(549_000)
})

test('the budget is kept, the topic decides, and every source has its turn', () => {
  const filler = Array.from({ length: 50 }, (_, index) =>
    paragraph(`Filler ${index} about the weather of the day.`),
  )
  const passages = listPassages([
    source('a', ...filler, paragraph('Customer churn falls with onboarding.')),
    source('b', paragraph('Something else entirely.')),
  ])
  const chosen = choosePassages(passages, 'customer churn', 120, words)
  expect(chosen.map(({ number }) => number)).toEqual(
    [...chosen.map(({ number }) => number)].sort((a, b) => a - b),
  )
  expect(chosen.map(({ text }) => text)).toContain('Customer churn falls with onboarding.')
  expect(chosen.some((passage) => passage.source.id === 'b')).toBe(true)
  expect(chosen.reduce((sum, { text }) => sum + words(text) + 12, 0)).toBeLessThanOrEqual(120)
})
