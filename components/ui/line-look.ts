/** How the lines of a chart are told apart: by dashes first, so that it can be read without colour, and by colour. */
const looks: readonly { stroke: string; strokeWidth: number; strokeDasharray?: string }[] = [
  { stroke: 'var(--ink)', strokeWidth: 2.5 },
  { stroke: 'var(--info)', strokeWidth: 1.5, strokeDasharray: '6 3' },
  { stroke: 'var(--accent)', strokeWidth: 1.5, strokeDasharray: '2 3' },
  { stroke: 'var(--good)', strokeWidth: 1.5, strokeDasharray: '8 3 2 3' },
  { stroke: 'var(--busy)', strokeWidth: 1.5, strokeDasharray: '4 2' },
  { stroke: 'var(--warn)', strokeWidth: 1.5, strokeDasharray: '1 3' },
]

/** Stroke of the line at a place; the first is the one that matters. */
export function lineLook(at: number) {
  return looks[at % looks.length] ?? { stroke: 'currentColor', strokeWidth: 1.5 }
}
