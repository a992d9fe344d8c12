import { SocialPreviewReport } from '#contract/page-reports.ts'
import { previewSocial } from '#lib/agent-api/page-tools.ts'
import { pageCheck, readCheckRequest } from '#lib/check-request.ts'
import { answerJson } from '#lib/session-route.ts'

/** A route and not an action: both checks of a page run at once. The service sends the pictures, so no browser asks for them. */
export async function POST(request: Request): Promise<Response> {
  const asked = await readCheckRequest(request)
  if (!asked.ok) return asked.answer
  const { url, idempotencyKey } = asked
  return answerJson(async (session) =>
    pageCheck(
      SocialPreviewReport,
      await previewSocial(session, { url, include_pictures: true }, { idempotencyKey }),
    ),
  )
}
