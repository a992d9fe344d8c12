import type { Sent } from '#contract/always-sent.ts'
import type { BrandCategory, BrandScanResult } from '#contract/brand-scans.ts'
import type { BrandName } from './brand-names.ts'

/** With fewer, one answer more or less moves the score by many points. */
const fewAnswers = 10

/** What a reader of the score should know before believing it. */
export function scanWarnings(scan: {
  names: readonly BrandName[]
  category: Sent<typeof BrandCategory> | undefined
  hasCompetitors: boolean
  results: readonly BrandScanResult[]
  score: number | null
}): string[] {
  const { names, category, hasCompetitors, results, score } = scan
  const answering = results.filter(({ questions_answered = 0 }) => questions_answered > 0)
  const answers = results.reduce((sum, { questions_answered = 0 }) => sum + questions_answered, 0)
  const cut = results.flatMap((result) => result.answers ?? []).filter((answer) => answer.cut).length
  const ordinary = names.filter(({ isOrdinary }) => isOrdinary).map(({ text }) => `“${text}”`)
  const failed = results.filter(({ error }) => error !== undefined)
  const partly = answering.filter(
    ({ questions_asked = 0, questions_answered = 0 }) => questions_answered < questions_asked,
  )
  const warnings: (string | false)[] = [
    answering.length === 0 && 'No answer engine responded, so no score was computed.',
    answering.length > 0 &&
      score === null &&
      'The answers contain nothing to measure, so no score was computed.',
    score !== null &&
      answers < fewAnswers &&
      `Small sample: the score is based on ${answers} ${answers === 1 ? 'answer' : 'answers'}, so it can change a lot.`,
    answering.length === 1 &&
      answering[0]?.engine_kind !== 'built-in' &&
      `Only one answer engine answered: ${answering[0]?.label ?? answering[0]?.llmId}. Others may answer differently.`,
    answering.some(({ engine_kind }) => engine_kind === 'built-in') &&
      'This is a practice scan: the answers come from your published articles and Knowledge, not from answer engines. Connect an answer engine in Settings › Answer engines.',
    answering.some(({ engine_kind }) => engine_kind === 'example') &&
      'The answer engines of this scan are examples: their answers were invented for the demo.',
    ordinary.length > 0 &&
      `Ambiguous name: ${ordinary.join(' and ')} is also an ordinary word. Only mentions written as a name were counted. Check the answers, or add a distinctive alias.`,
    category === undefined &&
      (hasCompetitors
        ? 'No market category is set, so the questions only ask about your competitors. Set a category in Settings › Company.'
        : 'No market category is set, so every question contains the name and the mention rate has no data. Set a category and competitors in Settings › Company, or enter a category for the next scan.'),
    category?.source === 'knowledge' &&
      `The category “${category.name}” comes from your knowledge. If it's wrong, set the market category in Settings › Company.`,
    ...failed.map((result) => `${result.label ?? result.llmId} didn't answer: ${result.error}`),
    ...partly.map(
      (result) =>
        `${result.label ?? result.llmId} answered ${result.questions_answered} of ${result.questions_asked} questions.`,
    ),
    cut > 0 && `${cut} ${cut === 1 ? 'answer was' : 'answers were'} cut off before the end.`,
  ]
  return warnings.filter((warning) => warning !== false)
}
