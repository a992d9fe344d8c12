import type { LikedArticle } from './find-liked-articles.ts'

/** Words that a topic shares with an article before it is about the same. */
const sharedWords = 2

type Titled<T> = { candidate: T; stems: ReadonlySet<string> }

/**
 * Marks topics that are about the same as what readers liked, with the title of the best liked article and how much it was
 * liked, 0 to 1. The same text again is left out elsewhere; this is for what is near it.
 */
export function preferLiked<T extends object>(
  topics: readonly Titled<T>[],
  liked: readonly { article: LikedArticle; stems: ReadonlySet<string> }[],
): (T & { liked: string | null; interest: number })[] {
  return topics.map(({ candidate, stems }) => {
    const near = liked
      .filter((one) => [...one.stems].filter((stem) => stems.has(stem)).length >= sharedWords)
      .toSorted((a, b) => b.article.worth - a.article.worth)[0]
    return { ...candidate, liked: near?.article.title ?? null, interest: near?.article.worth ?? 0 }
  })
}
