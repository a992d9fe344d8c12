import type { Claim } from '../../claim-check/claim.ts'
import type { EvidenceSource } from '../writer.ts'
import { comparable } from './plain-text.ts'
import { sourceText } from './source-text.ts'

/**
 * Marks every claim by whether its passage stands word for word in a source that the reference names. Composing keeps
 * this true; it is checked all the same, because the ledger is what readers trust. `cited` is in the order of the references.
 */
export function checkClaims(claims: Claim[], cited: EvidenceSource[]): Claim[] {
  const texts = cited.map(sourceText)
  return claims.map((claim) => {
    const text = texts[(claim.reference ?? 0) - 1]
    const supported = text !== undefined && claim.passage !== null && text.includes(claim.passage)
    const passage = claim.passage ?? ''
    // A statement is its passage made plain; the rest stands in it as it is, or but for quotation marks and spacing.
    const isFound = claim.kind === 'statement' || passage.includes(claim.text)
    const holds = supported && (isFound || comparable(passage).includes(comparable(claim.text)))
    return { ...claim, supported: holds }
  })
}
