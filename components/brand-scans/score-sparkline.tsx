import { formatCount } from '#lib/format-number.ts'

const width = 240
const height = 56
/** Room for the dot at the end. */
const inset = 4

/** A score from 0 to 100 over time, as a line without an axis; nothing below two scores. */
export function ScoreSparkline({ scores }: { scores: readonly number[] }) {
  if (scores.length < 2) return null
  const points = scores.map((score, at) => ({
    x: inset + (at / (scores.length - 1)) * (width - 2 * inset),
    y: height - inset - (Math.min(100, Math.max(0, score)) / 100) * (height - 2 * inset),
  }))
  const last = points.at(-1)
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  return (
    <svg
      role="img"
      aria-label={`${formatCount(scores.length, 'score')}, from ${Math.round(scores[0] ?? 0)} to ${Math.round(scores.at(-1) ?? 0)}`}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full max-w-60"
    >
      <line x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} stroke="var(--rule)" />
      <polygon points={`${inset},${height} ${line} ${width - inset},${height}`} fill="var(--well)" />
      <polyline
        points={line}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last.x} cy={last.y} r={3.5} fill="var(--accent)" />}
    </svg>
  )
}
