import type { ShareMove } from '#contract/share-move.ts'
import { classNames } from '#lib/class-names.ts'

export type ShareMovedProps = { move: ShareMove }

/** How far the share of voice went up or down, in points. */
export function SharePoints({ move: { before, after } }: ShareMovedProps) {
  const points = after - before
  return (
    <span
      className={classNames(
        'whitespace-nowrap font-medium',
        points === 0 ? 'text-ink-soft' : points > 0 ? 'text-good' : 'text-bad',
      )}
    >
      {points === 0 ? (
        'same'
      ) : (
        <>
          <span aria-hidden>{points > 0 ? '▲' : '▼'} </span>
          <span className="sr-only">{points > 0 ? 'up ' : 'down '}</span>
          {Math.abs(points)} {Math.abs(points) === 1 ? 'point' : 'points'}
        </>
      )}
    </span>
  )
}

/** Who took it, or whom it was taken from: `Kitebase rose 3 points to 28%`. Nothing where nobody moved the other way. */
export function shareTaker({ before, after, rival }: ShareMove): string | undefined {
  if (!rival) return undefined
  const points = Math.abs(rival.after - rival.before)
  return `${rival.name} ${after < before ? 'rose' : 'fell'} ${points === 1 ? '1 point' : `${points} points`} to ${rival.after}%`
}
