'use client'
import { useRouter } from 'next/navigation'
import { articleId, articleName, articleStatus, stageLabel } from '#components/jobs/article-status.ts'
import { OpenCheck } from '#components/jobs/open-check.tsx'
import { sourceState } from '#components/jobs/source-state.ts'
import { Button } from '#components/ui/button.tsx'
import type { Column } from '#components/ui/data-table.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import {
  costColumn,
  nameColumn,
  RecordName,
  stateColumn,
  whenColumn,
} from '#components/ui/record-columns.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { Article } from '#contract/articles.ts'
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { isInProgress, wasCancelled } from '#lib/queries/job-state.ts'
import { usualDays } from '#lib/usual-period.ts'
import { articleMoment } from './article-moment.ts'
import { retryHref } from './article-prefill.ts'
import { ArticleTags } from './article-tags.tsx'

/** How often each article was read in the usual period; undefined for one that the answer does not have. */
export type ViewsOf = (article: Article) => number | undefined

/** Every column; title and status are always there. */
const everyColumn: readonly Column<Article>[] = [
  nameColumn('Title', (article) => (
    <RecordName
      href={`/articles/${articleId(article)}`}
      name={articleName(article)}
      isReason
      below={
        article.status === 'failed' && !wasCancelled(article) ? (article.error ?? article.reason) : undefined
      }
    />
  )),
  {
    ...stateColumn('w-52 max-xl:w-44', (article: Article) => <ArticleState article={article} />),
    phone: (article) => (
      <>
        <ArticleState article={article} />
        {!isInProgress(article) && <ArticleDate article={article} />}
      </>
    ),
  },
  {
    id: 'words',
    header: 'Words',
    numeric: true,
    width: 'w-20 max-xl:hidden',
    look: 'text-ink-soft',
    cell: ({ word_count }) => (word_count === undefined ? '' : formatNumber(word_count)),
  },
  {
    id: 'language',
    header: 'Language',
    width: 'w-20 max-xl:hidden',
    look: 'text-ink-soft text-xs',
    cell: ({ language }) => language,
  },
  {
    ...costColumn<Article>(({ credits_used }) =>
      credits_used === undefined ? '' : formatCredits(credits_used),
    ),
    width: 'w-24 max-xl:hidden',
  },
  {
    ...whenColumn<Article>((article) => articleMoment(article)?.at),
    header: 'Date',
    cell: (article) => <ArticleDate article={article} />,
    // Told beside the status.
    phone: undefined,
  },
  {
    ...whenColumn<Article>(({ created_at }) => created_at),
    id: 'created',
    width: 'w-32 max-lg:hidden',
    phone: undefined,
  },
]

const tagsColumn: Column<Article> = {
  id: 'tags',
  header: 'Tags',
  width: 'w-62 max-xl:hidden',
  look: 'max-w-0',
  cell: ({ tags }) => tags && <ArticleTags tags={tags} />,
}

/**
 * The columns of the list.
 * @param viewsOf undefined where the server counts no views: there is no column for them then
 * @param hasTags false where the server lists no tags, or no article has any
 */
export function articleColumns(viewsOf: ViewsOf | undefined, hasTags: boolean): readonly Column<Article>[] {
  const [title, state, ...rest] = everyColumn
  const views = viewsOf && viewsColumn(viewsOf)
  return [title, hasTags ? tagsColumn : undefined, state, views, ...rest].filter(
    (column) => column !== undefined,
  )
}

function viewsColumn(viewsOf: ViewsOf): Column<Article> {
  return {
    id: 'views',
    header: (
      <span title={`${usualDays} whole days, up to yesterday`}>
        Views<span className="max-xl:sr-only">, {usualDays} days</span>
      </span>
    ),
    numeric: true,
    width: 'w-28 max-xl:w-20 max-sm:hidden',
    look: 'text-ink-soft',
    cell: (article) => {
      const views = viewsOf(article)
      return views === undefined ? '' : formatNumber(views)
    },
    phone: (article) => {
      const views = viewsOf(article)
      return (
        views !== undefined && (
          <span>
            {formatCount(views, 'view')} in {usualDays} days
          </span>
        )
      )
    },
  }
}

/** The columns that are shown before others were chosen. */
export const usualArticleColumns: readonly string[] = ['tags', 'views', 'when']

/** Its status, and what the check found where that needs somebody; a failed one can be written again from here. */
function ArticleState({ article }: { article: Article }) {
  if (isInProgress(article)) return <ArticleStage article={article} />
  const { tone, label } = articleStatus(article)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusPill tone={tone}>{label}</StatusPill>
      {article.status === 'failed' ? (
        <RetryArticle article={article} />
      ) : (
        <OpenCheck state={sourceState(article)} />
      )}
    </span>
  )
}

function RetryArticle({ article }: { article: Article }) {
  const router = useRouter()
  const id = articleId(article)
  if (id === undefined) return null
  const label = retryLabel(article)
  return (
    <Button
      size="sm"
      aria-label={`${label}: ${articleName(article)}`}
      onClick={() => router.push(retryHref(article, id))}
    >
      {label}
    </Button>
  )
}

/** What the form that opens is there for. */
function retryLabel(article: Article): string {
  if (wasCancelled(article)) return 'Write it again'
  if (article.reason !== 'sources_unreadable') return 'Try again'
  return article.source_urls?.length === 1 ? 'Change the URL' : 'Change the URLs'
}

/** When it is to appear, appeared or last changed; its status says which. */
function ArticleDate({ article }: { article: Article }) {
  const moment = articleMoment(article)
  if (moment === undefined) return null
  const isPlanned = moment.label === 'scheduled'
  return <RelativeTime at={moment.at} planned={isPlanned} byClock={isPlanned} />
}

/** In a row: where an article that is under way stands. */
function ArticleStage({ article }: { article: Article }) {
  const percent = article.status === 'publishing' ? undefined : article.progress?.percent
  const label = stageLabel(article)
  return (
    <span className="grid w-36 gap-1">
      <span className="flex justify-between gap-2 text-ink text-xs">
        <span className="truncate">{label}</span>
        {percent !== undefined && <span className="text-ink-faint">{Math.round(percent)}%</span>}
      </span>
      <ProgressBar thin percent={percent} label={label} />
    </span>
  )
}
