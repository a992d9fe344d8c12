import { expect, test } from 'vitest'
import type { ArticleClaim, ArticleSource } from '#contract/drafts.ts'
import { publicText } from './public-text.ts'

const source = (reference: number, over: Partial<ArticleSource> = {}): ArticleSource => ({
  reference,
  kind: 'page',
  title: `Report ${reference}`,
  url: `https://report.example/${reference}`,
  ...over,
})
const internal = source(1, { kind: 'knowledge', title: 'Fact sheet for sales', role: 'internal' })
const open = (text: string, over: Partial<ArticleClaim> = {}): ArticleClaim => ({
  id: 'c1',
  text,
  kind: 'statement',
  supported: false,
  ...over,
})
const make = (markdown: string, claims: ArticleClaim[] = [], sources = [source(1), source(2), source(3)]) =>
  publicText({ markdown, claims, sources })

test.each([
  ['at its end', 'It doubled [1]. It halved [2].', 'It doubled. It halved [1].'],
  ['after the full stop', 'It doubled. [1] It halved. [2]', 'It doubled. It halved. [1]'],
  ['inside it', 'It [1] doubled [1, 3]. It halved [2].', 'It doubled. It halved [1].'],
  ['with markup', '**It** _doubled_ [1]. It halved [2].', '**It** _doubled_. It halved [1].'],
  ['escaped', 'It doubled \\[1\\]. It halved [2].', 'It doubled. It halved [1].'],
  ['in a list', '- It doubled [1].\n- It halved [2].', '- It doubled.\n- It halved [1].'],
  ['in a quote', '> It doubled [1-3].\n> It halved [2].', '> It doubled.\n> It halved [1].'],
])('an unsupported statement loses its reference %s', (_, markdown, expected) => {
  const { markdown: shown, sources } = make(markdown, [open('It doubled.')])
  expect(shown).toBe(expected)
  expect(sources).toEqual([source(2, { reference: 1, title: 'Report 2' })])
})

test('an unsupported row of a table loses its reference', () => {
  const table = (first: string, second: string) =>
    `| Year | Share |\n| --- | --- |\n| 2023 | 40% ${first} |\n| 2024 | 50% ${second} |`
  const { markdown } = make(table('[1]', '[2]'), [open('Year: 2023; Share: 40%')])
  expect(markdown).toBe(table('[1]', '[2]').replace(' [1]', '').replace('[2]', '[1]'))
})

test('references count from 1 in the order of the text, and sources that nothing refers to are not listed', () => {
  const { markdown, sources } = make('One [3]. Two [1, 3]. Code `[2]`, a year [2024], a stranger [9].')
  expect(markdown).toBe('One [1]. Two [2, 1]. Code `[2]`, a year [2024], a stranger [9].')
  expect(sources.map(({ reference, title }) => [reference, title])).toEqual([
    [1, 'Report 3'],
    [2, 'Report 1'],
  ])
})

test('an internal source is in no reference and in no list', () => {
  const list =
    '\n\n## Quellen\n\n1. Fact sheet for sales (internal)\n2. [Report 2](<https://report.example/2>)\n'
  const { markdown, sources } = make(`We sold 12 [1]. They sold 30 [1, 2].${list}`, [], [internal, source(2)])
  expect(markdown.trim()).toBe('We sold 12. They sold 30 [1].')
  expect(sources).toEqual([source(2, { reference: 1, title: 'Report 2' })])
})

test('text that a person added under the last heading stays', () => {
  const text = 'It doubled [1].\n\n## What to do\n\n- Read Report 1 first\n- Then ask'
  expect(make(text).markdown).toBe(text)
})

test('a text without references keeps its list of sources, and an empty text is empty', () => {
  expect(make('It doubled.').sources.map(({ reference }) => reference)).toEqual([1, 2, 3])
  expect(make('').markdown).toBe('')
})

test('a reference that goes does not join what it kept apart into an address', () => {
  expect(make('Ask sales[1]@acme.example [2].', [], [internal, source(2)]).markdown).toBe(
    'Ask sales @acme.example [1].',
  )
})

test('who published a source and when is kept from the list that the text ends with', () => {
  const list =
    '\n\n## Sources\n\n1. [Report 1](<https://report.example/1>), The Churn Institute, 2025\n2. [Report 2](<https://report.example/2>)\n'
  const { markdown, sources } = make(`It doubled [2]. It halved [1].${list}`)
  expect(markdown.trim()).toBe('It doubled [1]. It halved [2].')
  expect(sources.map(({ title, origin }) => [title, origin])).toEqual([
    ['Report 2', undefined],
    ['Report 1', 'The Churn Institute, 2025'],
  ])
})
