import {
  changeDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  searchKnowledge,
} from '#contract/knowledge.ts'
import { call } from '#lib/agent-api/client.ts'
import { uploadOrFindDocument } from '#lib/agent-api/documents.ts'
import { ownDocument } from '#test-support/loopback/source-site.ts'
import { answers, anyPage, idempotent, page, under } from './call.ts'

const documentMembers =
  'id title source_type source_name source_url language role chunks_count chunks_failed partial token_count created_at'

export const knowledgeCalls = [
  answers(
    'uploadDocument',
    'id title source_type chunks_count chunks_failed partial token_count source_name language created_at',
    (desk) => {
      const body = { source_type: 'upload' as const, ...ownDocument, source_name: 'grinders.md' }
      return uploadOrFindDocument(desk, body, idempotent())
    },
  ),
  answers('listDocuments', `${under('documents.0', documentMembers)} ${page}`, async (desk) => {
    const source_url = desk.site.url('/cleaning')
    const body = { source_type: 'url' as const, source_url, source_name: 'The cleaning page' }
    await uploadOrFindDocument(desk, body, idempotent())
    return call(listDocuments, { query: { ...anyPage, source_type: 'url' } }, desk)
  }),
  answers(
    'getDocument',
    `id chunks.0.id chunks.0.position chunks.0.heading_path chunks.0.text chunks.0.token_count ${under('used_in.0', 'article_id title status created_at')}`,
    async (desk) => {
      const id = await desk.document()
      await desk.draft()
      return call(getDocument, { params: { id } }, desk)
    },
  ),
  answers(
    'searchKnowledge',
    under('passages.0', 'document_id title chunk_id heading text highlights.0.0 score strength'),
    async (desk) => {
      await desk.document()
      return call(searchKnowledge, { body: { query: 'conical burrs', limit: 10 } }, desk)
    },
  ),
  answers('changeDocument', documentMembers.replace('source_name source_url ', ''), async (desk) =>
    call(changeDocument, { params: { id: await desk.document() }, body: { role: 'internal' } }, desk),
  ),
  answers('deleteDocument', 'success', async (desk) =>
    call(deleteDocument, { params: { id: await desk.document() } }, desk),
  ),
]
