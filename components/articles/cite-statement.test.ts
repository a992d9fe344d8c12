import { expect, test } from 'vitest'
import type { ArticleClaim } from '#contract/drafts.ts'
import { citeStatement } from './cite-statement.ts'

const claim: ArticleClaim = { id: 'c1', text: 'It works.', kind: 'statement', supported: false }
const text = { title: 'A', slug: 'a', description: '', markdown: 'First. It works. Then it ends.', tags: [] }
const sources = [{ reference: 4, kind: 'knowledge', title: 'B', document_id: 'b' }]

test('a document that is a source is cited under its number, another under the next free one', () => {
  expect(citeStatement(text, claim, { documentId: 'b', sources })).toEqual({
    markdown: 'First. It works [4]. Then it ends.',
  })
  expect(citeStatement(text, claim, { documentId: 'c', sources })).toEqual({
    markdown: 'First. It works [5]. Then it ends.',
    cited: [{ reference: 5, document_id: 'c' }],
  })
})

test('a statement that stands twice, or not in the body, is left to a person', () => {
  const twice = { ...text, markdown: 'It works. It works.' }
  expect(citeStatement(twice, claim, { documentId: 'b', sources })).toBeUndefined()
  expect(citeStatement(text, { ...claim, place: 'title' }, { documentId: 'b', sources })).toBeUndefined()
})
