import { saysTheSame, speaksAsWe } from '../engines/writer/shared.ts'
import { type ArticleDigest, quoted, type Statement } from './article-digest.ts'

/** Every statement, in the order of the article. */
export function listStatements(digest: ArticleDigest): Statement[] {
  return digest.sections.flatMap(({ statements }) => statements)
}

/**
 * The self-contained statements, the most informative first: figures, a length that reads at a glance, words of the
 * title; "our customers" of somebody quoted comes late. None repeats the title. Each further variant begins with another
 * statement.
 */
export function rankStatements(digest: ArticleDigest, variant: number): Statement[] {
  const titleWords = new Set(wordsOf(digest.title))
  const score = ({ words, hasFigure, quotation }: Statement) => {
    const shared = wordsOf(words).filter((word) => titleWords.has(word)).length
    const isHandy = words.length >= 30 && words.length <= 180
    return (
      (hasFigure ? 3 : 0) +
      (quotation ? 0 : 1) -
      (quotation && speaksAsWe(words, digest.language) ? 3 : 0) +
      (isHandy ? 2 : 0) +
      Math.min(2, shared) -
      (words.length > 240 ? 3 : 0)
    )
  }
  const ranked = listStatements(digest)
    .filter(({ standsAlone, words }) => standsAlone && !saysTheSame(words, digest.title))
    .map((statement, index) => ({ statement, score: score(statement), index }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ statement }) => statement)
  const start = ranked.length === 0 ? 0 : variant % ranked.length
  return [...ranked.slice(start), ...ranked.slice(0, start)]
}

/** What can be read in this order: a statement that leans on another goes with that one or not at all. */
export function readable(statements: readonly Statement[]): Statement[] {
  const kept: Statement[] = []
  for (const statement of statements)
    if (statement.standsAlone || kept.at(-1)?.place === statement.place - 1) kept.push(statement)
  return kept
}

/** Running text; adjacent parts of one quotation share one pair of marks again. */
export function joinStatements(statements: readonly Statement[], language: string): string {
  const gap = /^(?:zh|ja)\b/i.test(language) ? '' : ' '
  const runs: Statement[][] = []
  for (const statement of statements) {
    const run = runs.at(-1)
    const id = run?.at(-1)?.quotation?.id ?? null
    if (run && id !== null && statement.quotation?.id === id) run.push(statement)
    else runs.push([statement])
  }
  return runs
    .map((run) => {
      const [first] = run
      if (!first?.quotation || run.length === 1) return first?.text ?? ''
      return quoted(run.map(({ words }) => words).join(gap), first.quotation.name, language)
    })
    .join(gap)
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 3)
}
