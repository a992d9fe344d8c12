import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

function tokensOf(selector: string): Map<string, string> {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1] ?? '', m[2] ?? '']))
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'sheet', 'well', 'hover']
const tones = ['good', 'warn', 'bad', 'info', 'busy', 'accent']
const text = ['ink', 'ink-soft', 'ink-faint', 'accent', 'good', 'warn', 'bad', 'info', 'busy']
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground) => text.map((ink): [string, string, number] => [ink, ground, 4.5])),
  ...tones.map((tone): [string, string, number] => [tone, `${tone}-wash`, 4.5]),
  ...tones.map((tone): [string, string, number] => ['ink', `${tone}-wash`, 4.5]),
  ...tones.map((tone): [string, string, number] => ['ink-soft', `${tone}-wash`, 4.5]),
  ...[...grounds, ...tones.map((tone) => `${tone}-wash`)].map((ground): [string, string, number] => [
    'focus',
    ground,
    3,
  ]),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-accent', 'accent', 4.5],
  ['ink', 'chosen', 4.5],
  ['focus', 'chosen', 3],
  ['rule-strong', 'sheet', 3],
  ['rule-strong', 'paper', 3],
]

/** In degrees, 0 to 360. */
function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const angle = (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI
  return (angle + 360) % 360
}

test.each([':root', '[data-theme="dark"]'])('brand, focus and danger are three hues in %s', (theme) => {
  const tokens = tokensOf(theme)
  const [brand = 0, focus = 0, danger = 0] = ['accent', 'focus', 'bad'].map((name) =>
    hue(tokens.get(name) ?? ''),
  )
  const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))
  for (const [a, b] of [
    [brand, focus],
    [focus, danger],
    [brand, danger],
  ] as const)
    expect(apart(a, b)).toBeGreaterThan(20)
})

test.each([':root', '[data-theme="dark"]'])('every pair of text and ground meets WCAG AA in %s', (theme) => {
  const tokens = tokensOf(theme)
  const tooFaint = pairs.flatMap(([ink, ground, least]) => {
    const ratio = contrast(tokens.get(ink) ?? '', tokens.get(ground) ?? '')
    return ratio >= least ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)} < ${least}`]
  })
  expect(tooFaint).toEqual([])
})

// In the light its shadow lifts the chosen one, too; on the darkest ground a shadow is not seen.
test.each([
  [':root', 1.15],
  ['[data-theme="dark"]', 1.5],
])('the chosen one of a few choices stands out from its group in %s', (theme, least) => {
  const tokens = tokensOf(theme)
  expect(contrast(tokens.get('chosen') ?? '', tokens.get('well') ?? '')).toBeGreaterThan(least)
})

test.each([':root', '[data-theme="dark"]'])(
  'the parts of a chart stand out from its sheet and from one another in %s',
  (theme) => {
    const tokens = tokensOf(theme)
    const parts = [...tokens].filter(([name]) => name.startsWith('series-')).map(([, value]) => value)
    expect(parts).toHaveLength(6)
    for (const part of parts) expect(contrast(part, tokens.get('sheet') ?? '')).toBeGreaterThan(3)
    // The first is ink and the last is grey; those between have a hue of their own.
    const hues = parts
      .slice(1, -1)
      .map(hue)
      .sort((a, b) => a - b)
    for (const [at, one] of hues.entries()) if (at > 0) expect(one - (hues[at - 1] ?? 0)).toBeGreaterThan(40)
  },
)
