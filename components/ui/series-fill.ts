import type { CSSProperties } from 'react'

/** Fill of the series at a place: what takes most stands out, and the others are one grey, parted by lines. */
export function seriesFill(at: number): CSSProperties {
  return { background: at === 0 ? 'var(--series-first)' : 'var(--series-other)' }
}
