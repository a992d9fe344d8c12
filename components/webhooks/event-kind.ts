import { visibleText } from './visible-text.ts'

/** A kind of event, as far as it is offered to choose from. */
export type EventKind = { name: string; description: string }

/** Whether every kind that is offered is among `types`. */
export function isEveryKind(types: readonly string[], kinds: readonly EventKind[]): boolean {
  return kinds.length > 0 && kinds.every(({ name }) => types.includes(name))
}

/** Summarises the event types of an endpoint; listing every type means all of them. */
export function eventTypesSummary(types: readonly string[], kinds: readonly EventKind[]): string {
  if (types.length === 0 || isEveryKind(types, kinds)) return 'All events'
  if (types.length <= 3) return types.join(', ')
  return `${types.slice(0, 2).join(', ')} and ${types.length - 2} more`
}

/** A type of event as a title, for what has no name of its own: `Session: articles generated`. */
export function eventTitle(type: string): string {
  const shown = visibleText(type)
  if (!/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/.test(shown)) return shown
  const [noun = '', what = ''] = shown.replaceAll('_', ' ').split('.')
  return `${noun[0]?.toUpperCase() ?? ''}${noun.slice(1)}: ${what}`
}

/** Kinds of event under the noun that their names start with, in the order of the list. */
export function groupEventKinds(kinds: readonly EventKind[]): { noun: string; kinds: EventKind[] }[] {
  const groups = new Map<string, EventKind[]>()
  for (const kind of kinds) {
    const noun = kind.name.split('.')[0] ?? kind.name
    groups.set(noun, [...(groups.get(noun) ?? []), kind])
  }
  return [...groups].map(([noun, members]) => ({ noun: noun.replaceAll('_', ' '), kinds: members }))
}
