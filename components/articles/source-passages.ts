import type { ArticleClaim, ArticleSource } from '#contract/drafts.ts'
import { claimVerdict } from './claim-verdict.ts'

/** One passage of a source with all that rests on it. */
export type Passage = { id: string; text: string; claims: ArticleClaim[] }
export type SourcePassages = { source: ArticleSource; passages: Passage[] }

export type StatementClaims = { claim: ArticleClaim; parts: ArticleClaim[] }

/** The claims of a draft in the order in which they are looked through. */
export type SourceLedger = {
  sources: SourcePassages[]
  /** Statements whose source says something else. */
  contradicted: StatementClaims[]
  /** Statements without a source, each with the facts in it that have none either. */
  unsupported: StatementClaims[]
  /** Statements that have a source with all the numbers, dates and names in them, of how many. */
  supported: number
  total: number
}

/**
 * Sorts the claims by source and passage; what needs no source is left out, and a claim whose source is unknown counts as
 * unsupported.
 */
export function sourceLedger(
  sources: readonly ArticleSource[],
  allClaims: readonly ArticleClaim[],
): SourceLedger {
  const claims = allClaims.filter((claim) => claimVerdict(claim) !== 'not_needed')
  const known = new Set(sources.map(({ reference }) => reference))
  const resting = claims.filter(
    (claim) => claim.supported && claim.reference !== undefined && known.has(claim.reference),
  )
  // What was read and is not cited supports a statement, too; then there is no number to show.
  const held = new Set([
    ...resting,
    ...claims.filter((claim) => claim.supported && claim.reference === undefined),
  ])
  const statements = gathered(claims)
  const open = gathered(claims.filter((claim) => !held.has(claim)))
  const isContradicted = ({ claim }: StatementClaims) => claimVerdict(claim) === 'contradicted'
  return {
    sources: sources.map((source) => ({
      source,
      passages: passagesOf(
        source.reference,
        resting.filter(({ reference }) => reference === source.reference),
      ),
    })),
    contradicted: open.filter(isContradicted),
    unsupported: open.filter((each) => !isContradicted(each)),
    supported: statements.filter(({ claim, parts }) => [claim, ...parts].every((each) => held.has(each)))
      .length,
    total: statements.length,
  }
}

/** Statements, each with the numbers, dates and names that stand in it; what stands in none is on its own. */
function gathered(claims: readonly ArticleClaim[]): StatementClaims[] {
  const statements = claims
    .filter(({ kind }) => kind === 'statement')
    .map((claim): StatementClaims => ({ claim, parts: [] }))
  const byClaim = new Map(statements.map((statement) => [statement.claim, statement]))
  return claims.flatMap((claim) => {
    const own = byClaim.get(claim)
    if (own) return [own]
    const host = statements.find((statement) => statement.claim.text.includes(claim.text))
    if (!host) return [{ claim, parts: [] }]
    host.parts.push(claim)
    return []
  })
}

function passagesOf(reference: number, claims: readonly ArticleClaim[]): Passage[] {
  const passages = new Map<string, Passage>()
  for (const claim of claims) {
    const text = claim.passage ?? ''
    const passage = passages.get(text) ?? { id: `passage-${reference}-${passages.size}`, text, claims: [] }
    passage.claims.push(claim)
    passages.set(text, passage)
  }
  return [...passages.values()]
}

/** A passage cut up so that the words of one claim in it can be marked; the whole passage when they are not in it. */
export function passageParts(passage: string, claim: ArticleClaim | undefined): [string, string, string] {
  const at = claim && claim.kind !== 'statement' ? passage.indexOf(claim.text) : -1
  if (!claim || at < 0) return [passage, '', '']
  const end = at + claim.text.length
  return [passage.slice(0, at), passage.slice(at, end), passage.slice(end)]
}
