import { randomUUID } from 'node:crypto'
import type { Context } from '#service/core/context.ts'

/** The statement with which the queue accepts a job, so that a bare handler can do the same. `id` stands in `payload`. */
export async function captureJob(ctx: Context): Promise<{ text: string; payload: string; id: string }> {
  const id = randomUUID()
  let captured: { text: string; payload: string } | undefined
  await ctx.queue.send(
    'article.write',
    { article_id: id },
    {
      db: {
        async executeSql(text: string, values?: unknown[]) {
          captured = { text, payload: String(values?.[0]) }
          return { rows: [{ id: randomUUID() }] }
        },
      },
    },
  )
  if (!captured) throw new Error('The queue sends one statement.')
  return { ...captured, id }
}
