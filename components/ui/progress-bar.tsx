import { classNames } from '#lib/class-names.ts'

export type ProgressBarProps = {
  /** 0 to 100; absent while unknown. */
  percent?: number
  label: string
  thin?: boolean
  tone?: 'accent' | 'ink' | 'good' | 'warn' | 'bad'
}

const fills = { accent: 'bg-accent', ink: 'bg-ink-soft', good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' }

export function ProgressBar({ percent, label, thin = false, tone = 'accent' }: ProgressBarProps) {
  const value = percent === undefined ? undefined : Math.max(0, Math.min(100, Math.round(percent)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('w-full overflow-hidden rounded-full bg-well', thin ? 'h-1' : 'h-1.5')}
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width] duration-500 ease-out',
          fills[tone],
          value === undefined && 'w-1/3 animate-breathe',
        )}
        style={value === undefined ? undefined : { width: `${value}%` }}
      />
    </div>
  )
}
