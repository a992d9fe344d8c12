import type { z } from 'zod'
import type { OperationShape } from '#contract/operation.ts'
import { type ActionResult, failed, succeeded } from './action-result.ts'
import { messagesByPath } from './messages-by-path.ts'

/** A request as a browser sent it: its members are anybody's until the operation's schemas have parsed them. */
export type SentRequest = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

<<<<<<< HEAD
/** The same once they have. */
export type ParsedRequest = { params?: unknown; query?: unknown; body?: unknown }

/** Parses what a browser sent with the schemas of the operation. A record without a possible id does not exist. */
export function checkRequest(operation: OperationShape, sent: SentRequest): ActionResult<ParsedRequest> {
  const params = operation.params?.safeParse(sent.params)
  if (params && !params.success) {
    return failed({ kind: 'not_found', message: 'It does not exist, or it was deleted.' })
  }
  const query = operation.query?.safeParse(sent.query ?? {})
  if (query && !query.success) return refused(query.error)
  const body = operation.body?.safeParse(sent.body)
  if (body && !body.success) return refused(body.error)
  return succeeded({ params: params?.data, query: query?.data, body: body?.data })
=======
/** What the browser asks to be checked, or the answer that refuses it. */
export async function readCheckRequest(
  request: Request,
): Promise<{ ok: true; url: string; idempotencyKey: string } | { ok: false; answer: Response }> {
  const parsed = CheckRequest.safeParse(await request.json().catch(() => undefined))
  if (parsed.success) return { ok: true, ...parsed.data }
  const message = parsed.error.issues[0]?.message ?? "Couldn't check this."
  return { ok: false, answer: problemAnswer({ kind: 'invalid', message, fieldErrors: { url: message } }) }
>>>>>>> 596a9a0 (Say the frame, sign-in and overview in plain words)
}

/** What is wrong with an input, at its members. */
export function refused(error: z.ZodError): ActionResult<never> {
  const fieldErrors = messagesByPath(error)
  const [message = 'Something in the input was refused.'] = Object.values(fieldErrors)
  return failed({ kind: 'invalid', message, fieldErrors })
}
