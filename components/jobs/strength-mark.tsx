import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import { matchLabels } from '#lib/match-labels.ts'

type MatchStrength = keyof typeof matchLabels

const looks: Readonly<Record<MatchStrength, { label: string; word: string; bars: number; ink: string }>> = {
  strong: { label: matchLabels.strong, word: 'strong', bars: 3, ink: 'text-good' },
  some: { label: matchLabels.some, word: 'partial', bars: 2, ink: 'text-ink-soft' },
  weak: { label: matchLabels.weak, word: 'weak', bars: 1, ink: 'text-ink-faint' },
}
const heights = ['h-1.5', 'h-2.25', 'h-3']

/** How well something matches: as bars, and in words unless they stand beside it. */
export function StrengthMark({
  strength,
  isQuiet = false,
  count,
}: {
  strength: MatchStrength
  isQuiet?: boolean
  /** Of how many it is said. */
  count?: number
}) {
  const { label, word, bars, ink } = looks[strength]
  return (
    <span className={classNames('inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap text-xs', ink)}>
      <span aria-hidden className="flex items-end gap-0.5">
        {heights.map((height, at) => (
          <span
            key={height}
            className={classNames(
              'w-0.75 rounded-full',
              height,
              at < bars ? 'bg-current' : 'bg-rule-strong/60',
            )}
          />
        ))}
      </span>
      <span className={isQuiet ? 'sr-only' : undefined}>
        {count === undefined ? label : `${formatNumber(count)} ${word}`}
      </span>
    </span>
  )
}
