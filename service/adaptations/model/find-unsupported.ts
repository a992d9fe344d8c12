import type { ArticleClaim } from '#contract/drafts.ts'
import type { CheckSource } from '../../engines/claim-check/check-source.ts'
import type { ClaimJudge } from '../../engines/claim-check/claim-judge.ts'
import { type JudgedArticle, judgeArticle } from '../../engines/claim-check/judge-article.ts'
import { baseLanguage } from '../../engines/writer/shared.ts'
import type { ArticleDigest } from '../article-digest.ts'

/** Lists statements of a text that its article does not support, each as an instruction to change it. */
export type FindUnsupported = (text: string) => Promise<string[]>

/**
 * Compares a post with its article and with the passages that the article's own claims rest on, as an article is compared
 * with its sources: word for word, and by the checking model where there is one.
 */
export function createFindUnsupported(
  digest: ArticleDigest,
  about: { claims: readonly ArticleClaim[]; judge: ClaimJudge | null; signal: AbortSignal },
): FindUnsupported {
  const { judge, signal } = about
  const source = sourceOf(digest, about.claims)
  return async (text) => {
    // A post cites nothing; as one that cites its article throughout it is checked like any text.
    const cited = text
      .split('\n')
      .map((line) => (line.trim() === '' ? '' : `${line} [1]\n`))
      .join('\n')
    const checked = { title: '', description: '', markdown: cited, language: source.language }
    return findDoubts(await judgeArticle(checked, [source], judge, signal))
  }
}

function sourceOf(digest: ArticleDigest, claims: readonly ArticleClaim[]): CheckSource {
  const own = [
    digest.title,
    digest.description,
    ...digest.sections.flatMap(({ heading, statements, rows }) => [
      heading ?? '',
      statements.map(({ words }) => words).join(' '),
      ...rows,
    ]),
    ...digest.sources.map(({ title }) => title),
  ]
  const kept = claims.flatMap(({ supported, passage }) => (supported && passage ? [passage] : []))
  return {
    reference: 1,
    title: digest.title,
    text: [...new Set([...own, ...kept])].filter((text) => text.trim() !== '').join('\n\n'),
    language: baseLanguage(digest.language),
    own: true,
  }
}

function findDoubts({ claims, patches }: JudgedArticle): string[] {
  const doubtful = claims.filter(({ supported }) => !supported)
  const statements = doubtful.filter(({ kind }) => kind === 'statement')
  const shown = statements.length > 0 ? statements : doubtful
  return [
    ...patches.map(({ before, after }) => `“${bare(before)}” Say instead: “${bare(after)}”`),
    ...shown.map(({ text, passage, verdict }) =>
      verdict === 'contradicted' && passage ? `“${text}” The article says: “${passage}”` : `“${text}”`,
    ),
  ]
}

function bare(text: string): string {
  return text.replaceAll('[1]', '').replace(/\s+/g, ' ').trim()
}
