import * as knowledge from '#lib/agent-api/knowledge.ts'
import { ownDocument } from '#test-support/loopback/source-site.ts'
import { anyPage, call, idempotent, page, under } from './call.ts'

const documentMembers =
  'id title source_type source_name source_url language role chunks_count chunks_failed partial token_count created_at'

export const knowledgeCalls = [
  call(
    'uploadDocument',
    'id title source_type chunks_count chunks_failed partial token_count source_name language created_at',
    (desk) => {
      const body = { source_type: 'upload' as const, ...ownDocument, source_name: 'grinders.md' }
      return knowledge.uploadDocument(desk, body, idempotent())
    },
  ),
  call('listDocuments', `${under('documents.0', documentMembers)} ${page}`, async (desk) => {
    const source_url = desk.site.url('/cleaning')
    const body = { source_type: 'url' as const, source_url, source_name: 'The cleaning page' }
    await knowledge.uploadDocument(desk, body, idempotent())
    return knowledge.listDocuments(desk, { ...anyPage, source_type: 'url' })
  }),
  call(
    'getDocument',
    `id chunks.0.id chunks.0.position chunks.0.heading_path chunks.0.text chunks.0.token_count ${under('used_in.0', 'article_id title status created_at')}`,
    async (desk) => {
      const id = await desk.document()
      await desk.draft()
      return knowledge.getDocument(desk, id)
    },
  ),
  call(
    'searchKnowledge',
    under('passages.0', 'document_id title chunk_id heading text highlights.0.0 score strength'),
    async (desk) => {
      await desk.document()
      return knowledge.searchKnowledge(desk, { query: 'conical burrs', limit: 10 })
    },
  ),
  call('changeDocument', documentMembers.replace('source_name source_url ', ''), async (desk) =>
    knowledge.changeDocument(desk, await desk.document(), { role: 'internal' }),
  ),
  call('deleteDocument', 'success', async (desk) => knowledge.deleteDocument(desk, await desk.document())),
]
