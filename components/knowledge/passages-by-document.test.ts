import { expect, test } from 'vitest'
import type { KnowledgePassage } from '#contract/knowledge.ts'
import { passagesByDocument, passagesByMatch } from './passages-by-document.ts'

const passage = (documentId: string, chunkId: string): KnowledgePassage => ({
  document_id: documentId,
  title: `Title of ${documentId}`,
  chunk_id: chunkId,
  heading: '',
  text: 'Text',
  highlights: [],
  score: 1,
})

test('each document is named once, the one with the best passage first, and keeps the order of its passages', () => {
  const found = passagesByDocument([passage('a', '1'), passage('b', '2'), passage('a', '3')])
  expect(found.map(({ title, passages }) => [title, passages.map(({ chunk_id }) => chunk_id)])).toEqual([
    ['Title of a', ['1', '3']],
    ['Title of b', ['2']],
  ])
})

test('what only shares words with a question is apart from what answers it', () => {
  const strong: KnowledgePassage = { ...passage('a', '1'), strength: 'strong' }
  const weak: KnowledgePassage = { ...passage('b', '2'), strength: 'weak' }
  const some: KnowledgePassage = { ...passage('c', '3'), strength: 'some' }
  expect(passagesByMatch([strong, weak, some], 1)).toEqual({ matches: [strong, some], weaker: [weak] })
  expect(passagesByMatch([weak], 1)).toEqual({ matches: [], weaker: [weak] })
})
