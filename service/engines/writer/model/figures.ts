import { stripReferences } from '../../claim-check/references.ts'
import { readQuantities } from '../../claim-check/shared.ts'

/** Figures of two digits or more (".5" is 0.5) as they are written; the digits of a name ("Studio24") are none. */
export function listFigures(text: string): string[] {
  const found =
    stripReferences(text).match(
      /(?<![\p{L}\d.])\.\d+|(?<!\p{Script=Latin}{4}\d{0,6})(?:\d{1,3}(?:['’\u00a0\u202f\u2009 ]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*)/gu,
    ) ?? []
  return found.filter((figure) => readValue(figure).replace('.', '').length > 1)
}

/**
 * Finds out whether a text has a figure: 1,200 and 1 200 and 1.200 are one, 12 may be written out, 0.32 of a euro is 32
 * cents, and 50.61 is 50.6 and 51, rounded; 3.05, 305 and 0.305 are three.
 * @param language in whose words numbers may be written
 */
export function createFigureLookup(text: string, language = 'en'): (figure: string) => boolean {
  const plain = stripReferences(text)
  const known = new Set([...listFigures(plain), ...listYearsOfDates(plain)].flatMap(readingsOf))
  // Reading words takes longer, and most figures are written in digits.
  let spelled: ReadonlySet<string> | undefined
  const isSpelled = (reading: string) => {
    spelled ??= listSpelled(plain, language)
    return spelled.has(reading)
  }
  return (figure) => {
    const readings = readingsOf(figure)
    return readings.some((reading) => known.has(reading) || isRounded(reading, known) || isSpelled(reading))
  }
}

/** "03.03.2025" has the year 2025. */
function listYearsOfDates(text: string): string[] {
  const dates = text.matchAll(/(?<![\d.,])\d{1,2}\.\d{1,2}\.((?:19|20)\d\d)(?!\d)/g)
  return [...dates].map(([, year = '']) => year)
}

/** Whether a figure is one of the others with fewer decimals. */
function isRounded(figure: string, others: ReadonlySet<string>): boolean {
  const decimals = countDecimals(figure)
  return [...others].some(
    (other) => countDecimals(other) > decimals && Number(other).toFixed(decimals) === figure,
  )
}

function countDecimals(figure: string): number {
  return figure.split('.')[1]?.length ?? 0
}

function listSpelled(text: string, language: string): Set<string> {
  const words = readQuantities(text, language).filter((quantity) => !/\d/.test(quantity.text))
  return new Set(words.flatMap(({ readings }) => readings.map(({ figure }) => String(figure))))
}

/** A part of one is so many hundredths as well. */
function readingsOf(figure: string): string[] {
  const value = readValue(figure)
  return value.startsWith('0.') ? [value, String(Number((Number(value) * 100).toFixed(6)))] : [value]
}

/** Groups of three digits are thousands, unless a nought stands before them; noughts behind the point add nothing. */
function readValue(figure: string): string {
  const compact = figure.replace(/['’\s]/g, '')
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(compact)
  const point = isGrouped ? -1 : Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  const whole = (point < 0 ? compact : compact.slice(0, point)).replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  const part = point < 0 ? '' : compact.slice(point + 1).replace(/0+$/, '')
  return part === '' ? whole : `${whole || '0'}.${part}`
}

/** A year, which dates a figure and is none. */
export function isYear(figure: string): boolean {
  return /^(?:19|20)\d\d$/.test(figure)
}
