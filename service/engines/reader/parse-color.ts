/** Red, green and blue, 0 to 255, and how much of it covers what is below, 0 to 1. */
export type Color = { red: number; green: number; blue: number; alpha: number }

const named: Record<string, [number, number, number]> = {
  white: [255, 255, 255],
  black: [0, 0, 0],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  whitesmoke: [245, 245, 245],
  ghostwhite: [248, 248, 255],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
  navy: [0, 0, 128],
}

/** The color in a CSS value such as `#fff`, `rgb(0 0 0 / 50%)` or `white`; null where it is none that we know. */
export function parseColor(value: string): Color | null {
  const text = value.trim().toLowerCase()
  if (text === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 }
  const name = named[text]
  if (name) return { red: name[0], green: name[1], blue: name[2], alpha: 1 }
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text)?.[1]
  if (hex) {
    const long = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex
    const channel = (at: number) => Number.parseInt(long.slice(at, at + 2) || 'ff', 16)
    return { red: channel(0), green: channel(2), blue: channel(4), alpha: channel(6) / 255 }
  }
  const parts = /^rgba?\(([^)]{1,60})\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean)
  if (!parts || parts.length < 3) return null
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts.map((part, at) =>
    part.endsWith('%') ? (Number.parseFloat(part) / 100) * (at < 3 ? 255 : 1) : Number.parseFloat(part),
  )
  return [red, green, blue, alpha].every(Number.isFinite) ? { red, green, blue, alpha } : null
}

/** True for colors that look the same to a reader. */
export function isSameColor(a: Color, b: Color): boolean {
  return Math.max(Math.abs(a.red - b.red), Math.abs(a.green - b.green), Math.abs(a.blue - b.blue)) <= 16
}
