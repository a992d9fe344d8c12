import { circle, darker, lighter, line, shape, times } from '../svg.ts'

/** What of the hair lies behind the head and the shoulders, and what before the face; around the middle of the face. */
export type Hair = { behind: string; before: string }

/** A style in a colour. */
export type DrawHairStyle = (color: string) => Hair

/** A mass of hair: lit from the upper left, dark where it turns away. */
export function mass(d: string, color: string): string {
  return shape(d, color) + shape(d, 'url(#sheen)')
}

/** Curls on an arc over the head, from one temple to the other. */
export function curls(
  color: string,
  options: { count: number; size: number; rx: number; ry: number; from?: number },
): string {
  const { count, size, rx, ry, from = 0.02 } = options
  return times(count, (n) => {
    const angle = Math.PI * (1 + from + ((1 - 2 * from) * n) / (count - 1))
    const lit = 0.12 * (1 - n / count)
    const [x, y] = [Math.round(rx * Math.cos(angle)), Math.round(-50 + ry * Math.sin(angle))]
    return curl(x, y, size + ((n * 7) % 3) * 3, n % 2 ? lighter(color, lit) : darker(color, 0.1))
  })
}

/** One curl: a round that catches the light on one edge. */
export function curl(x: number, y: number, r: number, color: string): string {
  return (
    circle(x, y, r, color) +
    line(
      `M ${x - r * 0.62} ${y + r * 0.1} C ${x - r * 0.5} ${y - r * 0.6} ${x + r * 0.2} ${y - r * 0.7} ${x + r * 0.5} ${y - r * 0.3}`,
      lighter(color, 0.22),
      Math.max(2, r * 0.13),
      { opacity: 0.5 },
    )
  )
}

/** Strands that catch the light. */
export function shine(color: string, ...paths: string[]): string {
  return paths.map((d) => line(d, lighter(color, 0.28), 4, { opacity: 0.4 })).join('')
}

/** Strands in the shade. */
export function strands(color: string, ...paths: string[]): string {
  return paths.map((d) => line(d, darker(color, 0.4), 3.4, { opacity: 0.5 })).join('')
}
