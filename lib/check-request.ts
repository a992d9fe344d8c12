import 'server-only'
import { z } from 'zod'
import { CheckPageInput } from '#contract/page-tools.ts'
import type { PageCheck } from './queries/page-tools.ts'
import { problemAnswer } from './session-route.ts'

const CheckRequest = CheckPageInput.extend({ idempotencyKey: z.string().min(8).max(255) })

/** What the browser asks to be checked, or the answer that refuses it. */
export async function readCheckRequest(
  request: Request,
): Promise<{ ok: true; url: string; idempotencyKey: string } | { ok: false; answer: Response }> {
  const parsed = CheckRequest.safeParse(await request.json().catch(() => undefined))
  if (parsed.success) return { ok: true, ...parsed.data }
  const message = parsed.error.issues[0]?.message ?? 'This cannot be checked.'
  return { ok: false, answer: problemAnswer({ kind: 'invalid', message, fieldErrors: { url: message } }) }
}

/** Tells our own report from what another server sends in its place. */
export function pageCheck<Report>(
  schema: z.ZodType<Report>,
  answer: { data: Record<string, unknown>; credits_charged: number },
): PageCheck<Report> {
  const creditsCharged = answer.credits_charged
  const report = schema.safeParse(answer.data)
  return report.success
    ? { kind: 'report', report: report.data, creditsCharged }
    : { kind: 'open', data: answer.data, creditsCharged }
}
