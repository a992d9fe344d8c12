import { z } from 'zod'
import type { OperationShape } from '#contract/operation.ts'

/** What a server's OpenAPI document says that it takes. */
export type ServerDescription = {
  /** Whether it names the operation, whatever its path parameters are called. */
  names(operation: OperationShape): boolean
  /** The members of the query and of the JSON body that it names for the operation. */
  membersOf(operation: OperationShape): ReadonlySet<string>
}

const Json = z.record(z.string(), z.unknown())
const Document = z.looseObject({
  openapi: z.string(),
  servers: z
    .array(z.looseObject({ url: z.string() }))
    .optional()
    .catch(undefined),
  paths: z.record(z.string(), Json),
})
const Parameter = z.looseObject({ name: z.string(), in: z.string() })

/** References to references end here, should they lead in a circle. */
const maxDepth = 12

/**
 * Reads an OpenAPI 3 document.
 * @param address where it was found; addresses of servers in it are relative to it
 * @param baseUrl what the paths of operations are appended to, without a trailing slash
 * @returns undefined for anything else
 */
export function readOpenApi(value: unknown, address: string, baseUrl: string): ServerDescription | undefined {
  const parsed = Document.safeParse(value)
  if (!parsed.success) return undefined
  const document = parsed.data
  const prefixes = ['', ...(document.servers ?? []).map(({ url }) => prefixOf(url, address, baseUrl))]
  const found = new Map<string, ReadonlySet<string>>()
  for (const [path, item] of Object.entries(document.paths)) {
    const shared = parameterNames(document, item.parameters)
    for (const [method, described] of Object.entries(item)) {
      const operation = Json.safeParse(described)
      if (!operation.success) continue
      const { parameters, requestBody } = operation.data
      const members = new Set([
        ...shared,
        ...parameterNames(document, parameters),
        ...bodyMembers(document, requestBody),
      ])
      for (const prefix of prefixes) found.set(nameOf(method, prefix + path), members)
    }
  }
  const find = ({ method, path }: OperationShape) => found.get(nameOf(method, path))
  return {
    names: (operation) => find(operation) !== undefined,
    membersOf: (operation) => find(operation) ?? new Set(),
  }
}

function nameOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}').replace(/(?<=.)\/+$/, '')}`
}

/** What stands before the paths of a document, seen from the address that operations are appended to. */
function prefixOf(server: string, address: string, baseUrl: string): string {
  if (!URL.canParse(server, address)) return ''
  const path = new URL(server, address).pathname.replace(/\/+$/, '')
  const base = new URL(baseUrl).pathname.replace(/\/+$/, '')
  return path.startsWith(base) ? path.slice(base.length) : path
}

function parameterNames(document: object, parameters: unknown): string[] {
  if (!Array.isArray(parameters)) return []
  return parameters.flatMap((one) => {
    const parameter = Parameter.safeParse(resolve(document, one))
    return parameter.success && parameter.data.in === 'query' ? [parameter.data.name] : []
  })
}

function bodyMembers(document: object, requestBody: unknown): string[] {
  const content = Json.safeParse(Json.safeParse(resolve(document, requestBody)).data?.content)
  if (!content.success) return []
  return Object.entries(content.data)
    .filter(([type]) => type.includes('json'))
    .flatMap(([, media]) => schemaMembers(document, Json.safeParse(media).data?.schema))
}

/** The properties of a schema and of all it is composed of, each of which is read once, however many lead to it. */
function schemaMembers(document: object, value: unknown, seen = new Set<unknown>()): string[] {
  const found = resolve(document, value)
  const schema = Json.safeParse(found)
  if (!schema.success || seen.has(found)) return []
  seen.add(found)
  const own = Object.keys(Json.safeParse(schema.data.properties).data ?? {})
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((kind) => {
    const list = schema.data[kind]
    return Array.isArray(list) ? list : []
  })
  return [...own, ...parts.flatMap((part) => schemaMembers(document, part, seen))]
}

/** What a `$ref` within the document leads to; anything else as it is. */
function resolve(document: object, value: unknown): unknown {
  let current = value
  for (let step = 0; step < maxDepth; step++) {
    const reference = Json.safeParse(current).data?.$ref
    if (typeof reference !== 'string') return current
    if (!reference.startsWith('#/')) return undefined
    current = reference
      .slice(2)
      .split('/')
      .map((part) => decodePointer(part))
      .reduce<unknown>((at, name) => Json.safeParse(at).data?.[name], document)
  }
  return undefined
}

/** One part of a JSON pointer in an address (RFC 6901, 6). */
function decodePointer(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
  } catch {
    return part
  }
}
