import type { ArticleClaim } from '#contract/drafts.ts'
import { createClaimCheck } from '../../engines/claim-check/check-claims.ts'
import { isAdvice } from '../../engines/lead-magnet-writer/built-in/is-advice.ts'
import { findLexicon } from '../../engines/writer/built-in/lexicon/find-lexicon.ts'
import type { ArticleDigest } from '../article-digest.ts'
import { sentencesIn } from '../sentences-in.ts'
import type { FindUnsupported } from './check-post.ts'

/**
 * Compares a post with its article and with the passages that the article's own claims rest on. A figure, date, name or
 * quotation must stand in one of them, and a sentence that states something must speak of what one of them speaks of.
 * Advice without a fact in it states nothing.
 */
export function createFindUnsupported(
  digest: ArticleDigest,
  claims: readonly ArticleClaim[],
): FindUnsupported {
  const own = [
    [digest.title, digest.description].join('. '),
    ...digest.sections.flatMap(({ heading, statements, rows }) => [
      ...statements.map(({ words }) => words),
      [heading ?? '', ...statements.map(({ words }) => words)].join(' '),
      ...rows,
    ]),
    ...digest.sources.map(({ title }) => title),
  ]
  const kept = claims.flatMap(({ supported, passage }) => (supported && passage ? [passage] : []))
  // One reference for all: a post cites nothing, and may rest on any of them.
  const passages = [...new Set([...own, ...kept])]
    .filter((text) => text.trim() !== '')
    .map((text) => ({ reference: 1, text }))
  const lexicon = findLexicon(digest.language)
  const claimsOf = createClaimCheck(passages)
  return (text) =>
    sentencesIn(text).flatMap((sentence) => {
      const found = claimsOf(`${sentence} [1]`).filter(({ supported }) => !supported)
      const facts = found.filter(({ kind }) => kind !== 'statement')
      if (facts.length > 0) return [`“${sentence}” (${facts.map(({ text: fact }) => fact).join(', ')})`]
      const advises = isAdvice({ text: sentence, item: null, lexicon })
      return found.length > 0 && !advises ? [`“${sentence}”`] : []
    })
}
