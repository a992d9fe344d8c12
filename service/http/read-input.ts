import type { Context as Request } from 'hono'
import type { z } from 'zod'
import type { ErrorDetail } from '#contract/errors.ts'
import type { OperationInput, OperationShape } from '#contract/operation.ts'
import { invalid, ServiceError } from '../errors.ts'

const oneMebibyte = 1024 * 1024

/**
 * The raw JSON of a request: media type first, then size, then syntax.
 * @throws {ServiceError} `unsupported_media_type`, `too_large` or `malformed`
 */
export async function readJson(operation: OperationShape, request: Request): Promise<unknown> {
  if (!operation.body) return undefined
  const limit = operation.noun === 'knowledge' ? 2 * oneMebibyte : oneMebibyte
  const bytes = await readBytes(request, limit)
  if (bytes.length === 0 && operation.bodyOptional) return undefined
  const mediaType = request.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    throw new ServiceError({ kind: 'unsupported_media_type' }, 'Send the body as application/json.')
  }
  return parseJson(bytes)
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw new ServiceError({ kind: 'malformed' }, 'The body is not valid JSON.')
  }
}

/** The path of the first text with a NUL character: PostgreSQL cannot store it, and nobody means to send it. */
function findNul(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? path.join('.') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, member] of Object.entries(value)) {
    const found = key.includes('\u0000') ? path.join('.') : findNul(member, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

/** Reads no more than the limit, whatever Content-Length says. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new ServiceError({ kind: 'too_large' }, `The body may have at most ${limit / oneMebibyte} MiB.`)
  if (Number(request.req.header('content-length') ?? 0) > limit) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.req.raw.body ?? []) {
    size += part.length
    if (size > limit) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Parses path, query and body with the operation's schemas and gathers what is wrong in all of them.
 * @throws {ServiceError} `invalid` with one detail for each refused member
 */
export function parseInput(
  operation: OperationShape,
  request: Request,
  json: unknown,
): OperationInput<OperationShape> {
  const nul = findNul({ ...request.req.param(), ...request.req.query() }) ?? findNul(json)
  if (nul !== undefined) throw invalid(nul, 'Must not contain the NUL character.')
  const details: ErrorDetail[] = []
  const parse = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const parsed = schema.safeParse(value, { error: inWords })
    if (parsed.success) return parsed.data
    details.push(...parsed.error.issues.flatMap(describe))
    return undefined
  }
  const params = parse(operation.params, request.req.param())
  const query = parse(operation.query, request.req.query())
  const body = parse(operation.body, json === undefined && operation.bodyOptional ? {} : json)
  if (details.length > 0) {
    const message = details
      .map((detail) => (detail.path ? `${detail.path}: ${detail.message}` : detail.message))
      .join(' ')
    throw new ServiceError({ kind: 'invalid', details }, message)
  }
  return { params, query, body } as OperationInput<OperationShape>
}

function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This is required.'
  return undefined
}

function describe(issue: z.core.$ZodIssue): ErrorDetail[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join('.'),
      message: 'This member is not known here.',
    }))
  }
  return [{ path: issue.path.join('.'), message: issue.message }]
}
