import type { ArticleClaim } from '#contract/drafts.ts'
import { findClaims } from './claim-ranges.ts'
import { claimVerdict, isInBody } from './claim-verdict.ts'

/** Statements of the body that an editor marks: those whose source says something else, and those without one. */
export function openClaims(claims: readonly ArticleClaim[]): ArticleClaim[] {
  return claims.filter((claim) => isInBody(claim) && ['contradicted', 'absent'].includes(claimVerdict(claim)))
}

export type MarkedClaim = {
  block: number
  start: number
  end: number
  claimId: string
  look: string
  title: string
}

const marks = {
  contradicted: { look: 'claim-contradicted', title: 'Contradicts its source' },
  absent: { look: 'claim-unsupported', title: 'No source' },
} as const

/** Where open statements stand in the blocks of a text that is being edited; one that was rewritten stands nowhere. */
export function markClaims(blocks: readonly string[], open: readonly ArticleClaim[]): MarkedClaim[] {
  if (open.length === 0) return []
  return findClaims(blocks, open).map(({ block, start, end, claim }) => ({
    block,
    start,
    end,
    claimId: claim.id,
    ...marks[claimVerdict(claim) === 'contradicted' ? 'contradicted' : 'absent'],
  }))
}

/** Class names of what an editor is drawn in. */
export const claimLook = [
  '[&_.claim-contradicted]:bg-bad-wash [&_.claim-contradicted]:underline [&_.claim-contradicted]:decoration-2 [&_.claim-contradicted]:decoration-bad [&_.claim-contradicted]:underline-offset-4',
  '[&_.claim-unsupported]:bg-warn-wash [&_.claim-unsupported]:underline [&_.claim-unsupported]:decoration-1 [&_.claim-unsupported]:decoration-warn [&_.claim-unsupported]:decoration-wavy [&_.claim-unsupported]:underline-offset-4',
] as const
