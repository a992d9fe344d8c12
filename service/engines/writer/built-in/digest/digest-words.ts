import type { WriteRequest } from '../../writer.ts'

const minWords = 50
/** Turbo is for a glance. */
const turboWords = 400
/** A digest in whole sections is no article: it has so many times the words asked where its sources have twice as many. */
const timesAsked = 2
const shareOfSources = 0.55

/** Words of a digest of passages at most. */
export function passageWords({ mode, targetWords }: WriteRequest): number {
  return Math.max(minWords, mode === 'turbo' ? Math.min(turboWords, targetWords) : targetWords)
}

/** Words of a digest in whole sections at most: half of what its sources have, and no less than was asked. */
export function surveyWords(request: WriteRequest, sourceWords: readonly number[]): number {
  const words = passageWords(request)
  if (request.mode === 'turbo') return words
  const all = sourceWords.reduce((sum, one) => sum + one, 0)
  return Math.round(Math.min(words * timesAsked, Math.max(words, all * shareOfSources)))
}
