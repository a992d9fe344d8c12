'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Article } from '#contract/articles.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import { articleId, articleName } from './article-status.ts'
import { type BulkOutcome, bulkSummary } from './bulk-outcome.ts'

type BulkAction = (ids: readonly string[]) => Promise<ActionResult<BulkOutcome>>
export type BulkActions = { publish: BulkAction; remove: BulkAction }

export type ArticlesBulkBarProps = {
  selected: readonly Article[]
  /** How many of them are not on the page that is shown. */
  elsewhere: number
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void
  actions: BulkActions
}

/** What can be done to the selected articles at once; says which of them it can be done to. */
export function ArticlesBulkBar({ selected, elsewhere, onKeep, actions }: ArticlesBulkBarProps) {
  const queryClient = useQueryClient()
  const drafts = selected.filter(({ status }) => status === 'generated')
  const deletable = selected.filter(({ status }) => status !== 'processing')
  const published = deletable.filter(({ status }) => status === 'published')

  const run = async (articles: readonly Article[], action: BulkAction, verb: string) => {
    const ids = articles.flatMap((article) => articleId(article) ?? [])
    const result = await action(ids)
    if (!result.ok) return toast.failed(result.problem.message)
    const whole = result.data.done.length === ids.length
    const names = new Map(articles.map((article) => [articleId(article) ?? '', articleName(article)]))
    toast[whole ? 'done' : 'note'](bulkSummary(result.data, names, verb))
    // What did not go through stays selected, to be looked at or tried again.
    onKeep(whole ? [] : ids.filter((id) => !result.data.done.includes(id)))
    await queryClient.invalidateQueries({ queryKey: operationKey('listArticles') })
  }

  return (
    <SelectionBar
      count={selected.length}
      noun={`${selected.length === 1 ? 'article' : 'articles'}${elsewhere > 0 ? ` (${elsewhere} on other pages)` : ''}`}
      onClear={() => onKeep([])}
    >
      <ConfirmDialog
        trigger={
          <Button size="sm" disabledReason={drafts.length === 0 ? 'Only drafts can be published' : undefined}>
            Publish {drafts.length > 0 && drafts.length}
          </Button>
        }
        title={`Publish ${formatCount(drafts.length, 'draft')}?`}
        confirmLabel={`Publish ${formatCount(drafts.length, 'draft')}`}
        onConfirm={() => run(drafts, actions.publish, 'on your public site')}
      >
        <p>They go live within seconds. Each sends article.published.</p>
        <Names articles={drafts.filter((draft) => !hasProblems(draft))} />
        <DraftProblems articles={drafts.filter(hasProblems)} />
        {drafts.length < selected.length && (
          <p>{formatCount(selected.length - drafts.length, 'other article')} won't change.</p>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        danger
        trigger={
          <Button
            size="sm"
            variant="danger"
            disabledReason={
              deletable.length === 0 ? "You can't delete articles while they're being written" : undefined
            }
          >
            Delete {deletable.length > 0 && deletable.length}
          </Button>
        }
        title={`Delete ${formatCount(deletable.length, 'article')}?`}
        confirmLabel={`Delete ${formatCount(deletable.length, 'article')}`}
        onConfirm={() => run(deletable, actions.remove, 'deleted')}
      >
        <p>
          This permanently deletes the texts, all versions and images. Each sends article.deleted. Credits
          aren't refunded.
        </p>
        {published.length > 0 && (
          <p>{formatCount(published.length, 'public page')} will show “not found” immediately.</p>
        )}
        <Names articles={deletable} />
      </ConfirmDialog>
    </SelectionBar>
  )
}

function hasProblems({ problems }: Article): boolean {
  return problems !== undefined && problems.length > 0
}

/** What speaks against publishing some of the drafts; the dialog around it is the confirmation. */
function DraftProblems({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null
  return (
    <Notice tone="warn" title={`${formatCount(articles.length, 'draft has', 'drafts have')} problems`}>
      <ul className="grid max-h-60 gap-1.5 overflow-y-auto">
        {articles.map((article) => (
          <li key={articleId(article)} className="wrap-anywhere">
            <span className="font-serif text-ink">{articleName(article)}</span>
            <span className="block">{article.problems?.map(({ message }) => message).join(' ')}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const maxNames = 5

function Names({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null
  return (
    <ul className="list-disc pl-5">
      {articles.slice(0, maxNames).map((article) => (
        <li key={articleId(article)} className="wrap-anywhere font-serif text-ink">
          {articleName(article)}
        </li>
      ))}
      {articles.length > maxNames && <li>and {articles.length - maxNames} more</li>}
    </ul>
  )
}
