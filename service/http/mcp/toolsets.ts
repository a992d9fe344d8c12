import { ServiceError } from '../../core/errors.ts'
import { unknownName } from '../../text/unknown-name.ts'
import type { ServiceTool } from './tools.ts'

/** The sets that an address can switch on, by the noun of their operations, with the tools in each. */
export function toolsetsOf(tools: Iterable<ServiceTool>): ReadonlyMap<string, readonly ServiceTool[]> {
  return Map.groupBy(tools, ({ operation }) => operation.noun)
}

/**
 * The tools that `tools/list` shows: those with a guide, and the sets named in `?toolsets=webhooks,credits`; `all` shows
 * every tool. The others can be called, too.
 * @throws {ServiceError} `invalid` for a set that does not exist, with those that do
 */
export function listedTools(
  tools: readonly ServiceTool[],
  query: string | undefined,
): readonly ServiceTool[] {
  const named = (query ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'default')
  if (named.includes('all')) return tools
  const known = toolsetsOf(tools)
  const unknown = named.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    const names = ['all', ...[...known.keys()].toSorted()]
    const told = unknown.map((name) => unknownName('toolset', name, names))
    const message = `${told.join(' ')} Toolsets: ${names.join(', ')}.`
    throw new ServiceError({ kind: 'invalid', details: [{ path: 'toolsets', message }] }, message)
  }
  return tools.filter(({ guide, operation }) => guide !== undefined || named.includes(operation.noun))
}
