'use client'
import { Ellipsis, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { articleId, articleName, articleStatus } from '#components/jobs/article-status.ts'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import { OpenCheck } from '#components/jobs/open-check.tsx'
import { SelectedNames } from '#components/jobs/selected-names.tsx'
import { selectedNoun } from '#components/jobs/selected-noun.ts'
import { sourceState } from '#components/jobs/source-state.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import type { Article } from '#contract/articles.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import type { TagChange } from './changed-tags.ts'
import { undoMs } from './later-deletions.ts'
import { type PublishingPlan, ScheduleArticlesDialog } from './schedule-articles-dialog.tsx'
import { TagArticlesDialog } from './tag-articles-dialog.tsx'
import { type BulkAction, namesOf, useArticlesRounds } from './use-articles-rounds.ts'

export type BulkActions = {
  publish: BulkAction
  remove: BulkAction
  schedule: (plan: PublishingPlan) => Promise<ActionResult<BulkOutcome>>
  tag: (ids: readonly string[], change: TagChange) => Promise<ActionResult<BulkOutcome>>
}

export type ArticlesBulkBarProps = {
  selected: readonly Article[]
  /** How many of them are not on the page that is shown. */
  elsewhere: number
  /** Nothing of what is searched for is there. */
  isListEmpty: boolean
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void
  actions: BulkActions
}

/** What can be done to the selected articles at once; says which of them it can be done to. */
export function ArticlesBulkBar({ selected, elsewhere, isListEmpty, onKeep, actions }: ArticlesBulkBarProps) {
  const [opened, setOpened] = useState<'tag' | 'delete'>()
  const opening = (which: 'tag' | 'delete') => ({
    open: opened === which,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? which : undefined),
  })
  const drafts = selected.filter(({ status }) => status === 'generated')
  const deletable = selected.filter(({ status }) => status !== 'processing')
  const written = selected.filter(({ status }) => status === 'generated' || status === 'published')

  // The bar says how many are selected; a button says only that it takes fewer.
  const partOf = (count: number) => (count > 0 && count < selected.length ? String(count) : '')

  const { run, removeLater } = useArticlesRounds(actions.remove, onKeep)

  return (
    <SelectionBar
      count={selected.length}
      noun={selectedNoun(selected.length, elsewhere, 'article')}
      note={publishingNote(selected)}
      isListEmpty={isListEmpty}
      onClear={() => onKeep([])}
    >
      <ConfirmDialog
        trigger={
          <Button size="sm" disabledReason={drafts.length === 0 ? 'Only drafts can be published' : undefined}>
            Publish {partOf(drafts.length) || 'now'}
          </Button>
        }
        title={`Publish ${formatCount(drafts.length, 'draft')}?`}
        confirmLabel={`Publish ${formatCount(drafts.length, 'draft')}${drafts.some(needsLook) ? ' anyway' : ''}`}
        onConfirm={() => run(drafts, actions.publish, 'on your public site')}
      >
        <p>They go live within seconds. Each sends article.published.</p>
        <DraftProblems articles={drafts.filter(needsLook)} />
        <SelectedNames names={namesOf(drafts.filter((draft) => !needsLook(draft)))} />
        {drafts.length < selected.length && (
          <p>{formatCount(selected.length - drafts.length, 'other article')} won't change.</p>
        )}
      </ConfirmDialog>
      <ScheduleArticlesDialog
        drafts={drafts}
        label={`Schedule ${partOf(drafts.length)}`.trim()}
        onSchedule={(plan) => {
          const planned = new Set(plan.map(({ id }) => id))
          const chosen = drafts.filter((draft) => planned.has(articleId(draft) ?? ''))
          return run(chosen, () => actions.schedule(plan), 'scheduled')
        }}
      />
      <TagArticlesDialog
        count={written.length}
        label={`Tag ${partOf(written.length)}`.trim()}
        {...opening('tag')}
        published={written.filter(({ status }) => status === 'published').length}
        onTag={(change) => run(written, (ids) => actions.tag(ids, change), 'tagged')}
      />
      <span aria-hidden className="h-5 w-px bg-rule max-sm:hidden" />
      <DeleteArticles
        {...opening('delete')}
        articles={deletable}
        label={`Delete ${partOf(deletable.length)}`.trim()}
        onDelete={() => removeLater(deletable)}
      />
      {/* A phone has no room for four. */}
      <span className="sm:hidden">
        <DropdownMenu
          align="end"
          side="top"
          trigger={
            <Button size="sm" square aria-label="More actions">
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          <MenuItem disabled={written.length === 0} onSelect={() => setOpened('tag')}>
            <Tags aria-hidden /> Tag {partOf(written.length)}
          </MenuItem>
          <MenuItem danger disabled={deletable.length === 0} onSelect={() => setOpened('delete')}>
            <Trash2 aria-hidden /> Delete {partOf(deletable.length)}
          </MenuItem>
        </DropdownMenu>
      </span>
    </SelectionBar>
  )
}

/** `1 failed and 2 published can't be published. 1 contradicts its source.`: undefined where nothing is to be said. */
function publishingNote(selected: readonly Article[]): string | undefined {
  const counts = new Map<string, number>()
  for (const article of selected)
    if (article.status !== 'generated') {
      const word = articleStatus(article).label.toLowerCase()
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  const others = [...counts].map(([word, count]) => `${formatNumber(count)} ${word}`)
  const grave = selected.filter(
    (article) => article.status === 'generated' && sourceState(article)?.tone === 'bad',
  ).length
  const notes = [
    others.length > 0 && `${new Intl.ListFormat('en').format(others)} can't be published.`,
    grave > 0 && `${formatCount(grave, 'draft contradicts its source', 'drafts contradict their sources')}.`,
  ].filter((note) => note !== false)
  return notes.length > 0 ? notes.join(' ') : undefined
}

type DeleteArticlesProps = {
  articles: readonly Article[]
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onDelete: () => void
}

function DeleteArticles({ articles, label, open, onOpenChange, onDelete }: DeleteArticlesProps) {
  const published = articles.filter(({ status }) => status === 'published')
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button
          size="sm"
          variant="danger"
          className="max-sm:hidden"
          disabledReason={
            articles.length === 0 ? "You can't delete articles while they're being written" : undefined
          }
        >
          {label}
        </Button>
      }
      title={`Delete ${formatCount(articles.length, 'article')}?`}
      confirmLabel={`Delete ${formatCount(articles.length, 'article')}`}
      onConfirm={onDelete}
    >
      <p>
        This deletes the texts, all versions and images. You have {undoMs / 1000} seconds to undo. Then each
        sends article.deleted. Credits aren't refunded.
      </p>
      {published.length > 0 && (
        <p>
          {formatCount(published.length, 'public page')} will then show “not found”. What is published
          elsewhere stays there: unpublish it first to take it off.
        </p>
      )}
      <SelectedNames names={namesOf(articles)} />
    </ConfirmDialog>
  )
}

/** What a check found something in, whether the service says what or only how much of the text has a source. */
function needsLook(article: Article): boolean {
  const state = sourceState(article)
  return state !== undefined && state.tone !== 'good'
}

/** What speaks against publishing some of the drafts; the dialog around it is the confirmation. */
function DraftProblems({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null
  const isGrave = articles.some((article) => sourceState(article)?.tone === 'bad')
  return (
    <Notice
      tone={isGrave ? 'bad' : 'warn'}
      title={`${formatCount(articles.length, 'draft has', 'drafts have')} problems`}
    >
      <ul className="grid max-h-60 gap-2 overflow-y-auto">
        {articles.map((article) => (
          <li key={articleId(article)} className="wrap-anywhere">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
              <span className="font-serif text-ink">{articleName(article)}</span>
              <OpenCheck state={sourceState(article)} />
            </span>
            <span className="block">
              {article.problems?.map(({ message }) => message).join(' ') || sourceState(article)?.sentence}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
