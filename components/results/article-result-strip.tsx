import type { Results } from '#contract/results.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { postAnswers } from '#lib/post-answers.ts'
import { usualDays } from '#lib/usual-days.ts'
import { resultTilesOf } from './result-tiles-of.ts'

/** What became of one article in the last 30 days, in a line above its text. */
export function ArticleResultStrip({
  results: { totals, totals_before: before, posts },
}: {
  results: Results
}) {
  const isUnread = totals.views + totals.clicks + totals.leads + before.views === 0
  return (
    <section
      aria-label={`Results of the last ${usualDays} days`}
      className="flex flex-wrap items-baseline gap-x-6 gap-y-2 rounded-lg border border-rule bg-sheet px-4 py-3"
    >
      <h2 className="font-medium text-ink text-sm">Last {usualDays} days</h2>
      {isUnread ? (
        <p className="text-ink-soft text-sm">No views yet. They appear here within seconds.</p>
      ) : (
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {resultTilesOf(totals, before).map(({ label, labelOfOne, value, change }) => (
            <div key={label} className="flex items-baseline gap-1.5 text-sm">
              <dt className="order-2 text-ink-soft">{value === '1' ? (labelOfOne ?? label) : label}</dt>
              <dd className="order-1 font-medium text-ink tabular-nums">{value}</dd>
              {change && (
                <dd
                  className={classNames(
                    'order-3 text-xs max-xl:hidden',
                    change.isUp ? 'text-good' : 'text-bad',
                  )}
                >
                  {change.words}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {posts && (
        <p className="w-full text-ink-soft text-sm">
          {formatCount(posts.posts, 'post')} on social networks: {postAnswers(posts)}
        </p>
      )}
    </section>
  )
}
