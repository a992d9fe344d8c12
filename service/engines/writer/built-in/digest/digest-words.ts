import { digestTimesAsked, digestTurboWords } from '../../digest-length.ts'
import type { WriteRequest } from '../../writer.ts'

const minWords = 50
const shareOfSources = 0.75

/** Words of a digest of passages at most. */
export function passageWords({ mode, targetWords }: WriteRequest): number {
  return Math.max(minWords, mode === 'turbo' ? Math.min(digestTurboWords, targetWords) : targetWords)
}

/** Words of a digest in whole sections at most: three quarters of what its sources have, where that is more than was asked. */
export function surveyWords(request: WriteRequest, sourceWords: readonly number[]): number {
  const words = passageWords(request)
  if (request.mode === 'turbo') return words
  const all = sourceWords.reduce((sum, one) => sum + one, 0)
  return Math.round(Math.min(words * digestTimesAsked, Math.max(words, all * shareOfSources)))
}
