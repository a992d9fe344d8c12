import { z } from 'zod'
import { SocialPreviewReport, StructuredDataReport } from '#contract/page-reports.ts'
import { CheckPageInput, previewSocial, validateSchema } from '#contract/page-tools.ts'
import { type CallOptions, call } from '#lib/agent-api/client.ts'
import type { PageCheck } from '#lib/queries/page-tools.ts'
import { answerJson, problemAnswer } from '#lib/session-route.ts'

const Sent = CheckPageInput.extend({ idempotencyKey: z.string().min(8).max(255) })

/** The checks by the last part of their address. The service sends the pictures, so no browser asks for them. */
const tools: Readonly<Record<string, (url: string, options: CallOptions) => Promise<PageCheck<unknown>>>> = {
  'structured-data': async (url, options) =>
    pageCheck(StructuredDataReport, await call(validateSchema, { body: { url } }, options)),
  'social-preview': async (url, options) =>
    pageCheck(
      SocialPreviewReport,
      await call(previewSocial, { body: { url, include_pictures: true } }, options),
    ),
}

/** A route and not an action: both checks of a page run at once, and actions would wait for one another. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ tool: string }> },
): Promise<Response> {
  const { tool } = await params
  const check = Object.hasOwn(tools, tool) ? tools[tool] : undefined
  if (!check) return problemAnswer({ kind: 'not_found', message: 'Check not found.' })
  const sent = Sent.safeParse(await request.json().catch(() => undefined))
  if (!sent.success) {
    const message = sent.error.issues[0]?.message ?? "Couldn't check this."
    return problemAnswer({ kind: 'invalid', message, fieldErrors: { url: message } })
  }
  const { url, idempotencyKey } = sent.data
  return answerJson(({ key }) => check(url, { key, idempotencyKey }))
}

/** Tells our own report from what another server sends in its place. */
function pageCheck<Report>(
  schema: z.ZodType<Report>,
  answer: { data: Record<string, unknown>; credits_charged: number },
): PageCheck<Report> {
  const creditsCharged = answer.credits_charged
  const report = schema.safeParse(answer.data)
  return report.success
    ? { kind: 'report', report: report.data, creditsCharged }
    : { kind: 'open', data: answer.data, creditsCharged }
}
