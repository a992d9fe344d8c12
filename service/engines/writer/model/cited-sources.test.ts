import { expect, test } from 'vitest'
import type { EvidenceSource } from '../writer.ts'
import { keepReferences, renumber, writeSourceList } from './cited-sources.ts'

const source = (id: string, title = id, url: string | null = null): EvidenceSource => ({
  id,
  kind: 'knowledge',
  title,
  url,
  language: 'en',
  own: true,
  role: 'facts',
  publishedAt: null,
  blocks: [],
})
const a = source('a')
const b = source('b')
const passages = [a, a, b].map((of, index) => ({ number: index + 1, source: of, text: 'x' }))

test('sources are numbered in order of first use, and passages of one source side by side are one reference', () => {
  const { markdown, sources } = renumber('One [3]. Two [1][2]. Three [1, 3]. Four [1] [2].', passages)
  expect(markdown).toBe('One [1]. Two [2]. Three [2][1]. Four [2].')
  expect(sources.map(({ id, reference }) => [id, reference])).toEqual([
    ['b', 1],
    ['a', 2],
  ])
})

test('references to nothing are removed with the blanks before them', () => {
  expect(keepReferences('One [9]. Two [1, 9], three [0].', new Set([1]))).toBe('One. Two [1], three.')
  expect(renumber('One [9].', passages).sources).toEqual([])
})

test('a title cannot bring markup into the list of sources, nor an address a link of another kind', () => {
  const cited = [
    {
      reference: 1,
      id: '1',
      kind: 'page' as const,
      role: 'facts' as const,
      title: 'x](http://evil.example) <b>',
      url: 'https://a.example/p(1)>',
      language: 'en',
    },
    {
      reference: 2,
      id: '2',
      kind: 'page' as const,
      role: 'facts' as const,
      title: 'y',
      url: 'javascript:alert(1)',
      language: 'en',
    },
  ]
  expect(writeSourceList('Sources', cited)).toBe(
    '## Sources\n\n1. [x\\](http://evil.example) \\<b\\>](<https://a.example/p(1)%3E>)\n2. y',
  )
  expect(writeSourceList('Sources', [])).toBe('')
})
