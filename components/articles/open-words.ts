import type { ArticleClaim } from '#contract/drafts.ts'
import { claimPlace } from './claim-verdict.ts'
import type { StatementClaims } from './source-passages.ts'

const kinds = [
  { kind: 'number', one: 'a number', many: 'numbers' },
  { kind: 'date', one: 'a date', many: 'dates' },
  { kind: 'name', one: 'a name', many: 'names' },
  { kind: 'quotation', one: 'a quotation', many: 'quotations' },
] as const

/** What in a statement without a source would need one, and where it stands; empty where there is nothing to add. */
export function openWords({ claim, parts }: StatementClaims): string {
  const words = [factsIn(parts) || (claim.kind === 'statement' ? '' : claim.kind), claimPlace(claim)]
  const said = words.filter(Boolean).join(' · ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** `Contains a number: 80%` */
function factsIn(parts: readonly ArticleClaim[]): string {
  const named = kinds.flatMap(({ kind, one, many }) => {
    const texts = [...new Set(parts.filter((part) => part.kind === kind).map(({ text }) => text))]
    return texts.length === 0 ? [] : [`${texts.length === 1 ? one : many}: ${texts.join(', ')}`]
  })
  return named.length === 0 ? '' : `Contains ${named.join(' · ')}`
}
