import { articleUrl } from '../articles/article-url.ts'
import { listCalendarArticles } from '../articles/list-calendar-articles.ts'
import type { AgentContext } from '../core/context.ts'
import { type FutureRun, listFutureRuns } from '../sessions/list-future-runs.ts'
import { getHandle } from '../site/get-handle.ts'

/** One thing on the calendar, before a zone gives it a day. */
export type CalendarEntry = {
  kind: 'published' | 'publishing' | 'writing' | 'scheduled' | 'session_run'
  at: number
  title: string
  description?: string
  articleId?: string
  articleUrl?: string
  language?: string
  run?: Pick<FutureRun, 'sessionId' | 'topicId' | 'credits' | 'creditsExpected'>
  updatedAt?: Date
  /** Whether a reader will see something: a session run that leaves a draft fills no day. */
  isPost: boolean
}

/**
 * Everything between two instants, by time: what appeared, what will, and the runs of sessions to come.
 * @param span milliseconds since 1970; `until` is not included. `autoPublish` is the tenant's setting, which sessions follow.
 */
export async function listEntries(
  ctx: AgentContext,
  span: { from: number; until: number; limit: number; autoPublish: boolean },
): Promise<CalendarEntry[]> {
  const bounds = { from: new Date(span.from), until: new Date(span.until), limit: span.limit }
  const [articles, runs, handle] = await Promise.all([
    listCalendarArticles(ctx, bounds),
    listFutureRuns(ctx, { from: bounds.from, to: bounds.until }),
    getHandle(ctx),
  ])
  const entries = articles.map((article): CalendarEntry => {
    const isPublic = article.kind === 'published' && article.slug !== null
    return {
      kind: article.kind,
      at: article.at.getTime(),
      title: article.title ?? 'An article',
      ...(article.description && { description: article.description }),
      articleId: article.id,
      ...(isPublic && article.slug && { articleUrl: articleUrl(ctx, handle, article.slug, article.homeUrl) }),
      language: article.language,
      updatedAt: article.updatedAt,
      isPost: true,
    }
  })
  const planned = runs.map(
    ({ at, topicTitle, language, ...run }): CalendarEntry => ({
      kind: 'session_run',
      at: at.getTime(),
      title: topicTitle,
      language,
      run,
      isPost: span.autoPublish,
    }),
  )
  return [...entries, ...planned].toSorted(
    (a, b) =>
      a.at - b.at || a.kind.localeCompare(b.kind) || (a.articleId ?? '').localeCompare(b.articleId ?? ''),
  )
}
