import { randomUUID } from 'node:crypto'
import { listDeliveries } from '#contract/deliveries.ts'
import { deleteDocument, uploadDocument } from '#contract/knowledge.ts'
import { listWebhooks } from '#contract/webhooks.ts'
import { answer, type FakeResponse } from './answer.ts'
import { rejectUnknown } from './refusal.ts'

/** Knowledge documents, which cannot be listed here, and webhooks, which can only be listed. */
export const recordAnswers: readonly FakeResponse[] = [
  answer(uploadDocument, ({ desk }, { body }) => {
    const id = randomUUID()
    desk.documents.add(id)
    const text = body.source_type === 'url' ? '' : body.content
    return {
      status: 200,
      body: {
        id,
        title: body.title ?? 'Untitled',
        source_type: body.source_type,
        chunks_count: Math.ceil(text.length / 1600),
        chunks_failed: 0,
        partial: false,
        token_count: Math.ceil(text.length / 4),
      },
    }
  }),
  answer(deleteDocument, ({ desk }, { params }) => {
    if (!desk.documents.delete(params.id)) throw rejectUnknown()
    return { status: 200, body: { success: true } }
  }),
  answer(listWebhooks, ({ desk }) => ({ status: 200, body: { webhooks: desk.webhooks } })),
  answer(listDeliveries, ({ desk }, { query }) => {
    const { status, limit, offset } = query
    const chosen = desk.deliveries.filter((delivery) => status === undefined || delivery.status === status)
    const deliveries = chosen.slice(offset, offset + limit)
    return { status: 200, body: { deliveries, total: chosen.length, limit, offset } }
  }),
]
