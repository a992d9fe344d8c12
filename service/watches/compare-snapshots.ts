import type { WatchChange, WatchFact } from '#contract/watches.ts'
import type { SnapshotFact, WatchSnapshot } from '../db/schema/watches.ts'

/** Points of 100: smaller moves are noise between two looks. */
const notableMove = 5
const maxFacts = 50

/** How a run differs from the completed one before it. */
export function compareSnapshots(before: WatchSnapshot, after: WatchSnapshot): WatchChange {
  const added = missingIn(before.facts, after.facts).flatMap((fact) =>
    fact.added === undefined ? [] : [tell(fact, fact.added)],
  )
  const removed = missingIn(after.facts, before.facts).flatMap((fact) =>
    fact.removed === undefined ? [] : [tell(fact, fact.removed)],
  )
  // A score of the own content and one of answer engines differ although nothing changed.
  const isOtherBasis = before.basis !== undefined && after.basis !== undefined && before.basis !== after.basis
  const earlier = isOtherBasis ? undefined : before.score
  const move = earlier === undefined || after.score === undefined ? 0 : Math.abs(after.score - earlier)
  return {
    matters: move >= notableMove || [...added, ...removed].some(({ notable }) => notable),
    summary: summarize({ from: earlier, to: after.score }, { added: added.length, removed: removed.length }),
    ...(earlier !== undefined && { score_before: earlier }),
    ...(after.score !== undefined && { score_after: after.score }),
    ...(after.score !== undefined && after.basis !== undefined && { score_basis: after.basis }),
    added: notableFirst(added),
    removed: notableFirst(removed),
  }
}

function missingIn(others: readonly SnapshotFact[], facts: readonly SnapshotFact[]): SnapshotFact[] {
  const known = new Set(others.map(({ id }) => id))
  return facts.filter(({ id }) => !known.has(id))
}

function tell({ url, notable }: SnapshotFact, text: string): WatchFact {
  return { text, notable, ...(url !== undefined && { url }) }
}

function notableFirst(facts: readonly WatchFact[]): WatchFact[] {
  return facts.toSorted((a, b) => Number(b.notable) - Number(a.notable)).slice(0, maxFacts)
}

function summarize(
  { from, to }: { from: number | undefined; to: number | undefined },
  { added, removed }: { added: number; removed: number },
): string {
  const moved =
    from !== undefined && to !== undefined && Math.round(from) !== Math.round(to)
      ? `Score ${Math.round(from)} → ${Math.round(to)}`
      : ''
  const parts = [moved, added > 0 && `${added} new`, removed > 0 && `${removed} gone`].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'No change'
}
