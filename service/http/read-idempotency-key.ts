import type { Context as Request } from 'hono'
import type { OperationShape } from '#contract/operation.ts'
import { isAgentKey } from '../agents/agent-key.ts'
import { invalid } from '../core/errors.ts'
import type { RequestSecrets } from '../core/route.ts'
import { bearer } from './authenticate.ts'

const header = 'Idempotency-Key'
const maxLength = 255
/** Other spellings: ignored, a repeat would do and charge everything again. */
const misspelt = [
  'X-Idempotency-Key',
  'Idempotency_Key',
  'IdempotencyKey',
  'X-Idempotent-Key',
  'Idempotent-Key',
]

/**
 * The `Idempotency-Key` of a request whose operation honours one.
 * @throws {ServiceError} `invalid`
 */
export function readIdempotencyKey(operation: OperationShape, request: Request): string | undefined {
  const { whenCallerLeaves, ownIdempotencyKey } = operation
  if (!whenCallerLeaves && !ownIdempotencyKey) return undefined
  const key = request.req.header(header)
  const other = key === undefined && misspelt.find((name) => request.req.header(name) !== undefined)
  if (other) throw invalid(header, `Sent as ${other}, which is not read. Did you mean ${header}?`)
  const minLength = ownIdempotencyKey?.minLength ?? 1
  if (key === undefined || (key.length >= minLength && key.length <= maxLength)) return key
  throw invalid(header, `Must have ${minLength} to ${maxLength} characters.`)
}

/** API key and `Idempotency-Key` of a request, where both are what they may be. */
export function readSecrets(operation: OperationShape, request: Request): RequestSecrets | undefined {
  const agentKey = bearer(request.req.header('authorization'))
  if (!operation.ownIdempotencyKey || agentKey === undefined || !isAgentKey(agentKey)) return undefined
  const idempotencyKey = request.req.header(header) ?? ''
  const { minLength } = operation.ownIdempotencyKey
  const isLong = idempotencyKey.length >= minLength && idempotencyKey.length <= maxLength
  return isLong ? { agentKey, idempotencyKey } : undefined
}
