import { circle, darker, ellipse, glow, lighter, line, rect, shape, times } from '../svg.ts'

/** A window with what lies outside; `panes` across. */
export function windowOn(
  x: number,
  y: number,
  w: number,
  h: number,
  options: { outside: string; frame: string; panes?: number },
) {
  const { outside, frame, panes = 2 } = options
  return [
    rect(x, y, w, h, frame, 6),
    rect(x + 14, y + 14, w - 28, h - 28, outside, 2),
    times(panes - 1, (n) => rect(x + ((n + 1) * w) / panes - 6, y, 12, h, frame)),
    rect(x, y + h * 0.42, w, 10, frame),
    shape(
      `M ${x + w * 0.1} ${y + h} L ${x + w * 0.42} ${y} L ${x + w * 0.58} ${y} L ${x + w * 0.26} ${y + h} Z`,
      '#ffffff',
      { opacity: 0.1 },
    ),
  ].join('')
}

export function pottedPlant(x: number, y: number, size: number, leaf = '#4f7a52'): string {
  const leaves = [-64, -40, -18, 6, 30, 56]
  return [
    ...leaves.map(
      (angle, n) =>
        `<g transform="translate(${x} ${y}) rotate(${angle})">${shape(`M 0 0 C ${-size * 0.22} ${-size * 0.5} ${-size * 0.14} ${-size * 0.9} 0 ${-size * (1.05 + (n % 2) * 0.2)} C ${size * 0.14} ${-size * 0.9} ${size * 0.22} ${-size * 0.5} 0 0 Z`, n % 2 ? leaf : darker(leaf, 0.18))}${line(`M 0 0 L 0 ${-size * 0.9}`, lighter(leaf, 0.25), 3, { opacity: 0.5 })}</g>`,
    ),
    shape(
      `M ${x - size * 0.3} ${y - 8} L ${x + size * 0.3} ${y - 8} L ${x + size * 0.22} ${y + size * 0.5} L ${x - size * 0.22} ${y + size * 0.5} Z`,
      '#c9825a',
    ),
    rect(x - size * 0.33, y - 20, size * 0.66, 26, '#b76f49', 4),
  ].join('')
}

export function books(x: number, y: number, width: number, seed: number): string {
  const colors = ['#8a3d4c', '#3f6a6b', '#d0a24a', '#2f3a4a', '#c07b3a', '#6b7f5a', '#efe7d6', '#5a4a6e']
  let at = x
  let out = ''
  for (let n = seed; at < x + width - 16; n++) {
    const w = 18 + ((n * 7) % 17)
    const h = 92 + ((n * 29) % 46)
    out +=
      rect(at, y - h, w, h, colors[n % colors.length] ?? '#2f3a4a', 2) +
      rect(at + 4, y - h + 16, w - 8, 6, '#ffffff', 0, { opacity: 0.35 })
    at += w + 3
  }
  return out
}

export function pendantLamp(x: number, length: number, shade: string, light = '#ffdf9a'): string {
  return [
    line(`M ${x} 0 L ${x} ${length}`, '#2b2622', 5),
    glow(x, length + 70, 210, light, 0.4),
    shape(
      `M ${x - 78} ${length + 66} C ${x - 70} ${length + 6} ${x - 34} ${length - 14} ${x} ${length - 16} C ${x + 34} ${length - 14} ${x + 70} ${length + 6} ${x + 78} ${length + 66} Z`,
      shade,
    ),
    ellipse(x, length + 68, 76, 14, lighter(light, 0.5)),
  ].join('')
}

export function picture(
  x: number,
  y: number,
  w: number,
  h: number,
  colors: readonly [string, string, string],
): string {
  const [frame, ground, form] = colors
  return [
    rect(x + 8, y + 10, w, h, '#000000', 2, { opacity: 0.14 }),
    rect(x, y, w, h, frame, 2),
    rect(x + 14, y + 14, w - 28, h - 28, ground),
    circle(x + w * 0.62, y + h * 0.36, Math.min(w, h) * 0.17, form),
    shape(
      `M ${x + 14} ${y + h - 14} L ${x + 14} ${y + h * 0.7} C ${x + w * 0.3} ${y + h * 0.48} ${x + w * 0.6} ${y + h * 0.86} ${x + w - 14} ${y + h * 0.6} L ${x + w - 14} ${y + h - 14} Z`,
      darker(form, 0.3),
    ),
  ].join('')
}

/** Code on a screen: coloured lines, no words. */
export function screen(x: number, y: number, w: number, h: number, seed: number): string {
  const colors = ['#7fd6c2', '#e3b04b', '#c98bdb', '#6fa8dc', '#d8d4cb', '#e07a5f']
  const rows = Math.floor((h - 60) / 26)
  return [
    rect(x, y, w, h, '#0d0f16', 14),
    rect(x + 12, y + 12, w - 24, h - 24, '#161a26', 6),
    times(rows, (row) => {
      const indent = ((row * 5 + seed) % 4) * 22
      const first = 40 + ((row * 37 + seed * 13) % 70)
      const second = 30 + ((row * 53 + seed * 7) % 110)
      const color = (n: number) => colors[(row + seed + n) % colors.length] ?? '#d8d4cb'
      const at = x + 32 + indent
      return (
        rect(at, y + 34 + row * 26, Math.min(first, w - 90 - indent), 9, color(0), 4, { opacity: 0.9 }) +
        (at + first + second + 20 < x + w - 24
          ? rect(at + first + 14, y + 34 + row * 26, second, 9, color(2), 4, { opacity: 0.65 })
          : '')
      )
    }),
  ].join('')
}
