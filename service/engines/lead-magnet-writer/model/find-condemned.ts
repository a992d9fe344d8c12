import type { CheckSource } from '../../claim-check/check-source.ts'
import type { ClaimJudge } from '../../claim-check/claim-judge.ts'
import { judgeArticle } from '../../claim-check/judge-article.ts'
import type { AnsweredLine, MagnetAnswer } from './magnet-answer.ts'

/**
 * The sentences of an answer that the checking model finds to be unsupported facts; empty without such a model, and if
 * it fails.
 * @throws {ModelError} only `cancelled`
 */
export async function findCondemned(
  { parts }: MagnetAnswer,
  sources: readonly CheckSource[],
  about: { judge: ClaimJudge | null; language: string; signal: AbortSignal },
): Promise<ReadonlySet<string>> {
  const { judge, language, signal } = about
  if (judge === null || sources.length === 0) return new Set()
  const all = sources.map(({ reference }) => `[${reference}]`).join('')
  // Compared with all: a line that names the wrong source is corrected elsewhere, and no lie.
  const asItem = ({ text, note }: AnsweredLine) =>
    [text, note].filter((sentence) => sentence !== '').map((sentence) => `- ${sentence} ${all}`)
  const markdown = parts
    .flatMap(({ intro, items, outcome }) => [intro, ...items, outcome].flatMap(asItem))
    .join('\n')
  const text = { title: '', description: '', markdown, language }
  const { claims, patches } = await judgeArticle(text, [...sources], judge, signal)
  const judged = claims.filter(({ kind, checkedBy }) => kind === 'statement' && checkedBy !== 'words')
  return new Set([
    ...patches.map(({ before }) => before.replace(/\s*\[\d+\]/g, '').trim()),
    ...judged.filter(({ supported }) => !supported).map((claim) => claim.text),
  ])
}
