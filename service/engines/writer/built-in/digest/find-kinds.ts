import { findFigureContext } from './find-figure-context.ts'
import type { Told } from './have-same-base.ts'
import { findQuantityTests } from './quantity-words/find-quantity-words.ts'
import type { QuantityKind } from './quantity-words/quantity-words.ts'
import { isDistance } from './wanted-amounts.ts'

type KindTests = readonly (readonly [QuantityKind, RegExp])[]

const money = /^[A-Z]{3}$/
const lengths: readonly QuantityKind[] = ['distance', 'height', 'depth', 'width', 'thickness']
const amounts: readonly QuantityKind[] = ['weight', 'capacity', 'dose', 'consumption']
const times: readonly QuantityKind[] = [
  'interval',
  'lifetime',
  'duration',
  'deadline',
  'warranty',
  'age',
  'payback',
]
const ofMoney: readonly QuantityKind[] = [
  'price',
  'instalment',
  'upkeep',
  'saving',
  'penalty',
  'grant',
  'wage',
  'turnover',
  'deposit',
  'tax',
]
const byUnit = new Map<string, readonly QuantityKind[]>([
  ['second', times],
  ['month', times],
  ['percent', ['premium', 'discount', 'interest', 'tax', 'grant', 'saving', 'efficiency', 'loss']],
  ['metre', lengths],
  ['foot', lengths],
  ['mile', lengths],
  ['gram', amounts],
  ['pound', amounts],
  ['litre', amounts],
  ['watt', ['consumption', 'output', 'capacity']],
  ['watt-hour', ['consumption', 'output', 'capacity']],
])

const byDistance: readonly QuantityKind[] = ['interval', 'lifetime', 'warranty']

/** They are said of anything: a word for another kind counts before them, unless it stands much further off. */
const general: ReadonlySet<QuantityKind> = new Set(['price', 'duration', 'distance'])
const headStart = 25

/** "Including VAT", "zzgl. MwSt.", "IVA incluido": told with a price. */
const withTax =
  /(?<!\p{L})(?:(?:incl(?:uding|usive of|\.)?|excl(?:uding|usive of|\.)?|plus|with|without|before|inkl(?:usive|\.)?|zzgl\.?|zuzüglich|exkl(?:usive|\.)?|ohne|mit|inclusief|exclusief|met|zonder|con|sin|más|senza|più|com|sem|mais|avec|hors|plus) (?:de )?(?:\p{N}+ ?% ?)?(?:vat|sales tax|tax|taxes|mwst|mehrwertsteuer|umsatzsteuer|btw|iva|tva|taxes?)|(?:vat|mwst|tva|iva|btw) (?:inclu\p{L}*|compris\p{L}*|esclus\p{L}*|exclu\p{L}*|incluíd\p{L}*|inbegrepen|aparte|no incluid\p{L}*)|ttc|ht)(?!\p{L})/giu

/** The kinds of which an amount of this unit may be; empty for a unit of which they are not known. */
export function kindsOfUnit(unit: string): readonly QuantityKind[] {
  return money.test(unit) ? ofMoney : (byUnit.get(unit) ?? [])
}

/**
 * What an amount is of, by the nearest word around it that tells: a price, a rate, a lifetime, an interval. Several where
 * one word says several; none where nothing tells.
 */
export function findKinds(told: Told): ReadonlySet<QuantityKind> {
  const { text, language, measures, measure } = told
  if (measure.kind !== undefined) return new Set([measure.kind])
  // What is worn by the way it goes lasts so many kilometres.
  const isWay = isDistance(measure.unit, told.text.slice(measure.at))
  const known = isWay ? [...kindsOfUnit(measure.unit), ...byDistance] : kindsOfUnit(measure.unit)
  const tests = findQuantityTests(language)?.kinds.filter(([kind]) => known.includes(kind)) ?? []
  if (tests.length === 0) return new Set()
  // A price with its tax is no tax.
  const bare = text.replace(withTax, (said) => ' '.repeat(said.length))
  const clause = findFigureContext(text, measure, measures)
  const start = Math.max(0, text.lastIndexOf(clause, measure.at))
  const near = nearestIn(bare, start, start + clause.length, told, tests)
  if (near.size > 0) return near
  const isOnly = measures.filter(({ unit }) => kindsOfUnit(unit) === known).length === 1
  const anywhere = isOnly ? nearestIn(bare, 0, bare.length, told, tests) : near
  return anywhere.size > 0 ? anywhere : kindOfHeading(told, tests)
}

/** Under "Deposit", "we hold 400 euros on a card" is a deposit; a heading of two kinds tells nothing. */
function kindOfHeading({ headline = '' }: Told, tests: KindTests): ReadonlySet<QuantityKind> {
  const named = tests.flatMap(([kind, pattern]) => (headline.search(pattern) === -1 ? [] : [kind]))
  return new Set(named.length === 1 ? named.filter((kind) => !general.has(kind)) : [])
}

function nearestIn(
  text: string,
  from: number,
  to: number,
  { measure }: Told,
  tests: KindTests,
): ReadonlySet<QuantityKind> {
  const end = measure.at + measure.text.length
  const hits = tests.flatMap(([kind, pattern]) =>
    [...text.slice(from, to).matchAll(pattern)].map(({ 0: word, index }) => {
      const at = from + index
      const gap = at >= end ? at - end : measure.at - (at + word.length)
      return { kind, at, word, gap: Math.max(0, gap) + (general.has(kind) ? headStart : 0) }
    }),
  )
  const [first] = hits.sort((a, b) => a.gap - b.gap)
  return new Set(
    hits.flatMap(({ kind, at, word }) => (at === first?.at && word === first.word ? [kind] : [])),
  )
}

/** A text without the words that tell of which kind its amounts are. */
export function stripKinds(text: string, language: string, unit: string): string {
  const known = kindsOfUnit(unit)
  return (findQuantityTests(language)?.kinds ?? [])
    .filter(([kind]) => known.includes(kind))
    .reduce((left, [, pattern]) => left.replace(pattern, ' '), text)
}
