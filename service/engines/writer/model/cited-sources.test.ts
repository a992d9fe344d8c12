import { expect, test } from 'vitest'
import type { EvidenceSource } from '../writer.ts'
import { keepReferences, renumberSources, writeSourceList } from './cited-sources.ts'

const source = (id: string, over: Partial<EvidenceSource> = {}): EvidenceSource => ({
  id,
  kind: 'knowledge',
  title: id,
  url: null,
  language: 'en',
  own: true,
  role: 'facts',
  publishedAt: null,
  blocks: [],
  ...over,
})
const given = [source('a'), source('b'), source('c', { role: 'internal' }), source('d')].map(
  (one, index) => ({
    number: index + 1,
    source: one,
  }),
)

test('sources are numbered in order of first use, and one source twice side by side is one reference', () => {
  const { renumber, sources, referenceOf } = renumberSources('One [2]. Two [1][2]. Three [1] [1].', given)
  expect(renumber('One [2]. Two [1][2]. Three [1] [1].')).toBe('One [1]. Two [2][1]. Three [2].')
  expect(sources.map(({ id, reference }) => [id, reference])).toEqual([
    ['b', 1],
    ['a', 2],
  ])
  expect(referenceOf(4)).toBeUndefined()
})

test('an internal source keeps a number for the claims, and neither text nor list shows it', () => {
  const text = 'One [3]. Two [4, 3]. Three [1].'
  const { renumber, sources, referenceOf } = renumberSources(text, given)
  expect(renumber(text)).toBe('One. Two [1]. Three [2].')
  expect(referenceOf(3)).toBe(3)
  expect(sources.map(({ id, role }) => [id, role])).toEqual([
    ['d', 'facts'],
    ['a', 'facts'],
    ['c', 'internal'],
  ])
  expect(writeSourceList('Sources', sources)).toBe('## Sources\n\n1. d\n2. a')
})

test('references to what was not given go with the blank before them, and other blanks stay', () => {
  expect(keepReferences('Ici [9] : pourquoi ? Là [1, 9].', new Set([1]))).toBe('Ici : pourquoi ? Là [1].')
})

test('a title says exactly its characters and only a web address becomes a link', () => {
  const sources = renumberSources('[1][2]', [
    { number: 1, source: source('x', { title: 'A *b* [c]', url: 'https://x.example/a b' }) },
    { number: 2, source: source('y', { title: 'y', url: 'javascript:alert(1)' }) },
  ]).sources
  expect(writeSourceList('Sources', sources)).toBe(
    '## Sources\n\n1. [A \\*b\\* \\[c\\]](<https://x.example/a%20b>)\n2. y',
  )
  expect(writeSourceList('Sources', [])).toBe('')
})

test('a reference that goes does not join what it kept apart into an address', () => {
  expect(keepReferences('Ask sales [9]@acme.example or sales[9] [8]desk.', new Set([1]))).toBe(
    'Ask sales @acme.example or sales desk.',
  )
  const { renumber } = renumberSources('We [3]@acme.example [1].', given)
  expect(renumber('We [3]@acme.example [1].')).toBe('We @acme.example [1].')
})

test('the list of sources has the words of a title and no emoji', () => {
  const { sources } = renumberSources('[1]', [
    { number: 1, source: source('x', { title: '🦷 NordOil™ One-Coat Pro ✨ ⚠️' }) },
  ])
  expect(writeSourceList('Sources', sources)).toBe('## Sources\n\n1. NordOil™ One-Coat Pro')
})
