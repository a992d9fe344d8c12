import type { WatchFact } from '#contract/watches.ts'
import { classNames } from '#lib/class-names.ts'
import { webAddress } from '#lib/web-address.ts'

export type WatchFactsProps = { added: readonly WatchFact[]; removed: readonly WatchFact[] }

/** What came and what went, one to a line; the notable in ink. */
export function WatchFacts({ added, removed }: WatchFactsProps) {
  const facts = [
    ...added.map((fact) => ({ ...fact, sign: '+', said: 'New' })),
    ...removed.map((fact) => ({ ...fact, sign: '−', said: 'Gone' })),
  ]
  if (facts.length === 0) return null
  return (
    <ul aria-label="What changed" className="grid gap-1.5 text-sm">
      {facts.map(({ sign, said, text, url, notable }) => {
        const address = webAddress(url)
        return (
          <li
            key={`${sign} ${text} ${url}`}
            className={classNames('flex gap-2', notable ? 'text-ink' : 'text-ink-soft')}
          >
            <span aria-hidden className="w-2.5 shrink-0 text-center text-ink-faint">
              {sign}
            </span>
            <span className="sr-only">{said}: </span>
            {address ? (
              <a
                href={address}
                target="_blank"
                rel="noreferrer nofollow ugc"
                className="wrap-anywhere underline decoration-rule-strong underline-offset-3 hover:text-ink"
              >
                {text}
              </a>
            ) : (
              <span className="wrap-anywhere">{text}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
