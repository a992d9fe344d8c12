import type { z } from 'zod'
import type { OperationShape } from '#contract/operation.ts'
import { type ActionResult, failed, succeeded } from './action-result.ts'
import { messagesByPath } from './messages-by-path.ts'

/** A request as a browser sent it: its members are anybody's until the operation's schemas have parsed them. */
export type SentRequest = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** The same once they have. */
export type ParsedRequest = { params?: unknown; query?: unknown; body?: unknown }

/** Parses what a browser sent with the schemas of the operation. A record without a possible id does not exist. */
export function checkRequest(operation: OperationShape, sent: SentRequest): ActionResult<ParsedRequest> {
  const params = operation.params?.safeParse(sent.params)
  if (params && !params.success) {
    return failed({ kind: 'not_found', message: 'Not found. It may have been deleted.' })
  }
  const query = operation.query?.safeParse(sent.query ?? {})
  if (query && !query.success) return refused(query.error)
  const body = operation.body?.safeParse(sent.body)
  if (body && !body.success) return refused(body.error)
  return succeeded({ params: params?.data, query: query?.data, body: body?.data })
}

/** What is wrong with an input, at its members. */
export function refused(error: z.ZodError): ActionResult<never> {
  const fieldErrors = messagesByPath(error)
  const [message = "Some of your input wasn't accepted."] = Object.values(fieldErrors)
  return failed({ kind: 'invalid', message, fieldErrors })
}
