import type { ErrorDetail } from '#contract/errors.ts'
import { refused } from '../../core/errors.ts'
import { unknownName } from '../../text/unknown-name.ts'
import { isReading } from './tool-effects.ts'
import type { ServiceTool } from './tools.ts'

export type ChosenTools = {
  /** Those that can be called. */
  callable: readonly ServiceTool[]
  /** Those of them that `tools/list` shows. */
  listed: readonly ServiceTool[]
  /** Whether none that changes anything can be called. */
  isReadOnly: boolean
  /** Whether what is listed is all that can be called, so that there is nothing to find. */
  isClosed: boolean
}

const parameters = ['toolsets', 'tools', 'readonly']

/** The sets that an address can switch on, by the noun of their operations, with the tools in each. */
export function toolsetsOf(tools: Iterable<ServiceTool>): ReadonlyMap<string, readonly ServiceTool[]> {
  return Map.groupBy(tools, ({ operation }) => operation.noun)
}

/**
 * What the address of the endpoint chooses. `?toolsets=webhooks,credits` lists these sets beside the tools with a guide, `all`
 * every tool; the others can be called, too. `?tools=getMe,listArticles` leaves only these, and the sets that are named.
 * `?readonly=true` leaves only tools that change nothing, as does a sign-in that was granted reading alone. A parameter with another name is refused: whoever misspells
 * `readonly`, or leaves a variable unset, would otherwise give a model more than was meant.
 * @throws {ServiceError} `invalid`, with what there is
 */
export function chooseTools(
  tools: readonly ServiceTool[],
  sent: Readonly<Record<string, readonly string[]>>,
  { onlyReads = false }: { onlyReads?: boolean } = {},
): ChosenTools {
  const query = Object.fromEntries(Object.entries(sent).map(([name, [first = '']]) => [name, first]))
  const toolsets = namesIn(query.toolsets)
  const named = namesIn(query.tools)
  const details = judgeParameters(tools, { sent, toolsets, named })
  if (details.length > 0) throw refused(details)
  const isReadOnly = onlyReads || query.readonly === 'true'
  const isClosed = named.length > 0
  const allowed = isReadOnly ? tools.filter(({ operation }) => isReading(operation)) : tools
  const hasDefaults = !isClosed || toolsets.includes('default')
  const listed = allowed.filter(
    ({ guide, operation, definition }) =>
      (guide !== undefined && hasDefaults) ||
      toolsets.includes('all') ||
      toolsets.includes(operation.noun) ||
      named.includes(definition.name),
  )
  return { callable: isClosed ? listed : allowed, listed, isReadOnly, isClosed }
}

/** What is wrong with the parameters of the address. */
function judgeParameters(
  tools: readonly ServiceTool[],
  {
    sent,
    toolsets,
    named,
  }: {
    sent: Readonly<Record<string, readonly string[]>>
    toolsets: readonly string[]
    named: readonly string[]
  },
): ErrorDetail[] {
  const sets = [...toolsetsOf(tools).keys()].toSorted()
  const names = tools.map(({ definition }) => definition.name)
  const judged = Object.entries(sent).flatMap(([path, values]): ErrorDetail[] => {
    const [first = ''] = values
    if (!parameters.includes(path))
      return [{ path, message: `${unknownName('parameter', path, parameters)} ${knownWords}` }]
    if (values.length > 1) return [{ path, message: 'Stands more than once. Separate values by commas.' }]
    if (path === 'readonly')
      return /^(true|false)$/.test(first) ? [] : [{ path, message: 'Must be true or false.' }]
    if (namesIn(first).length > 0) return []
    return [{ path, message: 'Is empty. Name what is offered, or leave the parameter out for the default.' }]
  })
  return [
    ...judged,
    ...unknownIn('toolsets', 'toolset', toolsets, ['all', 'default', ...sets]),
    ...unknownIn('tools', 'tool', named, names),
  ]
}

const knownWords = 'Known are toolsets, tools and readonly.'

function namesIn(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function unknownIn(path: string, noun: string, names: readonly string[], known: string[]): ErrorDetail[] {
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return []
  const told = unknown.map((name) => unknownName(noun, name, known)).join(' ')
  return [{ path, message: path === 'toolsets' ? `${told} Toolsets: ${known.join(', ')}.` : told }]
}
