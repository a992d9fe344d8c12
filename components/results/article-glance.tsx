import type { ReactNode } from 'react'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import type { Me } from '#contract/agents.ts'
import type { Results } from '#contract/results.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { postAnswers } from '#lib/post-answers.ts'
import { usualDays } from '#lib/usual-period.ts'
import { webAddress } from '#lib/web-address.ts'
import { AdviceRow } from './advice-panel.tsx'
import { resultTilesOf } from './result-tiles-of.ts'
import { stepCost } from './result-words.ts'

export type ArticleGlanceProps = {
  articleId: string
  url: string | undefined
  results: Results
  /** The period is today, which goes on. */
  isToday: boolean
  /** Views of today, which the period does not count. */
  viewsToday: number | undefined
  prices: Me['prices']
  /** False where no post was made from it so far; undefined where that is not known. */
  hasPosts: boolean | undefined
}

/** What a marketer asks of a live article: where it is, what it brought, and what to do next. */
export function ArticleGlance(props: ArticleGlanceProps) {
  const { articleId, url, results, isToday, viewsToday = 0, prices, hasPosts } = props
  const { period, posts, advice } = results
  const address = webAddress(url)
  return (
    <section aria-label="Live article" className="rounded-lg border border-rule bg-sheet">
      {address && (
        <p className="flex items-center gap-2 border-rule border-b py-1.5 pr-2 pl-4 text-sm">
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            title={address}
            className="min-w-0 flex-1 truncate rounded-sm text-ink hover:underline"
          >
            {address.replace(/^https?:\/\//, '')}
          </a>
          <CopyButton value={address} what="the URL" />
        </p>
      )}
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3">
        <h2 className="font-medium text-ink text-sm">
          {isToday ? 'Today so far' : `Last ${usualDays} days`}
        </h2>
        <p className="text-ink-faint text-xs">
          {isToday
            ? formatDay(period.to, 'dayMonth')
            : `${formatDay(period.from, 'dayMonth')} to ${formatDay(period.to, 'dayMonth')}`}
        </p>
      </header>
      <Counts {...{ results, isToday, viewsToday }} />
      {posts && (
        <p className="px-4 pb-3 text-ink-soft text-xs">
          {formatCount(posts.posts, 'post')} on social networks: {postAnswers(posts)}
        </p>
      )}
      {advice.length > 0 ? (
        <ul className="divide-y divide-rule border-rule border-t">
          {advice.map((one) => (
            <AdviceRow key={`${one.page} ${one.kind}`} advice={one} prices={prices} isOnPage />
          ))}
        </ul>
      ) : (
        hasPosts === false && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-t px-4 py-3">
            <p className="min-w-0 flex-[1_1_12rem] text-ink-soft text-sm">
              Not shared yet. <span className="text-ink-faint">{stepCost('new_post', prices)}</span>
            </p>
            <LinkButton size="sm" href={`/articles/${articleId}?view=social`}>
              Create a post
            </LinkButton>
          </div>
        )
      )}
    </section>
  )
}

function Counts({
  results: { totals, totals_before: before },
  isToday,
  viewsToday,
}: Pick<ArticleGlanceProps, 'results' | 'isToday'> & { viewsToday: number }): ReactNode {
  if (totals.views + totals.clicks + totals.leads + before.views + viewsToday === 0)
    return <p className="px-4 pt-1 pb-3 text-ink-soft text-sm">No views yet. They appear within seconds.</p>
  return (
    <dl className="grid grid-cols-3 gap-x-3 gap-y-3 px-4 pt-2 pb-3 sm:max-xl:grid-cols-6">
      {resultTilesOf(totals, isToday ? undefined : before).map(({ label, labelOfOne, value, change }) => (
        <Count key={label} label={value === '1' ? (labelOfOne ?? label) : label} value={value}>
          {change && (
            <dd className={classNames('text-2xs', change.isUp ? 'text-good' : 'text-bad')}>{change.words}</dd>
          )}
        </Count>
      ))}
      {!isToday && <Count label="Views today" value={formatNumber(viewsToday)} />}
    </dl>
  )
}

function Count({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-ink-faint text-xs">{label}</dt>
      <dd className="font-serif text-ink text-xl tabular-nums">{value}</dd>
      {children}
    </div>
  )
}
