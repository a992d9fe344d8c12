import { formatWait } from '#lib/format-time.ts'

export type RetryWaitProps = {
  /** The sentence up to the time: `Try again`. */
  before: string
  secondsLeft: number
  /** What was left at first, which is what a screen reader is told, once. */
  seconds: number
}

/** Why a request was refused for now, and how long that lasts, running down. */
export function RetryWait({ before, secondsLeft, seconds }: RetryWaitProps) {
  return (
    <p>
      You're going faster than the server allows. {before} in{' '}
      <span aria-hidden className="whitespace-nowrap tabular-nums">
        {formatWait(secondsLeft)}
      </span>
      <span className="sr-only">{formatWait(seconds)}</span>.
    </p>
  )
}
