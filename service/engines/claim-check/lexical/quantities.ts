import { readDigits } from './digits.ts'
import { spacedLetters } from './plain-form.ts'
import { commonSpelledNumbers, type SpelledNumbers } from './spelled-numbers.ts'
import { findScale, findUnit, isSameUnit, scaleNames, unitNames } from './units.ts'

/** One way to read a number: "5m" is five million or five metres, "1.234" is 1.234 or 1234. */
type Reading = {
  /** In the base of the unit. */
  value: number
  /** As it is written, in whatever unit. */
  figure: number
  /** The same without "million" and the like. */
  digits: number
  unit: string | null
}

export type Quantity = { text: string; index: number; readings: Reading[] }

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[\\s-]+')
const currency =
  '(?:US\\$|A\\$|C\\$|R\\$|[$€£¥₹₽₺]|(?:USD|EUR|GBP|JPY|INR|CHF|CNY|PLN|BRL|RUB|TRY|SEK|CAD|AUD)(?=\\s?\\d))'
const digits =
  "(?:\\d{1,3}(?:[.,'’\\u00a0\\u202f\\u2009 ]\\d{3})+(?:[.,]\\d{1,2}(?!\\d))?|\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d+(?:[.,]\\d+)?)(?!\\d)"

const patterns = new Map<SpelledNumbers, RegExp>()
const ranges = new Map<SpelledNumbers, RegExp>()

function rangePattern(spelled: SpelledNumbers): RegExp {
  const known = ranges.get(spelled)
  if (known) return known
  const pattern = new RegExp(
    `^\\s?(?:-|–|to|and|or|bis|und|oder|à|et|ou|a|y|o|e${(spelled.joins ?? []).map((word) => `|${word}`).join('')})\\s?(?:${digits}|${spelled.pattern})`,
    'iu',
  )
  ranges.set(spelled, pattern)
  return pattern
}

function numberPattern(spelled: SpelledNumbers): RegExp {
  const known = patterns.get(spelled)
  if (known) return known
  const pattern = new RegExp(
    `(?<![${spacedLetters}\\p{N}_]|[${spacedLetters}][-.]|\\d[.,:/])(?:(?<sign>${currency})\\s?)?(?:(?<digits>${digits})|(?<words>${spelled.pattern}))`,
    'giu',
  )
  patterns.set(spelled, pattern)
  return pattern
}
// An article before a vowel is no litre: "21 500 l'année".
const end = `(?![${spacedLetters}\\p{N}]|['’][${spacedLetters}])`
const scalePattern = new RegExp(`^[\\s-]?(${scaleNames.map(asPattern).join('|')})${end}\\.?`, 'iu')
const unitPattern = new RegExp(
  `^(?:[\\s\\u00a0-]{0,2}(?:of\\s|de\\s)?|['’])(${unitNames.map(asPattern).join('|')})${end}`,
  'iu',
)
const startsWithLetter = new RegExp(`^[${spacedLetters}]`, 'u')
const ordinalPattern = /^(?:st|nd|rd|th)(?![\p{L}\p{N}])/iu
// A table cell is read as "Price (EUR): 12": the unit stands before the number.
const headerUnit = /\(([^()]{1,14})\)\s*[:|]\s*$/u

/** Finds numbers with their units, written in digits or words. Dates must have been blanked out before. */
export function findQuantities(text: string, spelled: SpelledNumbers = commonSpelledNumbers): Quantity[] {
  const found: Quantity[] = []
  let consumed = 0
  for (const match of text.matchAll(numberPattern(spelled))) {
    // "Per cento" is the unit of the number before it.
    if (match.index < consumed) continue
    const { sign, digits: figures, words } = match.groups ?? {}
    const values = figures ? readDigits(figures) : [spelled.read(words ?? '')]
    const rest = text.slice(match.index + match[0].length)
    const suffix = readSuffix(rest, sign, spelled)
    // Letters stuck to digits make an identifier (3D, 7zip); it is looked up by its letters as a name.
    if (figures && suffix.length === 0 && startsWithLetter.test(rest) && !ordinalPattern.test(rest)) continue
    consumed = match.index + match[0].length + suffix.length
    const header = headerUnit.exec(text.slice(Math.max(0, match.index - 24), match.index))?.[1]
    const given = sign ?? header
    const before = given ? findUnit(given) : undefined
    const readings = suffix.readings.flatMap(({ scale, unit }) =>
      values.map((value) => ({
        value: value * scale * (unit?.factor ?? before?.factor ?? 1),
        figure: value * scale,
        digits: value,
        unit: unit?.base ?? before?.base ?? null,
      })),
    )
    found.push({
      text: (match[0] + rest.slice(0, suffix.length)).trim().replace(/\.$/, ''),
      index: match.index,
      readings,
    })
  }
  return found
}

type Suffix = { length: number; readings: { scale: number; unit?: ReturnType<typeof findUnit> }[] }

function readSuffix(rest: string, sign: string | undefined, spelled: SpelledNumbers): Suffix {
  // "57 × 4" multiplies, and counts no times.
  if (/^\s?[x×]\s?\d/iu.test(rest)) return { length: 0, readings: [{ scale: 1 }] }
  const scaled = scalePattern.exec(rest)
  const scaleName = scaled?.[1] ?? ''
  const scale = findScale(scaleName) ?? 1
  const unitAfterScale = sign ? null : unitPattern.exec(rest.slice(scaled?.[0].length ?? 0))
  const readings: Suffix['readings'] = [
    { scale, unit: unitAfterScale?.[1] ? findUnit(unitAfterScale[1]) : undefined },
  ]
  const length = (scaled?.[0].length ?? 0) + (unitAfterScale?.[0].length ?? 0)
  // A lone letter can be a unit as well: "5 m" is metres, "5m" in a budget is millions.
  if (scaleName.length === 1 && !sign) {
    const unit = findUnit(scaleName)
    readings.push({ scale: 1, unit })
  }
  if (length === 0) return { length, readings: [{ scale: 1, unit: unitAfterRange(rest, spelled) }] }
  return { length, readings }
}

/** In "10-20 %" the sign belongs to both numbers. */
function unitAfterRange(rest: string, spelled: SpelledNumbers): ReturnType<typeof findUnit> {
  const range = rangePattern(spelled).exec(rest)
  if (!range) return undefined
  const name = unitPattern.exec(rest.slice(range[0].length))?.[1]
  return name ? findUnit(name) : undefined
}

/** True when both say the same amount of the same thing in at least one reading. */
export function isSameQuantity(a: Quantity, b: Quantity): boolean {
  return a.readings.some((one) =>
    b.readings.some(
      (other) =>
        isSameUnit(one.unit, other.unit) &&
        Math.abs(one.value - other.value) <= 1e-9 * Math.max(1, Math.abs(one.value)),
    ),
  )
}
