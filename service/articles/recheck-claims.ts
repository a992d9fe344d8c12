import type { ArticleClaim } from '#contract/drafts.ts'
import { checkClaims } from '../engines/claim-check/check-claims.ts'
import type { ArticleRow } from './get-article-row.ts'

export type CheckedClaims = { claims: ArticleClaim[]; trustLevel: string | null }

/**
 * The claim ledger of an edited text: claims whose words are gone go, claims that stayed keep their passage, and what
 * is new is looked for in the passages that the article already rests on.
 */
export function recheckClaims(
  row: Pick<ArticleRow, 'claims' | 'markdown' | 'sources' | 'trustLevel'>,
  markdown: string,
): CheckedClaims {
  const passages = row.claims.flatMap(({ reference, passage }) =>
    reference === undefined || passage === undefined ? [] : [{ reference, text: passage }],
  )
  const distinct = [...new Map(passages.map((each) => [`${each.reference} ${each.text}`, each])).values()]
  const text = folded(markdown)
  const kept = row.claims.filter((claim) => text.includes(folded(claim.text).replace(/[.。।!?]+$/, '')))
  const known = new Set([
    ...kept.map(keyOf),
    // What the old text said already was judged by its writer, with all of the evidence at hand.
    ...checkClaims(row.markdown ?? '', distinct).map(keyOf),
  ])
  const ids = new Set(row.claims.map(({ id }) => id))
  const added = checkClaims(markdown, distinct)
    .filter((claim) => !known.has(keyOf(claim)))
    .map(
      ({ text, kind, supported, reference, passage }): ArticleClaim => ({
        id: newId(ids),
        text,
        kind,
        supported,
        ...(reference !== null && { reference }),
        ...(passage !== null && { passage }),
      }),
    )
  const claims = [...kept, ...added]
  return { claims, trustLevel: trustOf(row, claims) }
}

function keyOf({ kind, text }: { kind: string; text: string }): string {
  return `${kind} ${folded(text)}`
}

function newId(taken: Set<string>): string {
  for (let n = taken.size + 1; ; n++) {
    const id = `c${n}`
    if (taken.has(id)) continue
    taken.add(id)
    return id
  }
}

/** For comparing: without markup, references, quotation marks and differences of case and spacing. */
function folded(text: string): string {
  return text
    .replace(/\[\d{1,3}\](?:\([^)]*\))?/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[\\*_`~[\]<>|#"“”„«»]/g, '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** A text without sources stays unsourced; one new claim that nothing supports makes a sourced text mixed. */
function trustOf(row: Pick<ArticleRow, 'sources' | 'trustLevel'>, claims: ArticleClaim[]): string | null {
  if (row.sources.length === 0 || row.trustLevel === 'unsourced') return row.trustLevel
  return claims.every(({ supported }) => supported) ? 'sourced' : 'mixed'
}
