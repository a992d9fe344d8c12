import type { Sentence } from '../sentences.ts'
import { findDates } from './dates.ts'
import { findLiterals } from './literals.ts'
import type { Fact } from './passage-facts.ts'
import { findNames } from './proper-names.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { findQuotations } from './quotations.ts'

/** The numbers, dates, names and quotations of one sentence, each once. */
export function listFacts(sentence: Sentence, known: ReadonlySet<string>, nounsAreCapital: boolean): Fact[] {
  const isHeading = sentence.kind === 'heading'
  const { quotations, rest: unquoted } = findQuotations(sentence.text)
  // A quotation is checked whole; the names in it are part of it, its figures are worth a claim of their own.
  const { dates, rest } = findDates(sentence.text)
  const { literals, rest: amounts } = findLiterals(rest)
  const quantities = findQuantities(amounts).filter((quantity) => !isCounting(quantity, isHeading))
  const names =
    isHeading || sentence.kind === 'quotation'
      ? []
      : findNames(findDates(unquoted).rest, known, nounsAreCapital)
  const quoted = sentence.kind === 'quotation' ? [sentence.text] : quotations
  const facts: Fact[] = [
    ...quoted.map((text): Fact => ({ kind: 'quotation', text })),
    ...dates.map((date): Fact => ({ kind: 'date', text: date.text, date })),
    ...literals.map((text): Fact => ({ kind: 'literal', text })),
    ...quantities.map((quantity): Fact => ({ kind: 'number', text: quantity.text, quantity })),
    ...names.map((name): Fact => ({ kind: 'name', text: name.text, name })),
  ]
  return [...new Map(facts.map((fact) => [`${fact.kind} ${fact.text.toLowerCase()}`, fact])).values()]
}

/** "one of them" counts nothing, nor does the number of a heading ("3. Plan", "Five ways to save"). */
function isCounting({ text, readings }: Quantity, isHeading: boolean): boolean {
  const isPlain = readings.every(({ unit }) => unit === null)
  return (
    isPlain && (text.toLowerCase() === 'one' || (isHeading && readings.every(({ value }) => value <= 20)))
  )
}
