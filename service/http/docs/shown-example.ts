import type { OperationExample } from '#contract/examples.ts'
import type { NeededId, Reference, ShownOperation } from './reference.ts'

/** A call to paste: what was recorded, or the body that works as it is, with names in place of ids that nobody has. */
export type ShownExample = OperationExample & { ids: readonly NeededId[] }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Words whose record bears another name, or that are no id. */
const renamed: Readonly<Record<string, string>> = {
  product: 'document',
  home: 'destination',
  draft_id: 'article_id',
}
const notIds = new Set(['idempotencyKey'])

export function shownExample(
  { path, operation }: ShownOperation,
  reference: Reference,
): ShownExample | undefined {
  const recorded = reference.examples.get(operation.operationId)?.[0]
  if (!recorded) return undefined
  const { byPath, byName } = reference.idSources
  const found = new Map<string, NeededId>()
  const need = (name: string, from: NeededId['from']) => {
    found.set(name, { name, from })
    return name
  }
  const url = new URL(recorded.address, 'https://desk.example')
  const template = path.split('/')
  const segments = url.pathname.split('/').map((value, at) => {
    const [, parameter] = /^\{(.+)\}$/.exec(template[at] ?? '') ?? []
    if (parameter === undefined || !uuid.test(value)) return value
    return need(idName(parameter, template[at - 1]), byPath.get(template.slice(0, at).join('/')))
  })
  const named = (member: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => named(singular(member), one))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, named(name, one)]))
    }
    if (typeof value !== 'string' || !uuid.test(value) || notIds.has(member)) return value
    const name = idName(member)
    return need(name, byName.get(name))
  }
  for (const [name, value] of url.searchParams) url.searchParams.set(name, String(named(name, value)))
  const body = reference.samples.get(operation.operationId) ?? recorded.body
  return {
    ...recorded,
    address: segments.join('/') + url.search,
    ...(body !== undefined && { body: named('', body) }),
    ids: [...found.values()],
  }
}

/** The operations that answer ids, by their path and by the name of such an id: a list, or else what creates one. */
export function idSourcesOf(all: readonly (ShownOperation & { noun: string })[]): Reference['idSources'] {
  const byPath = new Map<string, NonNullable<NeededId['from']>>()
  const byName = new Map<string, NonNullable<NeededId['from']>>()
  for (const method of ['post', 'get']) {
    for (const { path, operation, noun } of all.filter((one) => one.method === method)) {
      const source = { id: operation.operationId, noun, lists: method === 'get' }
      byPath.set(path, source)
      byName.set(idName('id', path.split('/').at(-1)), source)
    }
  }
  return { byPath, byName }
}

/** `ARTICLE_ID` for `{id}` after `articles`, and for a member `article_id`; `RUN_ID` for `runId`. */
function idName(parameter: string, before = ''): string {
  const said = parameter === 'id' ? singular(before) : parameter.replaceAll(/([a-z])([A-Z])/g, '$1_$2')
  const name = (renamed[said] ?? said).replaceAll('-', '_').toUpperCase()
  return name.endsWith('_ID') ? name : `${name}_ID`
}

/** `watch` of `watches`, `company` of `companies`, `article` of `articles`; `analysis` and `address` are no plurals. */
export const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x|zz)es$/, '$1')
    .replace(/([^siu])s$/, '$1')
