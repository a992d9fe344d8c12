import { type ShellAction, shellActions } from './action-registry.ts'
import { matchAction } from './match-action.ts'
import type { FoundRecord } from './match-records.ts'

/** One line of the palette: an action, a record or the search, by a name that no other has. */
export type PaletteRow = {
  value: string
  title: string
  /** What kind of record it is. */
  kind?: FoundRecord['kind']
  /** It names what was typed, and so has it in its title anyway. */
  isOfQuery?: true
  action: ShellAction
}

export type PaletteGroup = { heading?: string; rows: PaletteRow[] }

const actionGroups = ['Actions', 'Go to', 'Settings', 'General'] as const

/** What the palette lists, from top to bottom: actions that fit, records that were found, and what can be done with the words. */
export function paletteGroups(query: string, records: readonly FoundRecord[]): PaletteGroup[] {
  return [
    ...actionGroups.map((heading) => ({ heading, rows: actionRows(heading, query) })),
    { heading: 'Results', rows: records.map(recordRow) },
    { rows: query ? [searchRow(query), writeRow(query)] : [] },
  ].filter(({ rows }) => rows.length > 0)
}

/**
 * The row that Enter opens: the one that an arrow key or the pointer moved to while it is there, else the first. What is
 * found late may come to stand above what was first, and nobody chose that.
 */
export function selectedRow(
  groups: readonly PaletteGroup[],
  moved: string | undefined,
): PaletteRow | undefined {
  const rows = groups.flatMap((group) => group.rows)
  return rows.find(({ value }) => value === moved) ?? rows[0]
}

function actionRows(group: ShellAction['group'], query: string): PaletteRow[] {
  return shellActions
    .filter((action) => action.group === group)
    .map((action) => ({ action, fit: query ? matchAction(action.title, query, action.keywords) : 1 }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ action }) => ({ value: action.title, title: action.title, action }))
}

function recordRow({ id, kind, title, href }: FoundRecord): PaletteRow {
  return {
    value: `${kind} ${title} ${id}`.trim(),
    title,
    kind,
    action: { id: href, title, group: 'Go to', href },
  }
}

function searchRow(query: string): PaletteRow {
  return {
    value: `Search articles for ${query}`,
    title: `Search articles for “${query}”`,
    isOfQuery: true,
    action: {
      id: 'search-articles',
      title: query,
      group: 'Actions',
      href: `/articles?q=${encodeURIComponent(query)}`,
    },
  }
}

function writeRow(query: string): PaletteRow {
  return {
    value: `Write an article about ${query}`,
    title: `Write an article about “${query}”`,
    isOfQuery: true,
    action: {
      id: 'write-about',
      title: query,
      group: 'Actions',
      href: `/articles/new?topic=${encodeURIComponent(query)}`,
    },
  }
}
