'use client'
import { useQueryClient } from '@tanstack/react-query'
import { articleId, articleName } from '#components/jobs/article-status.ts'
import { type BulkOutcome, bulkSummary } from '#components/jobs/bulk-outcome.ts'
import { toast } from '#components/ui/toast.ts'
import type { Article } from '#contract/articles.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import { deleteLater, undoMs } from './later-deletions.ts'

/** Does something to each of the articles. */
export type BulkAction = (ids: readonly string[]) => Promise<ActionResult<BulkOutcome>>

/**
 * Rounds over selected articles, and what is said after each: what went through, and why the others did not.
 * @param keep leaves only these selected
 */
export function useArticlesRounds(remove: BulkAction, keep: (ids: readonly string[]) => void) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: operationKey('listArticles') })

  /** What did not go through stays selected, to be looked at or tried again. */
  const run = async (articles: readonly Article[], action: BulkAction, verb: string) => {
    const names = namesOf(articles)
    const ids = [...names.keys()]
    const result = await action(ids)
    if (!result.ok) return toast.failed(result.problem.message)
    const whole = result.data.done.length === ids.length
    toast[whole ? 'done' : 'note'](bulkSummary(result.data, names, verb))
    keep(whole ? [] : ids.filter((id) => !result.data.done.includes(id)))
    await refresh()
  }

  /** Offers to go on by a message: the selection is gone by then, and maybe the page. */
  const removeNow = async (articles: readonly Article[]) => {
    const names = namesOf(articles)
    const result = await remove([...names.keys()])
    const gone = new Set(result.ok ? result.data.done : [])
    const left = articles.filter((article) => !gone.has(articleId(article) ?? ''))
    if (left.length > 0) {
      toast.failed(result.ok ? bulkSummary(result.data, names, 'deleted') : result.problem.message, {
        action: { label: 'Try again', onClick: () => void removeNow(left) },
        durationMs: 15_000,
      })
    }
    await refresh()
  }

  const removeLater = (articles: readonly Article[]) => {
    const undo = deleteLater([...namesOf(articles).keys()], () => removeNow(articles))
    keep([])
    toast.note(`${formatCount(articles.length, 'article')} deleted`, {
      durationMs: undoMs,
      action: {
        label: 'Undo',
        onClick: () => {
          if (!undo()) toast.note('Too late to undo')
        },
      },
    })
  }
  return { run, removeLater }
}

/** The articles by id, as a person knows them. */
export function namesOf(articles: readonly Article[]): ReadonlyMap<string, string> {
  return new Map(
    articles.flatMap((article) => {
      const id = articleId(article)
      return id ? [[id, articleName(article)]] : []
    }),
  )
}
