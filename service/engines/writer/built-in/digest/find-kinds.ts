import { findQuantityTests } from './quantity-words/find-quantity-words.ts'
import type { QuantityKind } from './quantity-words/quantity-words.ts'

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

/** The kinds of which an amount of this unit may be; empty for a unit of which they are not known. */
export function kindsOfUnit(unit: string): readonly QuantityKind[] {
  return money.test(unit) ? ofMoney : (byUnit.get(unit) ?? [])
}

/** A text without the words that tell of which kind its amounts are. */
export function stripKinds(text: string, language: string, unit: string): string {
  const known = kindsOfUnit(unit)
  return (findQuantityTests(language)?.kinds ?? [])
    .filter(([kind]) => known.includes(kind))
    .reduce((left, [, pattern]) => left.replace(pattern, ' '), text)
}
