import type { Share } from './share-of.ts'

/** Who is named how often: the brand in ink, its competitors in grey. */
export function ShareBars({ title, shares }: { title: string; shares: readonly Share[] }) {
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
                style={{ width: `${answers > 0 ? (100 * mentions) / answers : 0}%` }}
              />
            </span>
            <span className="whitespace-nowrap text-ink-soft text-xs tabular-nums">
              {mentions} of {answers}
              <span className="text-ink-faint"> · {percent === undefined ? 'not named' : `${percent}%`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
