import { OpenCheck } from '#components/jobs/open-check.tsx'
import { sourceState } from '#components/jobs/source-state.ts'
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
import { classNames } from '#lib/class-names.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { isInProgress } from '#lib/queries/job-state.ts'
import { articleMoment } from './article-moment.ts'
import { articleId, articleName, articleStatus, stageLabel } from './article-status.ts'

/** Every column; title and status are always there. */
export const articleColumns: readonly Column<Article>[] = [
  nameColumn('Title', (article) => (
    <RecordName
      href={`/articles/${articleId(article)}`}
      name={articleName(article)}
      below={article.status === 'failed' ? (article.error ?? article.reason) : undefined}
    />
  )),
  stateColumn('w-56 max-xl:w-40', (article) => {
    if (isInProgress(article)) return <ArticleStage article={article} />
    const { tone, label } = articleStatus(article)
    const moment = articleMoment(article)
    return (
      <span className="flex items-center gap-x-3">
        <StatusPill tone={tone}>{label}</StatusPill>
        {moment && (
          <span className={classNames('text-ink-soft text-xs', isAppearance(moment) || 'sm:hidden')}>
            <RelativeTime at={moment.at} planned={moment.label === 'appears'} />
          </span>
        )}
      </span>
    )
  }),
  {
    id: 'words',
    header: 'Words',
    numeric: true,
    width: 'w-20 max-xl:hidden',
    look: 'text-ink-soft',
    cell: ({ word_count }) => (word_count === undefined ? '' : formatNumber(word_count)),
  },
  {
    id: 'sources',
    header: 'Check',
    width: 'w-36 max-md:hidden',
    look: 'whitespace-nowrap text-xs',
    // What is as it should be is not said row by row.
    cell: (article) => <OpenCheck state={sourceState(article)} />,
    phone: (article) => <OpenCheck state={sourceState(article)} />,
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
    width: 'w-20 max-xl:hidden',
  },
  {
    ...whenColumn<Article>((article) => articleMoment(article)?.at),
    header: 'Date',
    cell: (article) => {
      const moment = articleMoment(article)
      return (
        moment && (
          <>
            {moment.label === 'appears' && 'appears '}
            <RelativeTime at={moment.at} planned={moment.label === 'appears'} />
          </>
        )
      )
    },
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

/** The columns that are shown before others were chosen. */
export const usualArticleColumns: readonly string[] = ['words', 'sources', 'cost', 'created']

/** On a wide screen the row tells when an article appears or appeared; when it last changed is a column of its own. */
const isAppearance = ({ label }: { label: string }) => label === 'appears' || label === 'published'

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
