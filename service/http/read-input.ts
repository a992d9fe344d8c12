import type { Context as Request } from 'hono'
import type { z } from 'zod'
import type { ErrorDetail } from '#contract/errors.ts'
import type { OperationInput, OperationShape } from '#contract/operation.ts'
import { invalid, refused, ServiceError } from '../core/errors.ts'
import { isClosed, unknownMembers } from '../core/unknown-members.ts'
import { findSlips, unknownFieldWords, unknownWords } from '../core/unknown-words.ts'
import { type Elsewhere, validateInput } from '../core/validate-input.ts'
import { otherActions } from './other-actions.ts'
import { querySlips } from './query-slips.ts'
import { readBytes } from './read-bytes.ts'
import { rejectUnstorable } from './reject-unstorable.ts'
import { repeatedNames, unknownFields } from './unknown-fields.ts'

const oneMebibyte = 1024 * 1024

/**
 * The raw JSON of a request: media type first, then size, then syntax.
 * @throws {ServiceError} `unsupported_media_type`, `too_large` or `malformed`
 */
export async function readJson(operation: OperationShape, request: Request): Promise<unknown> {
  if (!operation.body) return rejectBody(operation, request)
  const usual = operation.noun === 'knowledge' ? 2 * oneMebibyte : oneMebibyte
  const limit = operation.bodyLimitBytes ?? usual
  const bytes = await readBytes(request, limit)
  if (bytes.length === 0 && operation.bodyOptional) return undefined
  // Whoever looks for a way in sends nothing first: the answer lists every member, with what it may be.
  if (bytes.length === 0 && operation.auth === 'none') return {}
  if (bytes.length === 0)
    throw new ServiceError({ kind: 'malformed' }, 'The body is empty. Send a JSON object.')
  const mediaType = request.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    throw new ServiceError(
      { kind: 'unsupported_media_type', taken: { Accept: 'application/json' } },
      'Send the body as application/json.',
    )
  }
  return parseJson(bytes)
}

/**
 * An operation without a body would ignore whatever is sent to it, so members show that the caller expects something else:
 * `publishArticle` with a date would publish now. An empty body, `{}` and `null` are fine, and a GET's body has no meaning
 * (RFC 9110, section 9.3.1).
 */
async function rejectBody({ method, insteadOfBody }: OperationShape, request: Request): Promise<undefined> {
  if (method === 'GET') return undefined
  const bytes = await readBytes(request, oneMebibyte)
  const text = new TextDecoder().decode(bytes).trim()
  if (text === '' || text === 'null' || /^\{\s*\}$/.test(text)) return undefined
  const instead = insteadOfBody === undefined ? '' : ` ${insteadOfBody}`
  const names = namesIn(text)
  if (names.length === 0) throw invalid('body', `This operation takes no body.${instead}`)
  throw refused(
    names.map((path) => ({ path, message: `Unknown field. This operation takes no body.${instead}` })),
  )
}

/** Enough to see the mistake. */
const maxNames = 10

function namesIn(text: string): string[] {
  try {
    const sent: unknown = JSON.parse(text)
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      ? Object.keys(sent).slice(0, maxNames)
      : []
  } catch {
    return []
  }
}

function parseJson(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const [, at] = /\(?(line \d+ column \d+)\)?$/.exec(error instanceof Error ? error.message : '') ?? []
    const where = at === undefined ? '' : `: look at ${at}`
    throw new ServiceError({ kind: 'malformed' }, `The body is not valid JSON${where}.`)
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ServiceError({ kind: 'malformed' }, 'The body is not UTF-8. Encode the JSON as UTF-8.')
  }
}

/**
 * Parses path, query and body with the operation's schemas and collects the errors of all of them.
 * @throws {ServiceError} `invalid` with one detail for each invalid field
 */
export function parseInput(
  operation: OperationShape,
  request: Request,
  json: unknown,
): OperationInput<OperationShape> {
  rejectUnstorable({ ...request.req.param(), ...request.req.query() })
  rejectUnstorable(json)
  const details: ErrorDetail[] = []
  const parse = (schema: z.ZodType | undefined, value: unknown, elsewhere?: Elsewhere) => {
    if (!schema) return undefined
    const judged = validateInput(schema, value, [], elsewhere)
    if (judged.ok) return judged.data
    details.push(...judged.details)
    return undefined
  }
  const params = parse(operation.params, request.req.param())
  const query = parse(operation.query, request.req.query())
  const sent = json === undefined && operation.bodyOptional ? {} : json
  const body = parse(operation.body, sent, () => otherActions(operation))
  if (details.length > 0) {
    const named = new Set(details.map(({ path }) => path))
    const unknown = unknownFields(operation, { query: request.req.query(), body: json })
    // They would be ignored: a misspelt one may be what is missing, and none of them is why the request is refused.
    throw refused(details, unknown.filter(({ path }) => !named.has(path)).map(unknownFieldWords))
  }
  const slips = slipsOf(operation, {
    query: request.req.query(),
    repeated: repeatedNames(request.req.url),
    body: json,
  })
  if (slips.length > 0) throw refused(slips)
  return { params, query, body } as OperationInput<OperationShape>
}

/**
 * What would be ignored and must not be: of what takes no unknown member all of it, elsewhere what is nearly a known member,
 * where ignoring it would cost credits, now or later, publish what was to stay inside, or answer another list than was asked for.
 */
function slipsOf(
  operation: OperationShape,
  sent: { query: Record<string, string>; repeated: readonly string[]; body: unknown },
): ErrorDetail[] {
  if (operation.method === 'GET') return querySlips(operation, sent)
  const within = operation.body && isClosed(operation.body) ? unknownMembers(operation.body, sent.body) : []
  // Its schema has refused what it does not know itself; this is within objects that are open elsewhere.
  if (within.length > 0)
    return within.map((member) => ({ path: member.path, message: unknownWords('Unknown field.', member) }))
  if (operation.charges || operation.chargesLater) return findSlips(unknownFields(operation, sent))
  return operation.refusesSlips ? findSlips(unknownFields(operation, { query: {}, body: sent.body })) : []
}
