/** Distinguishes series by pattern first, so that a chart is readable without colour, and also by colour. */
const looks = [
  { color: 'var(--ink-soft)', mark: undefined },
  { color: 'var(--accent)', mark: 'M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2' },
  { color: 'var(--info)', mark: 'M0,3 h6' },
  { color: 'var(--good)', mark: 'M3,0 v6' },
  { color: 'var(--busy)', mark: 'M2,3 h2' },
  { color: 'var(--warn)', mark: 'M0,3 h6 M3,0 v6' },
] as const

/** The patterns of a chart, to be placed inside its `<svg>`; `prefix` keeps two charts on one page apart. */
export function ChartPatterns({ prefix }: { prefix: string }) {
  return (
    <defs>
      {looks.map(({ color, mark }, at) => (
        <pattern key={color} id={`${prefix}-${at}`} width={6} height={6} patternUnits="userSpaceOnUse">
          <rect width={6} height={6} fill={color} fillOpacity={mark ? 0.22 : 1} />
          {mark && <path d={mark} stroke={color} strokeWidth={1.6} fill="none" />}
        </pattern>
      ))}
    </defs>
  )
}

/** Fill and outline of the series at a place; after the last look they begin again. */
export function seriesLook(prefix: string, at: number): { fill: string; stroke: string } {
  const place = at % looks.length
  return { fill: `url(#${prefix}-${place})`, stroke: looks[place]?.color ?? looks[0].color }
}
