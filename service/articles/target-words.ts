import type { ArticleSize, GenerateArticleInput } from '#contract/articles.ts'

const wordsBySize: Readonly<Record<ArticleSize, number>> = {
  mini: 500,
  standard: 1000,
  full: 1500,
  pillar: 2500,
}
const maxTurboWords = 800

/** How many words an article should have: by its size, and at most 800 in turbo mode. */
export function targetWords(input: Pick<GenerateArticleInput, 'size' | 'mode'>): number {
  const words = wordsBySize[input.size]
  return input.mode === 'turbo' ? Math.min(words, maxTurboWords) : words
}
