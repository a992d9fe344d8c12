import { z } from 'zod'
import type { OperationShape } from '#contract/operation.ts'

const idempotencyKey = z
  .string()
  .max(255)
  .optional()
  .describe('The same key and arguments within 24 hours answer the first result and charge once.')

type Members = Record<string, z.ZodType>

/**
 * The properties of a body that become arguments; undefined if the body is one argument, `body`. For a body of several
 * shapes they are the properties of all: models and their vendors want one flat object.
 */
function flatBody({ body, params, query }: OperationShape): Members | undefined {
  const members = membersOf(body)
  const taken = { ...params?.shape, ...query?.shape }
  return members && !Object.keys(members).some((name) => name in taken) ? members : undefined
}

function membersOf(body: z.ZodType | undefined): Members | undefined {
  if (body instanceof z.ZodObject) return body.shape
  if (!(body instanceof z.ZodUnion)) return undefined
  const shapes = body.options.map((option) => (option instanceof z.ZodObject ? option.shape : undefined))
  const known: Members[] = shapes.filter((shape) => shape !== undefined)
  if (known.length < shapes.length) return undefined
  const names = new Set(known.flatMap((shape) => Object.keys(shape)))
  return Object.fromEntries([...names].map((name) => [name, memberOfAll(name, known)]))
}

/** Whichever of its schemas; required only where every shape requires it. */
function memberOfAll(name: string, shapes: readonly Members[]): z.ZodType {
  const schemas = [...new Set(shapes.flatMap((shape) => shape[name] ?? []))]
  const [only = z.unknown()] = schemas
  const member = schemas.length === 1 ? only : z.union(schemas)
  return shapes.every((shape) => name in shape) ? member : member.optional()
}

/**
 * The arguments of an operation's tool: parameters of the path and of the query and the properties of the body side by
 * side. A body with a conflicting name is one argument named `body`.
 */
export function toolArguments(operation: OperationShape): z.ZodObject {
  const { params, query, body, bodyOptional, whenCallerLeaves } = operation
  const flat = flatBody(operation)
  const whole = body && !flat ? { body: bodyOptional ? body.optional() : body } : {}
  return z.object({
    ...(whenCallerLeaves && { idempotency_key: idempotencyKey }),
    ...params?.shape,
    ...query?.shape,
    ...(flat ?? whole),
  })
}

export type ToolRequest = { path: string; body?: unknown; idempotencyKey?: string }

/** The arguments by where they go, texts where an address has them; `under` is the path of the body's members. */
export type ArgumentParts = {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  under: readonly string[]
}

/** The arguments of a call, apart. An empty part of the address is as good as none. */
export function argumentParts(operation: OperationShape, given: Record<string, unknown>): ArgumentParts {
  const pick = (schema: z.ZodObject | undefined) =>
    Object.fromEntries(
      Object.keys(schema?.shape ?? {}).flatMap((name) =>
        given[name] === undefined ? [] : [[name, asText(given[name])]],
      ),
    )
  const params = Object.fromEntries(
    Object.entries(pick(operation.params)).filter(([, value]) => value !== ''),
  )
  const query = pick(operation.query)
  const members = flatBody(operation)
  if (!members) return { params, query, body: given.body, under: ['body'] }
  const body = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(members, name)))
  return { params, query, body, under: [] }
}

/** Builds the request from the arguments. Their validation is left to the HTTP layer. */
export function requestOf(operation: OperationShape, given: Record<string, unknown>): ToolRequest {
  const { params, query, body, whenCallerLeaves } = operation
  const { idempotency_key: key, ...rest } = whenCallerLeaves
    ? given
    : { idempotency_key: undefined, ...given }
  let path: string = operation.path
  for (const name of Object.keys(params?.shape ?? {})) {
    path = path.replace(`{${name}}`, encodeURIComponent(asText(rest[name])))
    delete rest[name]
  }
  const search = new URLSearchParams()
  for (const name of Object.keys(query?.shape ?? {})) {
    if (rest[name] !== undefined) search.set(name, asText(rest[name]))
    delete rest[name]
  }
  const members = flatBody(operation) ? rest : rest.body
  return {
    path: search.size > 0 ? `${path}?${search}` : path,
    ...(body && { body: members }),
    ...(typeof key === 'string' && { idempotencyKey: key }),
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
