import { articleRun } from '../articles/article-run.ts'
import { type ArticleRow, getArticleRow } from '../articles/get-article-row.ts'
import type { FinishedRun } from '../articles/store-written-article.ts'
import type { RunKind } from '../runs/run-kind.ts'
import { completeSessionRun, failSessionRun } from './end-session-run.ts'

/** The run of every article: it also ends the run of its session, in the same transaction. */
export const sessionArticleRun: RunKind<ArticleRow, FinishedRun> = {
  ...articleRun,
  async finish(tx, row, result) {
    const end = await articleRun.finish(tx, row, result)
    const { title, reason } = await getArticleRow(tx, row.id)
    await completeSessionRun(tx, {
      ...row,
      title: title ?? '',
      creditsUsed: end.used ?? row.credits,
      reason,
    })
    return end
  },
  async notifyFailure(tx, row, failure) {
    await articleRun.notifyFailure(tx, row, failure)
    await failSessionRun(tx, { ...row, reason: failure.reason, error: failure.message })
  },
}
