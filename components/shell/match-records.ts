import { matchAction } from './match-action.ts'

/** Something that was written, read or started, and its page. */
export type FoundRecord = {
  id: string
  kind:
    | 'Article'
    | 'Document'
    | 'Company'
    | 'Session'
    | 'Lead magnet'
    | 'Brand scan'
    | 'Scout run'
    | 'Watch'
    | 'Started here'
  title: string
  /** Other words that it is known by. */
  keywords?: readonly string[]
  href: string
}

/** The records whose words begin with every typed word, the best first; the same page once. */
export function matchRecords(records: readonly FoundRecord[], typed: string, most: number): FoundRecord[] {
  const byPage = new Map(records.toReversed().map((record) => [record.href, record]))
  return [...byPage.values()]
    .toReversed()
    .map((record) => ({ record, fit: matchAction(record.title, typed, record.keywords) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, most)
    .map(({ record }) => record)
}
