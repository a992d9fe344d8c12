import type { OperationShape } from '#contract/operation.ts'
import { isSlipOf, nearestName } from '../text/nearest-name.ts'

type Described = Pick<OperationShape, 'id' | 'path' | 'method' | 'noun'>

const prefix = ['api', 'agent']
const longestEcho = 200

/**
 * The path that was meant by one at which there is nothing: with a slash too many, a version, in other case, with a typing
 * error, or by the noun of its operations (`/api/agent/brand-scans`), or what they are called by (`/api/agent/documents` for
 * `listDocuments`). Undefined if none is like it.
 */
export function nearestPath(sent: string, operations: readonly Described[]): string | undefined {
  const parts = sent.split('/').filter((part) => part !== '' && !/^v\d+$/i.test(part))
  const rest = parts[0]?.toLowerCase() === 'api' ? parts.slice(1) : parts
  const own = rest[0]?.toLowerCase() === 'agent' ? rest.slice(1) : rest
  const paths = [...new Set(operations.map(({ path }) => path))]
  const meant =
    nearestOf([...prefix, ...own], paths) ??
    nearestOf(parts, paths) ??
    nearestOf([...homeOf(own[0] ?? '', operations), ...own.slice(1)], paths)
  return meant === sent || meant === undefined || meant.length > longestEcho ? undefined : meant
}

/** With the parameters of what was sent; the fewest words corrected. */
function nearestOf(parts: readonly string[], paths: readonly string[]): string | undefined {
  const fits = paths.flatMap((path) => fitOf(parts, path.slice(1).split('/')) ?? [])
  return fits.toSorted((a, b) => a.corrected - b.corrected)[0]?.path
}

function fitOf(
  parts: readonly string[],
  template: readonly string[],
): { path: string; corrected: number } | undefined {
  if (parts.length !== template.length) return undefined
  let corrected = 0
  const meant: string[] = []
  for (const [at, word] of template.entries()) {
    const part = parts[at] ?? ''
    const isParameter = word.startsWith('{')
    meant.push(isParameter ? part : word)
    if (isParameter || part.toLowerCase() === word) continue
    if (nearestName(part, [word]) === undefined) return undefined
    corrected += 1
  }
  return corrected > 1 ? undefined : { path: `/${meant.join('/')}`, corrected }
}

/** Where the list of a noun is, or of what an operation lists by its name. */
function homeOf(sent: string, operations: readonly Described[]): string[] {
  const lists = operations.filter((one) => one.method === 'GET' && !one.path.includes('{'))
  const ofNoun = lists.filter((one) => one.noun === sent.toLowerCase())
  const byName = lists.filter(({ id }) => id.startsWith('list') && isSlipOf(sent, id.slice('list'.length)))
  const paths = (ofNoun.length > 0 ? ofNoun : byName).map(({ path }) => path)
  const [shortest] = paths.toSorted((a, b) => a.length - b.length)
  return shortest === undefined ? [] : shortest.slice(1).split('/')
}
