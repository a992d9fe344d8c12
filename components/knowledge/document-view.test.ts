import { expect, test } from 'vitest'
import type { KnowledgeDocument } from '#contract/knowledge.ts'
import { documentsHref, documentsInView } from './document-view.ts'

const document = (title: string, members: Partial<KnowledgeDocument> = {}): KnowledgeDocument => ({
  id: crypto.randomUUID(),
  title,
  source_type: 'upload',
  chunks_count: 1,
  chunks_failed: 0,
  partial: false,
  token_count: 10,
  created_at: '2026-11-01T00:00:00Z',
  ...members,
})
const titles = (documents: readonly KnowledgeDocument[]) => documents.map(({ title }) => title)

test('a search needs every word, in the title, the file name or the address, whatever the case', () => {
  const documents = [
    document('Harbour prices', { source_name: 'berths-2026.pdf' }),
    document('Harbour rules'),
    document('Page', { source_type: 'url', source_url: 'https://example.com/Harbour/prices' }),
  ]
  const view = { source: '', role: '', sort: 'title' as const }
  expect(titles(documentsInView(documents, { ...view, q: 'PRICES harbour' }))).toEqual([
    'Harbour prices',
    'Page',
  ])
  expect(titles(documentsInView(documents, { ...view, q: '2026' }))).toEqual(['Harbour prices'])
  expect(titles(documentsInView(documents, { ...view, q: '', source: 'url' }))).toEqual(['Page'])
})

test('documents are sorted by age, by title as people count, or by length', () => {
  const documents = [
    document('Part 10', { token_count: 5, created_at: '2026-11-02T00:00:00Z' }),
    document('part 2', { token_count: 9, created_at: '2026-11-01T00:00:00Z' }),
  ]
  const sorted = (sort: 'newest' | 'title' | 'tokens') =>
    titles(documentsInView(documents, { q: '', source: '', role: '', sort }))
  expect(sorted('newest')).toEqual(['Part 10', 'part 2'])
  expect(sorted('title')).toEqual(['part 2', 'Part 10'])
  expect(sorted('tokens')).toEqual(['part 2', 'Part 10'])
})

test('a role finds its documents, and one without a role has facts', () => {
  const documents = [document('Prices'), document('How we write', { role: 'voice' })]
  const inRole = (role: string) =>
    titles(documentsInView(documents, { q: '', source: '', role, sort: 'title' }))
  expect(inRole('voice')).toEqual(['How we write'])
  expect(inRole('facts')).toEqual(['Prices'])
})

test('the documents that most articles cite come first, and those whose uses are not known last', () => {
  const documents = [
    document('Unknown'),
    document('Never', { used_in_count: 0 }),
    document('Often', { used_in_count: 4 }),
  ]
  const view = { q: '', source: '', role: '', sort: 'uses' as const }
  expect(titles(documentsInView(documents, view))).toEqual(['Often', 'Never', 'Unknown'])
})

test('an address says only what is unusual', () => {
  expect(documentsHref({ q: '', source: '', role: '', sort: 'newest', offset: 0 })).toBe('/knowledge')
  expect(documentsHref({ q: 'a&b', source: 'url', role: 'voice', sort: 'title', offset: 50 })).toBe(
    '/knowledge?q=a%26b&source=url&role=voice&sort=title&offset=50',
  )
})
