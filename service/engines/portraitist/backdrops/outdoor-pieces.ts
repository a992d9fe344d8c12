import { circle, darker, ellipse, glow, lighter, line, rect, shape, times } from '../svg.ts'
import type { Setting } from './backdrop.ts'

/** Houses along a line, each with windows; lit ones at evening. */
export function skyline(options: {
  base: number
  heights: readonly number[]
  width: number
  color: string
  evening: boolean
  x?: number
}): string {
  const { base, heights, width, color, evening, x = 0 } = options
  return heights
    .map((height, n) => {
      const left = x + n * width
      const tone = n % 2 ? color : lighter(color, 0.07)
      const lit = evening ? '#ffd98a' : lighter(tone, 0.3)
      const columns = Math.floor((width - 24) / 30)
      const rows = Math.floor((height - 40) / 44)
      return (
        rect(left, base - height, width - 4, height, tone) +
        times(rows, (row) =>
          times(columns, (column) =>
            (row * 3 + column * 5 + n) % 4 === 0 && evening
              ? ''
              : rect(left + 16 + column * 30, base - height + 26 + row * 44, 15, 24, lit, 1, {
                  opacity: evening ? 0.85 : 0.5,
                }),
          ),
        )
      )
    })
    .join('')
}

/** @param seen through glass there are no clouds: out of focus they would hang in the room */
export function sky(
  { sky: [above, horizon], evening, light }: Setting,
  height: number,
  seen: 'outdoors' | 'through glass' = 'outdoors',
): string {
  return [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>`,
    rect(0, 0, 1080, height, 'url(#sky)'),
    evening
      ? times(26, (n) => circle((n * 167) % 1080, (n * 89) % 520, 2 + (n % 3), '#ffffff', { opacity: 0.5 }))
      : light === 'golden hour'
        ? circle(850, height * 0.62, 130, '#fff0c9', { opacity: 0.85 }) +
          glow(850, height * 0.62, 325, '#ffd9a0', 0.6)
        : seen === 'outdoors'
          ? cloud(160, 190, 1) + cloud(760, 120, 1.25) + cloud(880, 380, 0.8)
          : '',
  ].join('')
}

function cloud(x: number, y: number, size: number): string {
  return [
    ellipse(x, y, 110 * size, 34 * size, '#ffffff', { opacity: 0.7 }),
    ellipse(x - 46 * size, y - 18 * size, 54 * size, 36 * size, '#ffffff', { opacity: 0.7 }),
    ellipse(x + 40 * size, y - 26 * size, 62 * size, 44 * size, '#ffffff', { opacity: 0.7 }),
  ].join('')
}

export function tree(x: number, base: number, size: number, leaf: string): string {
  const trunk = '#6b4f3a'
  return [
    shape(
      `M ${x - size * 0.07} ${base} C ${x - size * 0.04} ${base - size * 0.5} ${x - size * 0.05} ${base - size * 0.7} ${x} ${base - size} L ${x + size * 0.05} ${base - size * 0.7} C ${x + size * 0.03} ${base - size * 0.4} ${x + size * 0.05} ${base - size * 0.2} ${x + size * 0.08} ${base} Z`,
      trunk,
    ),
    circle(x - size * 0.3, base - size * 0.95, size * 0.34, darker(leaf, 0.16)),
    circle(x + size * 0.3, base - size * 0.9, size * 0.33, darker(leaf, 0.2)),
    circle(x, base - size * 1.25, size * 0.4, leaf),
    circle(x - size * 0.16, base - size * 1.0, size * 0.32, lighter(leaf, 0.08)),
    circle(x + size * 0.18, base - size * 1.08, size * 0.28, lighter(leaf, 0.14)),
    circle(x - size * 0.08, base - size * 1.42, size * 0.2, lighter(leaf, 0.2)),
  ].join('')
}

/** Bulbs on a wire that hangs between two points. */
export function stringLights(fromY: number, sag: number, toY: number, lit: boolean): string {
  const at = (share: number) => fromY + (toY - fromY) * share + sag * 4 * share * (1 - share)
  return (
    line(`M 0 ${fromY} Q 540 ${(fromY + toY) / 2 + sag * 2} 1080 ${toY}`, '#2b2622', 5) +
    times(11, (n) => {
      const share = (n + 0.5) / 11
      const x = share * 1080
      const y = at(share)
      return (
        (lit ? glow(x, y + 24, 59, '#ffd27a', 0.55) : '') +
        rect(x - 6, y, 12, 12, '#2b2622', 3) +
        ellipse(x, y + 26, 13, 17, lit ? '#fff0c2' : '#f2e6c8')
      )
    })
  )
}
