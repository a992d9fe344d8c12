import { importArticles } from '#contract/site-transfer.ts'
import { runOperation } from '#lib/session-action.ts'
import { answerResult } from '#lib/session-route.ts'

/** A route and not an action: pictures are longer than an action may carry. */
export async function POST(request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined)
  return answerResult(await runOperation(importArticles, { body }))
}
