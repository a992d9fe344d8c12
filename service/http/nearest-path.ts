import type { OperationShape } from '#contract/operation.ts'
import { isSlipOf, lettersBetween } from '../text/nearest-name.ts'

type Described = Pick<OperationShape, 'id' | 'path' | 'method' | 'noun'>

const prefix = ['api', 'agent']
const longestEcho = 200

/**
 * The path that was meant by one at which there is nothing: with a slash too many, a version, underscores, in other case, with a typing
 * error, or by the noun of its operations (`/api/agent/brand-scans`), or what they are called by (`/api/agent/documents` for
 * `listDocuments`). Undefined if none is like it.
 */
export function nearestPath(sent: string, operations: readonly Described[]): string | undefined {
  const parts = sent
    .split('/')
    .filter((part) => part !== '' && !/^v\d+$/i.test(part))
    .map((part) => (/^[a-z_]+$/i.test(part) ? part.replaceAll('_', '-') : part))
  const rest = parts[0]?.toLowerCase() === 'api' ? parts.slice(1) : parts
  const own = rest[0]?.toLowerCase() === 'agent' ? rest.slice(1) : rest
  const paths = [...new Set(operations.map(({ path }) => path))]
  const known = homeOf(own[0] ?? '', operations)
  const meant =
    nearestOf([...prefix, ...own], paths) ??
    nearestOf(parts, paths) ??
    (known.length > 0 && own.length === 1 ? `/${known.join('/')}` : undefined) ??
    nearestOf([...homeOf(own[0] ?? '', operations), ...own.slice(1)], paths)
  return meant === sent || meant === undefined || meant.length > longestEcho ? undefined : meant
}

/** With the parameters of what was sent; the fewest words corrected, in the fewest letters. */
function nearestOf(parts: readonly string[], paths: readonly string[]): string | undefined {
  const fits = paths.flatMap((path) => fitOf(parts, path.slice(1).split('/')) ?? [])
  return fits.toSorted((a, b) => a.corrected - b.corrected || a.letters - b.letters)[0]?.path
}

function fitOf(
  parts: readonly string[],
  template: readonly string[],
): { path: string; corrected: number; letters: number } | undefined {
  if (parts.length !== template.length) return undefined
  let corrected = 0
  let letters = 0
  const meant: string[] = []
  for (const [at, word] of template.entries()) {
    const part = parts[at] ?? ''
    const isParameter = word.startsWith('{')
    meant.push(isParameter ? part : word)
    // Where an id belongs, a word is none, and the suggestion would be refused.
    if (isParameter && isWord(part)) return undefined
    if (isParameter || part.toLowerCase() === word) continue
    const distance = lettersBetween(part, word)
    if (distance > mayDiffer(word)) return undefined
    corrected += 1
    letters += distance
  }
  return corrected > 1 ? undefined : { path: `/${meant.join('/')}`, corrected, letters }
}

const isWord = (part: string) => part === '' || /^[a-z][a-z-]{2,}$/i.test(part)

/** `artcles` for `articles`, but not `prices`. */
const mayDiffer = (word: string) => Math.max(1, Math.floor(word.length / 4))

/** Where the list of a noun is, or of what an operation lists by its name. */
function homeOf(sent: string, operations: readonly Described[]): string[] {
  const lists = operations.filter((one) => one.method === 'GET' && !one.path.includes('{'))
  const named = lists.filter(({ id }) => id === saidFor[sent.toLowerCase()])
  const ofNoun = lists.filter((one) => one.noun === sent.toLowerCase())
  const byName = lists.filter(({ id }) => id.startsWith('list') && isSlipOf(sent, id.slice('list'.length)))
  const found = [named, ofNoun, byName].find((some) => some.length > 0) ?? []
  const paths = found.map(({ path }) => path)
  const [shortest] = paths.toSorted((a, b) => a.length - b.length)
  return shortest === undefined ? [] : shortest.slice(1).split('/')
}

/** What people look for under names that no noun of the API has, by the operation that answers it. */
const saidFor: Readonly<Record<string, string>> = {
  balance: 'getMe',
  whoami: 'getMe',
  prices: 'getMe',
  pricing: 'getMe',
  jobs: 'listEvents',
  scout: 'listScoutRuns',
  scans: 'listBrandScans',
  usage: 'listLedger',
  transactions: 'listLedger',
  keys: 'listAgents',
  'api-keys': 'listAgents',
  posts: 'listAdaptations',
  'social-posts': 'listAdaptations',
  reports: 'listWarmLeads',
  calendar: 'getSchedule',
  leads: 'listLeads',
  'webhook-endpoints': 'listWebhooks',
  endpoints: 'listWebhooks',
}
