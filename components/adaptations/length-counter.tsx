import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'

export type LengthCounterProps = {
  /** Left out where there is one part. */
  label: string | undefined
  count: number
  limit: number | undefined
}

/** How long a part is, as its platform counts, and how much is left or too much: in words, not by colour alone. */
export function LengthCounter({ label, count, limit }: LengthCounterProps) {
  const over = limit === undefined ? 0 : Math.max(0, count - limit)
  return (
    <p className="flex items-baseline justify-between gap-3 text-xs">
      {label && <span className="font-medium text-ink-soft">{label}</span>}
      <span
        className={classNames('ml-auto tabular-nums', over > 0 ? 'font-medium text-bad' : 'text-ink-faint')}
      >
        {formatNumber(count)}
        {limit !== undefined && ` / ${formatNumber(limit)}`}
        {over > 0 && ` · ${formatNumber(over)} too many`}
      </span>
    </p>
  )
}
