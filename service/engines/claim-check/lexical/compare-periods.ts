import type { Comparison, Finding } from './comparison.ts'
import type { Reading } from './read-text.ts'

// Beginnings of words, folded, in the languages that the check knows.
const periods: [string, RegExp][] = [
  ['minute', /^minuu?t/],
  ['hour', /^(?:hour|stund|heure|hora|horari|ora|ore|orari|uur$|uren$)/],
  ['day', /^(?:day|daily|tag(?:e|en|es)?$|taglich|jour|quotid|diari|dia$|dias$|giorn|dag(?:en)?$|dagelijks)/],
  ['week', /^(?:week|woche|wochent|semain|hebdo|semana|settiman|weke(?:n$|lijks))/],
  ['month', /^(?:month|monat|mois$|mensu|mensal|mensil|mes$|meses$|mese$|mesi$|maand)/],
  ['year', /^(?:year|annual|jahr|an$|ans$|annee|annuel|ano$|anos$|anual|anno$|anni$|annu|jaar|jaren$)/],
]

/** True for "year", "monthly" and the like, folded. */
export function isPeriodWord(word: string): boolean {
  return periods.some(([, pattern]) => pattern.test(word))
}

/** "A handful a week" is not "a handful a month", although neither has a number. */
export function comparePeriods({ said, aligned, nearby }: Comparison): Finding | undefined {
  const best = aligned[0]
  if (!best || best.score < 0.4) return undefined
  const ours = periodsOf(said)
  const around = new Set(nearby.flatMap((sentence) => [...periodsOf(sentence.read())]))
  const theirs = periodsOf(best.sentence.read())
  const isNew = [...ours].some((period) => !around.has(period))
  const isLost = [...theirs].some((period) => !ours.has(period))
  if (!isNew || !isLost) return undefined
  return { discrepancy: 'unit', isContradicted: true, at: best.sentence, text: null }
}

/** Periods outside of dates and numbers with a unit, which are compared by their values. */
const found = new WeakMap<Reading, Set<string>>()

function periodsOf(reading: Reading): Set<string> {
  const known = found.get(reading) ?? listPeriods(reading)
  found.set(reading, known)
  return known
}

function listPeriods(reading: Reading): Set<string> {
  return new Set(
    reading.words.flatMap((word, index) =>
      reading.values.some(({ at, end }) => index >= at && index < end)
        ? []
        : periods.flatMap(([period, pattern]) => (pattern.test(word.text) ? [period] : [])),
    ),
  )
}
