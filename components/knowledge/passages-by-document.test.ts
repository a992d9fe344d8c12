import { expect, test } from 'vitest'
import type { KnowledgePassage } from '#contract/knowledge.ts'
import { passagesByDocument, passagesInWords } from './passages-by-document.ts'

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

test('a passage that says it in other words comes after those with a word of the query, in text or title', () => {
  const marked: KnowledgePassage = { ...passage('a', '1'), highlights: [[0, 4]] }
  const titled: KnowledgePassage = { ...passage('b', '2'), title: 'Kickoff calls' }
  const other = passage('c', '3')
  expect(passagesInWords([other, marked, titled], 'kickoff')).toEqual({
    named: [marked, titled],
    others: [other],
  })
  expect(passagesInWords([other], 'kickoff')).toEqual({ named: [other], others: [] })
})
