import 'server-only'
import { getOpenApi } from '#contract/health.ts'
import type { OperationShape } from '#contract/operation.ts'
import { AgentApiError, type AgentApiFailure } from './errors.ts'
import { describeServer } from './server-description.ts'

type Request = { params?: unknown; query?: unknown; body?: unknown }

/**
 * What of a request a server is sent. The published document's members always; those that it lacks (`extensionMembers`)
 * only where the server's OpenAPI names them; a request that makes no sense without one is refused here. An operation of ours
 * is tried where there is no OpenAPI; where there is one, a read that it does not name is not sent at all, and of one that it
 * names only the members of the query that it names.
 * @throws AgentApiError `not_offered` for such a read, `invalid` for a member that the request needs
 */
export async function fitRequest(
  operation: OperationShape,
  request: Request,
  baseUrl: string,
): Promise<Request> {
  if (operation.id === getOpenApi.id) return request
  if (operation.origin === 'ours') return fitRead(operation, request, baseUrl)
  const { extensionMembers = {} } = operation
  const isExtension = (name: string) => Object.hasOwn(extensionMembers, name)
  const sent = [...membersOf(request.query), ...membersOf(request.body)].filter(isExtension)
  if (sent.length === 0) return request
  const named = (await describeServer(baseUrl))?.membersOf(operation)
  const isTaken = (name: string) => !isExtension(name) || named?.has(name) === true
  const lacking = sent.filter((name) => extensionMembers[name] === 'needed' && !isTaken(name))
  if (lacking.length > 0) throw new AgentApiError(operation.id, notTaken(lacking))
  const body = only(request.body, isTaken)
  const isEmpty = operation.bodyOptional && membersOf(body).length === 0
  return { ...request, query: only(request.query, isTaken), body: isEmpty ? undefined : body }
}

async function fitRead(operation: OperationShape, request: Request, baseUrl: string): Promise<Request> {
  // Somebody asked for a change: the server itself shall say that it lacks it.
  if (operation.method !== 'GET') return request
  const description = await describeServer(baseUrl)
  if (!description) return request
  if (!description.names(operation)) {
    throw new AgentApiError(operation.id, { kind: 'not_offered', isStated: true })
  }
  const named = description.membersOf(operation)
  return { ...request, query: only(request.query, (name) => named.has(name)) }
}

function notTaken(names: readonly string[]): AgentApiFailure {
  const message = "This server doesn't take this."
  return { kind: 'invalid', message, details: names.map((path) => ({ path, message })) }
}

function membersOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value).filter((name) => value[name] !== undefined) : []
}

function only(value: unknown, isTaken: (name: string) => boolean): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => isTaken(name)))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
