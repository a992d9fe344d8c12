import { formatCount } from '#lib/format-number.ts'
import type { Share } from './share-of.ts'

/** Who has which share of the mentions, and in how many answers: the brand in colour, its competitors in grey. */
export function ShareBars({ title, shares }: { title: string; shares: readonly Share[] }) {
  const most = Math.max(1, ...shares.map(({ mentions }) => mentions))
  return (
    <section className="min-w-0">
      <h3 className="mb-2 wrap-anywhere text-ink-faint text-xs">{title}</h3>
      <ul className="grid gap-2">
        {shares.map(({ name, isOwn, mentions, answers, percent }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_auto] items-center gap-x-3 text-sm"
          >
            <span title={name} className={isOwn ? 'truncate font-medium text-ink' : 'truncate text-ink-soft'}>
              {name}
            </span>
            <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-well">
              <span
                className={isOwn ? 'block h-full bg-accent' : 'block h-full bg-rule-strong'}
                style={{ width: `${(100 * mentions) / most}%` }}
              />
            </span>
            <span className="whitespace-nowrap text-right text-ink-faint text-xs tabular-nums">
              {percent !== undefined && <span className="font-medium text-ink">{percent}% </span>}
              {mentions} of {formatCount(answers, 'answer')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
