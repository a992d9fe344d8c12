import type { CSSProperties } from 'react'

const series = 6

/** Fill of the series at a place, what takes most first; after the last colour they begin again. */
export function seriesFill(at: number): CSSProperties {
  return { background: `var(--series-${(at % series) + 1})` }
}
