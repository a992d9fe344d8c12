import type { ArticleClaim, ArticleSource } from '#contract/articles.ts'

/** One passage of a source with all that rests on it. */
export type Passage = { id: string; text: string; claims: ArticleClaim[] }
export type SourcePassages = { source: ArticleSource; passages: Passage[] }

export type UnsupportedClaim = { claim: ArticleClaim; parts: ArticleClaim[] }

/** The claims of a draft in the order in which they are looked through. */
export type SourceLedger = {
  sources: SourcePassages[]
  /** Statements without a source, each with what stands in it and has none either. */
  unsupported: UnsupportedClaim[]
  supported: number
  total: number
}

/** Sorts the claims by source and passage; a claim whose source is unknown counts as unsupported. */
export function sourceLedger(
  sources: readonly ArticleSource[],
  claims: readonly ArticleClaim[],
): SourceLedger {
  const known = new Set(sources.map(({ reference }) => reference))
  const resting = claims.filter(
    (claim) => claim.supported && claim.reference !== undefined && known.has(claim.reference),
  )
  const held = new Set(resting)
  return {
    sources: sources.map((source) => ({
      source,
      passages: passagesOf(
        source.reference,
        resting.filter(({ reference }) => reference === source.reference),
      ),
    })),
    unsupported: gathered(claims.filter((claim) => !held.has(claim))),
    supported: resting.length,
    total: claims.length,
  }
}

function gathered(claims: readonly ArticleClaim[]): UnsupportedClaim[] {
  const statements = claims.filter(({ kind }) => kind === 'statement')
  const hostOf = (part: ArticleClaim) =>
    part.kind === 'statement' ? undefined : statements.find(({ text }) => text.includes(part.text))
  return claims
    .filter((claim) => hostOf(claim) === undefined)
    .map((claim) => ({ claim, parts: claims.filter((part) => hostOf(part) === claim) }))
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
