import type { Context as Request } from 'hono'
import type { z } from 'zod'
import type { ErrorDetail } from '#contract/errors.ts'
import type { OperationInput, OperationShape } from '#contract/operation.ts'
import { refused, ServiceError } from '../core/errors.ts'
import { validateInput } from '../core/validate-input.ts'
import { rejectUnstorable } from './reject-unstorable.ts'

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

/**
 * The bytes of a body, no more than the limit, whatever Content-Length says.
 * @throws {ServiceError} `too_large`, or `malformed` when the body is truncated
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new ServiceError({ kind: 'too_large' }, `The body may have at most ${formatSize(limit)}.`)
  const announced = request.req.header('content-length')
  if (Number(announced ?? 0) > limit) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  try {
    if (announced !== undefined) {
      // The HTTP parser lets no more through than was announced, so it may be read in one go.
      const bytes = new Uint8Array(await request.req.raw.arrayBuffer())
      if (bytes.length > limit) throw tooLarge()
      return bytes
    }
    for await (const part of request.req.raw.body ?? []) {
      size += part.length
      if (size > limit) throw tooLarge()
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw new ServiceError({ kind: 'malformed' }, 'The request body ended unexpectedly.')
  }
  return Buffer.concat(parts)
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
  const parse = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const judged = validateInput(schema, value)
    if (judged.ok) return judged.data
    details.push(...judged.details)
    return undefined
  }
  const params = parse(operation.params, request.req.param())
  const query = parse(operation.query, request.req.query())
  const body = parse(operation.body, json === undefined && operation.bodyOptional ? {} : json)
  if (details.length > 0) throw refused(details)
  return { params, query, body } as OperationInput<OperationShape>
}

function formatSize(bytes: number): string {
  return bytes < oneMebibyte ? `${bytes / 1024} KiB` : `${bytes / oneMebibyte} MiB`
}
