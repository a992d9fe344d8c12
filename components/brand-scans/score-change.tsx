import type { ScannedBrand } from '#contract/brand-scans.ts'
import { changeWords, scoreChange } from './scan-words.ts'

/** How the score of a brand moved from the scan before the last. */
export function ScoreChange({
  brand: { last_score: score, previous_score: before, scans },
}: {
  brand: ScannedBrand
}) {
  if (scans === 1) return <span className="text-ink-faint text-xs">First scan</span>
  if (score === undefined || before === undefined)
    return score === undefined ? null : <span className="text-ink-faint text-xs">First of its kind</span>
  const points = scoreChange(before, score) ?? 0
  const ink = points === 0 ? 'text-ink-soft' : points > 0 ? 'text-good' : 'text-bad'
  return <span className={ink}>{changeWords(points)}</span>
}
