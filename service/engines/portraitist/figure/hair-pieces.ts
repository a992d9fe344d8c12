import { circle, darker, lighter, line, times } from '../svg.ts'

/** What of the hair lies behind the head and the shoulders, and what before the face; around the middle of the face. */
export type Hair = { behind: string; before: string }

/** A style in a colour. */
export type DrawHairStyle = (color: string) => Hair

/** Curls on an arc over the head, from one temple to the other. */
export function curls(
  color: string,
  options: { count: number; size: number; rx: number; ry: number; from?: number },
): string {
  const { count, size, rx, ry, from = 0.02 } = options
  return times(count, (n) => {
    const angle = Math.PI * (1 + from + ((1 - 2 * from) * n) / (count - 1))
    const shade = n % 3 === 0 ? lighter(color, 0.09) : n % 3 === 1 ? color : darker(color, 0.12)
    return circle(
      Math.round(rx * Math.cos(angle)),
      Math.round(-30 + ry * Math.sin(angle)),
      size + (n % 2) * 5,
      shade,
    )
  })
}

/** Strands that catch the light. */
export function shine(color: string, ...paths: string[]): string {
  return paths.map((d) => line(d, lighter(color, 0.3), 6, { opacity: 0.4 })).join('')
}
