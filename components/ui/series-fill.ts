import type { CSSProperties } from 'react'

/**
 * Neighbours differ in lightness as well as in colour, so that a chart is readable without colour: dark and light in turn,
 * each with an outline.
 */
const looks: readonly { colour: string; percent: number }[] = [
  { colour: 'var(--ink-soft)', percent: 100 },
  { colour: 'var(--accent)', percent: 35 },
  { colour: 'var(--info)', percent: 100 },
  { colour: 'var(--good)', percent: 30 },
  { colour: 'var(--busy)', percent: 80 },
  { colour: 'var(--warn)', percent: 15 },
]

/** Fill and outline of the series at a place; after the last look they begin again. */
export function seriesFill(at: number): CSSProperties {
  const { colour = 'currentColor', percent = 100 } = looks[at % looks.length] ?? {}
  return {
    background: `color-mix(in srgb, ${colour} ${percent}%, var(--sheet))`,
    boxShadow: `inset 0 0 0 1px ${colour}`,
  }
}
