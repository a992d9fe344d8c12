import type { ArticleSize } from '#contract/articles.ts'

const sizes: readonly { size: ArticleSize; maxWords: number }[] = [
  { size: 'mini', maxWords: 750 },
  { size: 'standard', maxWords: 1250 },
  { size: 'full', maxWords: 2000 },
  { size: 'pillar', maxWords: Number.POSITIVE_INFINITY },
]
/** Fewer words are no article. */
export const minArticleWords = 80

/**
 * The size that a delivered text is charged as: the smallest one that its word count reaches, never above the requested
 * size.
 * @returns null when nothing is charged: an internal brief, or fewer than 80 words
 */
export function deliveredSize(delivered: {
  words: number
  form: 'article' | 'digest' | 'brief'
  askedSize: ArticleSize
}): ArticleSize | null {
  const { words, form, askedSize } = delivered
  if (form === 'brief' || words < minArticleWords) return null
  return sizes.find(({ size, maxWords }) => words <= maxWords || size === askedSize)?.size ?? askedSize
}
