import { z } from 'zod'
import type { OperationShape } from '#contract/operation.ts'
import { meanTheSame } from '../text/mean-the-same.ts'
import { isSlipOf } from '../text/nearest-name.ts'
import { nearestPath } from './nearest-path.ts'

type Described = Pick<OperationShape, 'id' | 'path' | 'method' | 'noun' | 'body'>
type Sent = { method: string; path: string }

/**
 * The operations that were meant by a request to a path at which there is nothing: those at the nearest path, of the method
 * that was sent if it has one, or the one whose name is the last part of the path. Empty if nothing is near.
 */
export function operationsMeantByPath(
  { method, path }: Sent,
  operations: readonly Described[],
): readonly string[] {
  const near = nearestPath(path, operations)
  const here = near === undefined ? [] : operationsAt(near, operations)
  const own = here.filter((one) => one.method === read(method))
  if (near !== undefined) return (own.length > 0 ? own : here).map((one) => nameOperation(one, near))
  const end = path.lastIndexOf('/')
  const [above, last] = [path.slice(0, end), path.slice(end + 1)]
  const acting = operationsAt(above, operations).filter((one) => actionsOf(one).includes(last))
  if (acting.length > 0) return acting.map((one) => `${nameOperation(one, above)} with {"action": "${last}"}`)
  return operations.filter(({ id }) => isSlipOf(last, id)).map((one) => nameOperation(one))
}

/**
 * The operations that were meant by one word at the root, `/articles` or `/brand-scans`: those below `/api/agent`, of the
 * method that was sent if they have one. Only a word that is exactly theirs, since the root may be the owner's site.
 */
export function operationsMeantAtRoot(
  { method, path }: Sent,
  operations: readonly Described[],
): readonly string[] {
  if (!/^\/[a-z-]+$/.test(path)) return []
  const here = operationsAt(`${prefix}${path}`, operations)
  const ofNoun = here.length > 0 ? [] : operations.filter((one) => `/${one.noun}` === path && isList(one))
  const found = here.length > 0 ? here : ofNoun
  const own = found.filter((one) => one.method === read(method))
  return (own.length > 0 ? own : found).map((one) => nameOperation(one))
}

const prefix = '/api/agent'

const isList = ({ id, path }: Described) => id.startsWith('list') && !path.includes('{')

/** What the body of an operation may name as its `action`. */
function actionsOf({ body }: Described): string[] {
  if (!(body instanceof z.ZodDiscriminatedUnion)) return []
  return body.options.flatMap((option) => {
    const action = option instanceof z.ZodObject ? option.shape.action : undefined
    return action instanceof z.ZodLiteral ? [...action.values].map(String) : []
  })
}

/**
 * The operations that were meant by a request with a method that its path does not have; for example `POST /articles` means
 * the one that writes an article. Empty if none is sure.
 */
export function operationsMeantByMethod(
  { method, path }: Sent,
  operations: readonly Described[],
): readonly string[] {
  const here = operationsAt(path, operations)
  const template = here[0]?.path ?? ''
  const last = path.split('/').at(-1) ?? ''
  const same = operations.filter(({ noun }) => here.some((one) => one.noun === noun))
  const byVerb = template.endsWith('}') ? same.filter(({ id }) => isVerb(last, id)) : []
  if (byVerb.length > 0) return byVerb.length === 1 ? byVerb.map((one) => nameOperation(one)) : []
  const changing = here.filter((one) => ['PUT', 'PATCH'].includes(one.method))
  if (changing.length > 0 && ['POST', 'PUT', 'PATCH'].includes(method))
    return changing.map((one) => nameOperation(one))
  const below = operations.filter(
    (one) =>
      one.method === method &&
      /^\/\{\w+\}$/.test(one.path.slice(template.length)) &&
      one.path.startsWith(template),
  )
  if (below.length > 0) return below.map((one) => nameOperation(one))
  const creating = same.filter((one) => one.method === method && method === 'POST' && creates(one, last))
  return creating.length === 1 ? creating.map((one) => nameOperation(one)) : []
}

function operationsAt(path: string, operations: readonly Described[]): readonly Described[] {
  const parts = path.split('/')
  const fitting = operations.filter((one) => {
    const words = one.path.split('/')
    return (
      words.length === parts.length && words.every((word, at) => word.startsWith('{') || word === parts[at])
    )
  })
  const fewest = Math.min(...fitting.map(parametersOf))
  return fitting.filter((one) => parametersOf(one) === fewest)
}

const parametersOf = ({ path }: Described) => path.split('{').length

/** `GET /api/agent/products (listDocuments)`. */
export const nameOperation = ({ method, path, id }: Described, sent: string = path) =>
  `${method} ${sent} (${id})`

const read = (method: string) => (method === 'HEAD' ? 'GET' : method)

/** `generate` and `write` for `generateArticle`. */
function isVerb(word: string, id: string): boolean {
  const verb = /^[a-z]+/.exec(id)?.[0] ?? ''
  return word === verb || meanTheSame(word, verb)
}

/** True for what adds one to the list of a name: `generateArticle` for `articles`, and `POST /adapt` for `adaptations`. */
function creates({ id, path }: Described, list: string): boolean {
  const [, verb = '', object = ''] = /^([a-z]+)(\w*)$/.exec(id) ?? []
  const isOne = isSlipOf(object, list) && meanTheSame(verb, 'create')
  return !path.includes('{') && (isOne || list.startsWith(path.split('/').at(-1) ?? ''))
}
