import { type ShareMove, shareMove } from '#contract/share-move.ts'
import type { WatchChange, WatchFact } from '#contract/watches.ts'
import type { ScorePart, SnapshotFact, WatchSnapshot } from '../db/schema/watches.ts'

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
  const parts = moveParts(before.parts, after.parts)
  const isOtherBasis =
    (before.basis !== undefined && after.basis !== undefined && before.basis !== after.basis) ||
    parts.some((part) => part.before === undefined || part.after === undefined)
  const earlier = isOtherBasis ? undefined : before.score
  const share = isOtherBasis ? undefined : shareMove(before.named, after.named)
  const moves = [
    earlier === undefined || after.score === undefined ? 0 : after.score - earlier,
    share ? share.after - share.before : 0,
  ]
  return {
    matters:
      moves.some((move) => Math.abs(move) >= notableMove) ||
      [...added, ...removed].some(({ notable }) => notable),
    summary: summarize(
      { from: earlier, to: after.score, share },
      { added: added.length, removed: removed.length },
    ),
    ...(earlier !== undefined && { score_before: earlier }),
    ...(after.score !== undefined && { score_after: after.score }),
    ...(after.score !== undefined && after.basis !== undefined && { score_basis: after.basis }),
    ...(share && { share_of_voice: share }),
    ...(parts.length > 0 && { score_parts: parts }),
    added: notableFirst(added),
    removed: notableFirst(removed),
  }
}

/** The parts that moved; where the runs could not read the same parts, those that only one of them could. */
function moveParts(
  before: readonly ScorePart[] = [],
  after: readonly ScorePart[] = [],
): NonNullable<WatchChange['score_parts']> {
  const pairs = after.flatMap(({ id, label, points }) => {
    const earlier = before.find((part) => part.id === id)
    return earlier ? [{ label, before: earlier.points ?? undefined, after: points ?? undefined }] : []
  })
  const unlike = pairs.filter((part) => (part.before === undefined) !== (part.after === undefined))
  const moved = pairs.filter((part) => Math.abs((part.after ?? 0) - (part.before ?? 0)) >= 1)
  return (unlike.length > 0 ? unlike : moved).map(({ label, before: from, after: to }) => ({
    label,
    ...(from !== undefined && { before: from }),
    ...(to !== undefined && { after: to }),
  }))
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
  { from, to, share }: { from: number | undefined; to: number | undefined; share: ShareMove | undefined },
  { added, removed }: { added: number; removed: number },
): string {
  const moved =
    from !== undefined && to !== undefined && Math.round(from) !== Math.round(to)
      ? `Score ${Math.round(from)} → ${Math.round(to)}`
      : ''
  const parts = [
    moved,
    share && shareMoved(share),
    added > 0 && `${added} new`,
    removed > 0 && `${removed} gone`,
  ].filter(Boolean)
  const said = parts.join(', ')
  return said === '' ? 'No change' : said.charAt(0).toUpperCase() + said.slice(1)
}

/** `share of voice 34% → 30%, Kitebase 25% → 28%`: a loss with who took it. */
function shareMoved({ before, after, rival }: ShareMove): string {
  if (before === after) return ''
  const other = rival ? `, ${rival.name} ${rival.before}% → ${rival.after}%` : ''
  return `share of voice ${before}% → ${after}%${other}`
}
