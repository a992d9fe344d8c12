import type { ClaimRange } from './claim-ranges.ts'
import { claimVerdict } from './claim-verdict.ts'

export type AnnotatedNode =
  | { kind: 'text'; text: string }
  /** Words of a claim. */
  | {
      kind: 'claim'
      text: string
      claimId: string
      supported: boolean
      /** Its source says something else. */
      contradicted: boolean
      /** Every claim that these words belong to: a number, and the statement around it. */
      within: readonly string[]
      /** No claim without a source goes on beyond these words. */
      last: boolean
    }
  /** `[3]` or `[3, 4]`; each with the statement before it that it supports. */
  | { kind: 'references'; references: { reference: number; claimId?: string }[] }

const referencePattern = /\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g

type Span = { start: number; end: number }

/**
 * Cuts the texts of one block where claims and references begin and end.
 * @param pieces the texts of the block, one after the other; ranges count from the start of the first.
 * @returns the replacement of each piece.
 */
export function annotateBlock(
  pieces: readonly string[],
  ranges: readonly ClaimRange[],
  known: ReadonlySet<number>,
): AnnotatedNode[][] {
  let offset = 0
  return pieces.map((piece) => {
    const start = offset
    offset += piece.length
    return annotatePiece(piece, start, ranges, known)
  })
}

function annotatePiece(
  piece: string,
  start: number,
  ranges: readonly ClaimRange[],
  known: ReadonlySet<number>,
): AnnotatedNode[] {
  const end = start + piece.length
  const touching = ranges.filter((range) => range.start < end && range.end > start)
  const references = [...piece.matchAll(referencePattern)].flatMap((match) => {
    const numbers = (match[1] ?? '').split(/[,;]/).map(Number)
    const at = start + match.index
    return numbers.every((n) => known.has(n)) ? [{ start: at, end: at + match[0].length, numbers }] : []
  })
  const cuts = new Set([start, end])
  for (const span of [...touching, ...references] as Span[]) {
    cuts.add(Math.max(start, span.start))
    cuts.add(Math.min(end, span.end))
  }
  // A space before the number would let it fall to the next line on its own.
  const spaceBefore = references.map((span) => ({
    ...span,
    start: span.start - trailingSpace(piece, span.start - start),
  }))
  for (const { start: from } of spaceBefore) cuts.add(from)
  const ordered = [...cuts].sort((one, other) => one - other)
  return ordered.slice(0, -1).flatMap((from, index): AnnotatedNode[] => {
    const to = ordered[index + 1] ?? end
    if (spaceBefore.some((span, at) => span.start <= from && to <= (references[at]?.start ?? 0))) return []
    const text = piece.slice(from - start, to - start)
    const raised = references.find((span) => span.start <= from && to <= span.end)
    if (raised)
      return [{ kind: 'references', references: raised.numbers.map((n) => resting(n, from, ranges)) }]
    const covering = touching.filter((range) => range.start <= from && to <= range.end)
    const range = innermost(covering)
    if (!range) return [{ kind: 'text', text }]
    const { claim } = range
    const { supported } = claim
    const contradicted = claimVerdict(claim) === 'contradicted'
    const within = covering.map((each) => each.claim.id)
    const last = covering.every((each) => each.claim.supported || each.end <= to)
    return [{ kind: 'claim', text, claimId: claim.id, supported, contradicted, within, last }]
  })
}

function trailingSpace(piece: string, end: number): number {
  const before = piece.slice(0, end)
  return before.length - before.trimEnd().length
}

/** The gravest claim comes first, and then the shortest: a number within its sentence. */
function innermost(ranges: readonly ClaimRange[]): ClaimRange | undefined {
  return ranges.toSorted(
    (one, other) => gravity(other) - gravity(one) || one.end - one.start - (other.end - other.start),
  )[0]
}

/** Contradicted, then unsupported, then supported. */
function gravity({ claim }: ClaimRange): number {
  return claim.supported ? 0 : claimVerdict(claim) === 'contradicted' ? 2 : 1
}

/** The reference with the nearest claim before it that rests on the same source. */
function resting(
  reference: number,
  at: number,
  ranges: readonly ClaimRange[],
): { reference: number; claimId?: string } {
  const nearest = ranges
    .filter((range) => range.claim.reference === reference && range.start < at)
    .toSorted((one, other) => other.end - one.end || one.start - other.start)[0]
  return { reference, ...(nearest && { claimId: nearest.claim.id }) }
}
