import type { AgentContext } from '../context.ts'
import { articles } from '../db/schema/articles.ts'
import { claimed } from './claim-article.ts'
import type { ArticleRow } from './get-article-row.ts'

export type Stage = { stage: string; percent: number; message: string }

const shortestPauseMs = 300

/**
 * Writes the progress of a run to its row: at once when the stage changes, else every 300 ms at most. The percentage
 * never goes back, whatever its parts report.
 * @param onLost called when another worker claimed the article meanwhile: whatever this one does is out of date
 */
export function createProgressReport(
  ctx: AgentContext,
  row: ArticleRow,
  onLost: () => void,
): (progress: Stage) => Promise<void> {
  let last: Stage = { stage: '', percent: 0, message: '' }
  let writtenAt = Number.NEGATIVE_INFINITY
  return async (progress) => {
    const now = performance.now()
    if (progress.stage === last.stage && now - writtenAt < shortestPauseMs) return
    last = { ...progress, percent: Math.max(last.percent, Math.min(99, Math.round(progress.percent))) }
    writtenAt = now
    const mine = await ctx.db
      .update(articles)
      .set({ ...last, updatedAt: ctx.now() })
      .where(claimed(row))
      .returning({ id: articles.id })
    if (mine.length === 0) onLost()
  }
}

/** Gives one part of a run its share of the whole: its 0 to 100 become `from` to `to`. */
export function shareOf(
  report: (progress: Stage) => Promise<void>,
  from: number,
  to: number,
): (progress: Stage) => Promise<void> {
  return (progress) => report({ ...progress, percent: from + (progress.percent / 100) * (to - from) })
}
