import { IntentLink } from '#components/ui/intent-link.tsx'
import type { ResultCounts, ResultPosts } from '#contract/results.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { postAnswers } from '#lib/post-answers.ts'
import { resultTilesOf } from './result-tiles-of.ts'

export type ResultTilesProps = {
  totals: ResultCounts
  /** Undefined where there is nothing that it can be compared with. */
  before: ResultCounts | undefined
  posts: ResultPosts | undefined
}

/** The numbers of a period, each beside the one before, and what became of its posts. */
export function ResultTiles({ totals, before, posts }: ResultTilesProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-rule bg-sheet">
      <dl className="grid grid-cols-2 overflow-hidden sm:grid-cols-3 lg:grid-cols-5">
        {resultTilesOf(totals, before).map(({ label, value, note, href, change }) => (
          <div
            key={label}
            className="-mr-px -mb-px grid content-start gap-0.5 border-rule border-r border-b px-4 py-3 max-lg:last:col-span-2"
          >
            <dt className="text-ink-faint text-xs">{label}</dt>
            <dd className="font-medium font-serif text-2xl text-ink tabular-nums">
              {href ? (
                <IntentLink href={href} className="hover:underline">
                  {value}
                </IntentLink>
              ) : (
                value
              )}
            </dd>
            <dd className="text-ink-faint text-xs">
              {change && (
                <span className={classNames(change.isUp ? 'text-good' : 'text-bad')}>{change.words}</span>
              )}
              {change && note && ' · '}
              {note}
            </dd>
          </div>
        ))}
      </dl>
      {posts && (
        <p className="border-rule border-t px-4 py-2 text-ink-soft text-xs">
          {formatCount(posts.posts, 'post')} on social networks: {postAnswers(posts)}
        </p>
      )}
    </div>
  )
}
