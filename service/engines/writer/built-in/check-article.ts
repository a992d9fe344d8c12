import type { Claim, EvidenceSource } from '../writer.ts'
import { comparable } from './plain-text.ts'
import { sourceText } from './source-text.ts'

/**
 * Marks every claim by whether its passage stands word for word in a source that the reference names. Composing keeps
 * this true; it is checked all the same, because the ledger is what readers trust.
 */
export function checkClaims(claims: Claim[], cited: Map<number, EvidenceSource>): Claim[] {
  const texts = new Map([...cited].map(([reference, source]) => [reference, sourceText(source)]))
  return claims.map((claim) => {
    const text = claim.reference === null ? undefined : texts.get(claim.reference)
    const supported = text !== undefined && claim.passage !== null && text.includes(claim.passage)
    const holds =
      supported &&
      (claim.kind === 'statement' || comparable(claim.passage ?? '').includes(comparable(claim.text)))
    return { ...claim, supported: holds }
  })
}
