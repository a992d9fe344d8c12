import type { BrandScanAnswer, BrandScanResult } from '#contract/brand-scans.ts'
import type { AnswerEngine } from '../engines/answer-panel/answer-panel.ts'
import type { Competitor } from './find-competitors.ts'
import { mean } from './mean.ts'
import { sentimentValue, sentimentWord } from './sentiment-value.ts'

/**
 * One engine's answers, in one row. `mentioned` counts the questions without the name, and the others only if none of
 * those was answered. `error` is set only if the engine answered nothing.
 */
export function summariseEngine(
  engine: AnswerEngine,
  answers: readonly BrandScanAnswer[],
  competitors: readonly Competitor[] = [],
): BrandScanResult {
  const answered = answers.filter(({ answer }) => answer !== undefined)
  const unprompted = answered.filter(({ names_brand }) => !names_brand)
  const unpromptedMentions = unprompted.filter(({ mentioned }) => mentioned)
  const mentions = answered.filter(({ mentioned }) => mentioned)
  const ranks = unpromptedMentions.flatMap(({ rank }) => rank ?? [])
  const sources = answered.flatMap(({ cited }) => cited ?? [])
  const sentiment = mean(mentions.map((answer) => sentimentValue(answer.sentiment ?? 'neutral')))
  const word = sentiment === undefined ? undefined : sentimentWord(sentiment)
  // The words that are shown say what the row says.
  const telling = [...unpromptedMentions, ...mentions]
  const told = telling.find((answer) => answer.sentiment === word) ?? telling[0]
  const confidence = mean(answered.flatMap((answer) => answer.confidence ?? []))
  return {
    llmId: engine.llmId,
    ...(answered.length > 0 && {
      mentioned: unprompted.length > 0 ? unpromptedMentions.length > 0 : mentions.length > 0,
    }),
    ...(word !== undefined && { sentiment: word }),
    ...(confidence !== undefined && { confidence: Math.round(confidence * 100) / 100 }),
    ...(told?.snippet !== undefined && { snippet: told.snippet, snippet_marks: told.snippet_marks }),
    ...(answered.length === 0 && { error: answers[0]?.error ?? 'Not asked.' }),
    label: engine.label,
    engine_kind: engine.kind,
    ...(ranks.length > 0 && { rank: Math.min(...ranks) }),
    ...(sources.length > 0 && { cited: sources.some((own) => own) }),
    questions_asked: answers.length,
    questions_answered: answered.length,
    unprompted_answers: unprompted.length,
    unprompted_mentions: unpromptedMentions.length,
    ...(competitors.length > 0 && { competitors: countCompetitors(unprompted, competitors) }),
    answers: [...answers],
  }
}

/** Over the answers to questions that say neither the brand nor the competitor. */
function countCompetitors(unprompted: readonly BrandScanAnswer[], competitors: readonly Competitor[]) {
  return competitors.map(({ name, find }) => {
    const open = unprompted.filter(({ question }) => find(question).length === 0)
    const mentions = open.filter((answer) => answer.competitors?.includes(name)).length
    return { name, mentions, answers: open.length }
  })
}
