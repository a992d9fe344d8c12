import type { ArticleClaim } from '#contract/drafts.ts'
import { type FoldedText, foldedClaim, foldText } from '#contract/folded-text.ts'

/** The position of a claim in a block of text. */
export type ClaimRange = { block: number; start: number; end: number; claim: ArticleClaim }

const spelledOut = new Set(['statement', 'quotation'])
const alphabetic = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{N}]/u

/**
 * Finds the claims in the blocks (paragraphs, items, table rows) of a text. A statement is marked wherever it occurs; a
 * number, date or name only within a statement that rests on the same passage, or at its first place when there is none.
 */
export function findClaims(blocks: readonly string[], claims: readonly ArticleClaim[]): ClaimRange[] {
  const folded = blocks.map(foldText)
  const whole = claims
    .filter(({ kind }) => spelledOut.has(kind))
    .flatMap((claim) => folded.flatMap((text, block) => findIn(text, block, claim)))
  const parts = claims
    .filter(({ kind }) => !spelledOut.has(kind))
    .flatMap((claim) => findPart(folded, claim, whole))
  return [...whole, ...parts]
}

function findPart(
  folded: readonly FoldedText[],
  claim: ArticleClaim,
  whole: readonly ClaimRange[],
): ClaimRange[] {
  const everywhere = folded.flatMap((text, block) => findIn(text, block, claim))
  const hosts = whole.filter(
    (host) => host.claim.reference === claim.reference && host.claim.passage === claim.passage,
  )
  const within = everywhere.filter((range) =>
    hosts.some((host) => host.block === range.block && host.start <= range.start && range.end <= host.end),
  )
  return within.length > 0 ? within : everywhere.slice(0, 1)
}

function findIn({ text, at }: FoldedText, block: number, claim: ArticleClaim): ClaimRange[] {
  const needle = foldedClaim(claim.text)
  if (needle === '') return []
  const ranges: ClaimRange[] = []
  for (let from = text.indexOf(needle); from >= 0; from = text.indexOf(needle, from + needle.length)) {
    const last = from + needle.length
    const [start, end] = [at[from], at[last - 1]]
    if (start === undefined || end === undefined || !standsAlone(text, from, last)) continue
    ranges.push({ block, start, end: end + 1, claim })
  }
  return ranges
}

/** `30` is not in `130`, nor `4` in `3.4`; in scripts without spaces there are no such borders. */
function standsAlone(text: string, start: number, end: number): boolean {
  const [first, last] = [text.charAt(start), text.charAt(end - 1)]
  const [before, after] = [text.charAt(start - 1), text.charAt(end)]
  if (alphabetic.test(first) && alphabetic.test(before)) return false
  if (alphabetic.test(last) && alphabetic.test(after)) return false
  const digit = /\p{N}/u
  if (digit.test(first) && /[.,]/.test(before) && digit.test(text.charAt(start - 2))) return false
  return !(digit.test(last) && /[.,]/.test(after) && digit.test(text.charAt(end + 1)))
}
