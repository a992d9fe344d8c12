import { type ErrorCodeDescription, errorCodes, isErrorCode } from '#contract/error-codes.ts'
import type { JsonSchema } from '#contract/schema-components.ts'
import { waitWords } from '../../text/wait-words.ts'

type ErrorBody = Record<string, unknown>

/**
 * The body of an error with what a model needs to go on: beside each invalid argument what it may be, and in `next` what
 * to do. `input` is the schema of the tool's arguments, `limit` the rate limit by which the call was counted.
 */
export function explainError(
  body: ErrorBody,
  tool: { name: string; input: JsonSchema; limit?: string | undefined },
): ErrorBody {
  const details = Array.isArray(body.details) ? body.details : []
  const explained = details.map((detail) => {
    const allowed = allowedFor(tool.input, String(detail.path).split('.'))
    return { ...detail, ...(allowed && { allowed }) }
  })
  return {
    ...body,
    ...(explained.length > 0 && { details: explained }),
    next: nextStep(body, tool, explained.length > 0),
  }
}

/** What may stand at a path; undefined where the schema of the arguments does not say. */
function allowedFor(input: JsonSchema, path: readonly string[]): JsonSchema | undefined {
  const schema = path.reduce<unknown>((at, name) => {
    const { properties, items } = Object(at)
    return /^\d+$/.test(name) ? items : Object(properties)[name]
  }, input)
  if (typeof schema !== 'object' || schema === null) return undefined
  const { description: _, ...allowed }: JsonSchema = { ...schema }
  return allowed
}

function isRetriedLater(code: unknown): boolean {
  const name = String(code)
  if (!isErrorCode(name)) return false
  const { retry }: ErrorCodeDescription = errorCodes[name]
  return retry === 'later'
}

function nextStep(
  body: ErrorBody,
  { name, input, limit }: { name: string; input: JsonSchema; limit?: string | undefined },
  hasDetails: boolean,
): string {
  const takesKey = 'idempotency_key' in Object(input.properties)
  const { code, topup, retry_after: seconds, existing_session_id: session } = body
  switch (code) {
    case 'insufficient_credits':
      if (Number(body.balance) + Number(body.held) >= Number(body.credits_required))
        return `Wait until the jobs of held_by have ended, then call ${name} again with the same arguments: what they do not use comes back. Or tell the user: credits are bought at ${Object(topup).topup_url}.`
      return `Tell the user: credits are bought at ${Object(topup).topup_url}. Or choose less: estimate tells the price of ${name} with other arguments.`
    case 'not_found':
      return 'Check the id: take it from a list tool or from the answer of the call that made the record.'
    case 'rate_limited':
      return `Wait ${waitWords(Number(seconds))}, then call ${name} again with the same arguments.${limit === undefined ? '' : ` It is the limit named ${limit}; getMe lists all.`}`
    case 'idempotency_key_reused':
      return 'Use a new idempotency_key for other arguments, or the same arguments for this key.'
    case 'unauthorized':
      return 'Ask the user for a valid API key; nothing works without it.'
    default:
      if (session !== undefined)
        return `Change or stop the session ${String(session)} first, by changeSession.`
      if (hasDetails)
        return `Correct the arguments named in details and call ${name} again. Nothing was charged.`
      if (isRetriedLater(code)) return `Wait a minute, then call ${name} again with the same arguments.`
      return String(body.error) === 'Conflict'
        ? 'Read the current state of the record, then decide. Nothing was charged.'
        : `Try again in a minute${takesKey ? ' with the same idempotency_key' : ''}. If it persists, report request_id to the operator.`
  }
}
