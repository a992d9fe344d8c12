import { StructuredDataReport } from '#contract/page-reports.ts'
import { validateSchema } from '#lib/agent-api/page-tools.ts'
import { pageCheck, readCheckRequest } from '#lib/check-request.ts'
import { answerJson } from '#lib/session-route.ts'

/** A route and not an action: both checks of a page run at once, and actions would wait for one another. */
export async function POST(request: Request): Promise<Response> {
  const asked = await readCheckRequest(request)
  if (!asked.ok) return asked.answer
  const { url, idempotencyKey } = asked
  return answerJson(async (session) =>
    pageCheck(StructuredDataReport, await validateSchema(session, { url }, { idempotencyKey })),
  )
}
