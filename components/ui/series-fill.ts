import type { CSSProperties } from 'react'

/** Distinguishes series by pattern first, so that a chart is readable without colour, and also by colour. */
const looks: readonly { colour: string; pattern?: (ink: string, ground: string) => string }[] = [
  { colour: 'var(--ink-soft)' },
  { colour: 'var(--accent)', pattern: (ink, ground) => stripes('45deg', ink, ground) },
  { colour: 'var(--info)', pattern: (ink, ground) => stripes('0deg', ink, ground) },
  { colour: 'var(--good)', pattern: (ink, ground) => stripes('90deg', ink, ground) },
  { colour: 'var(--busy)', pattern: (ink, ground) => stripes('-45deg', ink, ground) },
  { colour: 'var(--warn)', pattern: (_, ground) => ground },
]

function stripes(angle: string, ink: string, ground: string): string {
  return `repeating-linear-gradient(${angle}, ${ink} 0 1.5px, ${ground} 1.5px 5px)`
}

/** Fill and outline of the series at a place; after the last look they begin again. */
export function seriesFill(at: number): CSSProperties {
  const { colour = 'currentColor', pattern } = looks[at % looks.length] ?? {}
  const ground = `color-mix(in srgb, ${colour} 24%, transparent)`
  return {
    background: pattern ? pattern(colour, ground) : colour,
    boxShadow: `inset 0 0 0 1px ${colour}`,
  }
}
