import type { ArticleClaim } from '#contract/drafts.ts'
import type { Claim } from '../engines/claim-check/claim.ts'

/** A claim as the ledger of an article keeps it. */
export function claimJson(claim: Claim): ArticleClaim {
  const { id, text, kind, supported, reference, passage, place, sentenceKind, verdict } = claim
  const { discrepancy, checkedBy } = claim
  return {
    id,
    text,
    kind,
    supported,
    place,
    sentence_kind: sentenceKind,
    verdict,
    checked_by: checkedBy,
    ...(discrepancy !== null && { discrepancy }),
    ...(reference !== null && { reference }),
    ...(passage !== null && { passage }),
  }
}
