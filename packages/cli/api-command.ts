import { type Client, MastheadError } from '../client/src/index.ts'
import { command } from './command.ts'
import { operationCalls } from './generated/operation-calls.ts'
import { isMeantAsOperation, nearestOperation, operationOnTheSame } from './operation-name.ts'
import { readJson } from './read-json.ts'
import type { Terminal } from './terminal.ts'
import { UnknownPathError, UsageError } from './usage-error.ts'
import { callOf, ownName } from './what-instead.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export type ApiOptions = {
  method?: string
  /** `NAME=VALUE` each. */
  query?: readonly string[]
  data?: string
}

/**
 * Calls one operation and shows the answer. `what` is its name, with the ids of its path after it, or its path, or what
 * follows `/api/agent/` in that.
 * @throws {UnknownPathError} for a path at which neither this client nor the service knows an operation
 */
export async function api(
  terminal: Terminal,
  client: Client,
  [what = '', ...ids]: readonly string[],
  { method, query, data }: ApiOptions,
): Promise<void> {
  const named = nameOf(what)
  const {
    path,
    method: usual,
    keyed,
    parts,
  } = named === undefined ? callByPath(what, ids, { method, data }) : callByName(named, ids, method)
  const takesBody = named !== undefined && operationCalls[named]?.takesBody === true
  const body = data === undefined ? (takesBody ? {} : undefined) : await readJson(terminal, data, 'api')
  const sent = { ...parts, ...(query && { query: readQuery(query) }), ...(body !== undefined && { body }) }
  const answer = await client.request({ method: usual, path, keyed, parts: sent }).catch((error: unknown) => {
    if (!isUnknown(error, path)) throw error
    throw new UnknownPathError(error, isWord(what) ? unknownWords(what, error) : undefined)
  })
  const content = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const value: unknown = isJson ? JSON.parse(content) : content
  terminal.show(isJson ? JSON.stringify(value, undefined, 2) : content, value)
}

/** @throws {UsageError} for what is meant as the name of an operation and is none */
function nameOf(what: string): string | undefined {
  if (Object.hasOwn(operationCalls, what)) return what
  if (/[/?]/.test(what) || isPath(`/api/agent/${what}`) || !isMeantAsOperation(what)) return undefined
  const meant = nearestOperation(what) ?? operationOnTheSame(what)
  const instead = meant === undefined ? whereListed : `Did you mean ${meant}?`
  throw new UsageError(`There is no operation named ${what}. ${instead}`)
}

const whereListed = 'They are listed at /docs of the service.'

/** What may be a path of the service and reads like a name. */
const isWord = (what: string) => /^[\w-]+$/.test(what)

/** For a word at which the service has nothing, with what it or this client take it for. */
function unknownWords(what: string, { detail }: MastheadError): string {
  const [meant] = /Did you mean .*\?$/.exec(detail) ?? []
  const own = ownName(what)
  const instead = own === undefined ? whereListed : `Did you mean the command ${own}? ${command} ${own}`
  return `There is no operation named ${what}. ${meant ?? instead}`
}

/** @throws {UsageError} for a method beside the name, and where ids are missing or too many */
function callByName(id: string, ids: readonly string[], method: string | undefined) {
  const { method: usual = '', path = '', keyed = false } = operationCalls[id] ?? {}
  if (method !== undefined) throw new UsageError(`--method goes with a path: ${id} is called by ${usual}.`)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (ids.length < names.length)
    throw new UsageError(`${names[ids.length]?.toUpperCase()} is missing: ${callOf(id)}`)
  if (ids.length > names.length)
    throw new UsageError(
      `"${ids[names.length]}" is one word too many: ${callOf(id)}. A query is given as --query NAME=VALUE.`,
    )
  const given = names.map((name, at) => [name, ids[at]])
  return { method: usual, path, keyed, parts: { path: Object.fromEntries(given) } }
}

/** @throws {UsageError} for what is no path of the service, and for a word after it */
function callByPath(
  what: string,
  [surplus]: readonly string[],
  { method, data }: Pick<ApiOptions, 'method' | 'data'>,
) {
  if (surplus !== undefined)
    throw new UsageError(`"${surplus}" is one word too many: a path has its ids in it.`)
  const path = what.startsWith('/') ? what : `/${what.replace(/^(?:api\/agent\/)?/, 'api/agent/')}`
  if (/^\/\/|:\/\//.test(path))
    throw new UsageError('PATH is one of the service, for example status or /api/agent/status.')
  const chosen = (method ?? (data === undefined ? 'GET' : 'POST')).toUpperCase()
  if (!methods.includes(chosen)) throw new UsageError(`--method is ${methods.join(', ')}.`)
  return { method: chosen, path, keyed: false, parts: {} }
}

function isUnknown(error: unknown, path: string): error is MastheadError {
  return error instanceof MastheadError && error.status === 404 && !isPath(path)
}

/** True for a path of an operation, whatever its ids. */
function isPath(path: string): boolean {
  const [bare = ''] = path.split('?')
  return Object.values(operationCalls).some(({ path: template }) =>
    new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare),
  )
}

/** @throws {UsageError} for what has no name or no value */
function readQuery(given: readonly string[]): Record<string, string> {
  const pairs = given.map((one) => {
    const [, name, value] = /^(\w+)=(.*)$/s.exec(one) ?? []
    if (name === undefined || value === undefined)
      throw new UsageError(`--query is NAME=VALUE, for example: ${command} api listArticles --query limit=5`)
    return [name, value] as const
  })
  return Object.fromEntries(pairs)
}
