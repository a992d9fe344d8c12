import { type FoundDate, findDates, isBorneOut } from './dates.ts'
import { findLiterals, isLiteralIn } from './literals.ts'
import { wordForm } from './plain-form.ts'
import { type FoundName, isNamedIn } from './proper-names.ts'
import { findQuantities, isSameQuantity, type Quantity } from './quantities.ts'
import { isQuotedFrom } from './quotations.ts'

/** Something a sentence says that evidence must bear out word by word. */
export type Fact =
  | { kind: 'number'; text: string; quantity: Quantity }
  | { kind: 'date'; text: string; date: FoundDate }
  | { kind: 'name'; text: string; name: FoundName }
  | { kind: 'quotation'; text: string }
  | { kind: 'literal'; text: string }

/** Reads a passage once and answers for each fact whether the passage bears it out. */
export function createFactCheck(passage: string): (fact: Fact) => boolean {
  const words = wordForm(passage)
  const { dates, rest } = findDates(passage)
  const quantities = findQuantities(findLiterals(rest).rest)
  return (fact) => {
    switch (fact.kind) {
      case 'number':
        return (
          quantities.some((known) => isSameQuantity(fact.quantity, known)) || isYearIn(fact.quantity, dates)
        )
      case 'date':
        return dates.some((known) => isBorneOut(fact.date, known)) || isNumberIn(fact.date, quantities)
      case 'name':
        return isNamedIn(fact.name, words)
      case 'literal':
        return isLiteralIn(fact.text, words)
      case 'quotation':
        return isQuotedFrom(fact.text, words)
    }
  }
}

// "2000" can be a year or an amount; which of them is only known where it is written differently.
function isYearIn({ readings }: Quantity, dates: FoundDate[]): boolean {
  return readings.some(({ value, unit }) => unit === null && dates.some((date) => isYear(date, value)))
}

function isNumberIn(date: FoundDate, quantities: Quantity[]): boolean {
  return quantities.some(({ readings }) =>
    readings.some(({ value, unit }) => unit === null && isYear(date, value)),
  )
}

function isYear({ readings }: FoundDate, value: number): boolean {
  return readings.some((parts) => parts.year === value && Object.keys(parts).length === 1)
}
