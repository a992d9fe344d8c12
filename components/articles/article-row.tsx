import { memo } from 'react'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { RecordCell } from '#components/ui/record-cell.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TableCell, TableRow } from '#components/ui/table.tsx'
import type { Article } from '#contract/articles.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { isInProgress } from '#lib/queries/job-state.ts'
import type { ArticleColumn } from './article-columns.ts'
import { articleMoment } from './article-moment.ts'
import { articleName, articleStatus, stageLabel, trustLabel } from './article-status.ts'

export type ArticleRowProps = {
  id: string
  article: Article
  columns: readonly ArticleColumn[]
  active: boolean
  /** Left out where rows cannot be selected. */
  selected?: boolean
  onToggle?: (id: string) => void
}

/** Drawn anew only when its own changes: a list may have a hundred, and every press of a key moves the active one. */
export const ArticleRow = memo(function ArticleRow({
  id,
  article,
  columns,
  active,
  selected = false,
  onToggle,
}: ArticleRowProps) {
  const name = articleName(article)
  const moment = articleMoment(article)
  const reason = article.status === 'failed' ? (article.error ?? article.reason) : undefined
  const state = isInProgress(article) ? (
    <ArticleStage article={article} />
  ) : (
    <StatusPill tone={articleStatus(article).tone}>{articleStatus(article).label}</StatusPill>
  )
  return (
    <TableRow data-row-id={id} data-active={active} aria-selected={selected}>
      {onToggle && (
        <TableCell className="w-8 max-sm:w-10">
          <Checkbox
            className="block"
            aria-label={`Select ${name}`}
            checked={selected}
            onChange={() => onToggle(id)}
          />
        </TableCell>
      )}
      <RecordCell
        href={`/articles/${id}`}
        name={name}
        below={reason}
        phone={{ state, at: isInProgress(article) ? undefined : moment?.at }}
      />
      <TableCell className="w-40 max-sm:hidden">{state}</TableCell>
      {columns.includes('words') && (
        <TableCell numeric className="w-20 text-ink-soft max-sm:hidden">
          {article.word_count === undefined ? '' : formatNumber(article.word_count)}
        </TableCell>
      )}
      {columns.includes('sources') && (
        <TableCell className="w-28 text-ink-soft text-xs max-lg:hidden">
          {article.trust_level && (
            <span title={trustLabel(article.trust_level)}>{shortTrust(article.trust_level)}</span>
          )}
        </TableCell>
      )}
      {columns.includes('language') && (
        <TableCell className="w-20 text-ink-soft text-xs max-lg:hidden">{article.language}</TableCell>
      )}
      {columns.includes('cost') && (
        <TableCell numeric className="w-20 whitespace-nowrap text-ink-soft max-lg:hidden">
          {article.credits_used === undefined ? '' : formatCredits(article.credits_used)}
        </TableCell>
      )}
      {columns.includes('when') && (
        <TableCell numeric className="w-32 whitespace-nowrap text-ink-soft text-xs max-sm:hidden">
          {moment && (
            <>
              {moment.label === 'appears' && 'appears '}
              <RelativeTime at={moment.at} />
            </>
          )}
        </TableCell>
      )}
    </TableRow>
  )
})

function shortTrust(level: string): string {
  return level === 'sourced'
    ? 'All sourced'
    : level === 'mixed'
      ? 'Some unsourced'
      : level === 'unsourced'
        ? 'None'
        : level
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
