import type { GenerateArticleInput } from '#contract/articles.ts'
import { type ArticleEstimate, articleSeconds, estimateArticle } from '../articles/estimate-article.ts'
import type { PriceList } from '../prices/price-list.ts'
import type { SessionRow } from './get-session-row.ts'

/** What an article of a session is ordered by. */
export type ArticleOptions = Pick<SessionRow, 'articleSize' | 'disableCompetition'>

/** The generation that a run asks for; whether it is published is for the tenant's settings to say. */
export function sessionArticle(
  session: ArticleOptions,
  subject: { topic: string; language: string },
): GenerateArticleInput {
  return {
    ...subject,
    size: session.articleSize,
    mode: 'standard',
    enable_search: false,
    illustrations: false,
    audio: false,
    disable_competition: session.disableCompetition,
    wait_for_completion: false,
  }
}

/** What each run charges: the price of its article, like any other. */
export function estimateSessionArticle(ctx: { prices: PriceList }, session: ArticleOptions): ArticleEstimate {
  return estimateArticle(ctx, sessionArticle(session, { topic: '', language: '' }))
}

/** How long the article of a run should take. */
export function sessionArticleSeconds(writer: string, session: ArticleOptions): number {
  return articleSeconds(writer, sessionArticle(session, { topic: '', language: '' }))
}

/** The language of the next run: each in its turn. */
export function nextLanguage({ languages, runsCount }: Pick<SessionRow, 'languages' | 'runsCount'>): string {
  return languages[runsCount % languages.length] ?? 'en'
}
