import type { Quantity } from './quantities.ts'
import { readQuantities } from './read-quantities.ts'
import type { Reading, Value } from './read-text.ts'

/** How many of the second base one of the first is; of a gallon there are two. */
const factors: readonly [from: string, to: string, factor: number][] = [
  ['mile', 'metre', 1609.344],
  ['foot', 'metre', 0.3048],
  ['inch', 'metre', 0.0254],
  ['pound', 'gram', 453.592],
  ['pounds', 'gram', 453.592],
  ['ounce', 'gram', 28.35],
  ['ounce', 'litre', 0.029_57],
  ['gallon', 'litre', 3.785],
  ['gallon', 'litre', 4.546],
]
/** Conversions are rounded: 8 oz are 237 ml, and written as 240. */
const tolerance = 0.06
/** In degrees Celsius. */
const degreeTolerance = 1.5

type Amount = { value: number; unit: string | null }

function isConversion(one: Amount, other: Amount): boolean {
  if (one.unit === 'fahrenheit' && other.unit === 'celsius')
    return Math.abs((one.value - 32) / 1.8 - other.value) <= degreeTolerance
  return factors.some(
    ([from, to, factor]) =>
      one.unit === from &&
      other.unit === to &&
      Math.abs(one.value * factor - other.value) <= tolerance * Math.abs(other.value),
  )
}

/** True where one amount is the other in another unit of the same kind, as a writer rounds: 120 °F and 49 °C, 8 oz and 240 ml. */
export function isSameInOtherUnit(one: Quantity, other: Quantity): boolean {
  return one.readings.some((a) => other.readings.some((b) => isConversion(a, b) || isConversion(b, a)))
}

/** True for a figure that stands in brackets behind another one, or has it behind it, and is the same in another unit. */
export function isConverted(value: Value, said: Reading): boolean {
  const at = said.values.indexOf(value)
  const isPair = (first: Value | undefined, second: Value | undefined) =>
    first?.kind === 'number' &&
    second?.kind === 'number' &&
    isInBrackets(said.text.slice(said.words[first.end - 1]?.end ?? 0, said.words[second.at]?.start ?? 0)) &&
    isSameInOtherUnit(first.quantity, second.quantity)
  return isPair(said.values[at - 1], value) || isPair(value, said.values[at + 1])
}

/** The figures that only say the one before them once more, in brackets and another unit: "8 oz (240 ml)". */
export function listConverted(text: string, language: string): string[] {
  const quantities = readQuantities(text, language)
  return quantities.flatMap((quantity, index) => {
    const before = quantities[index - 1]
    const isPair =
      before !== undefined &&
      isInBrackets(text.slice(before.index + before.text.length, quantity.index)) &&
      isSameInOtherUnit(before, quantity)
    return isPair ? [quantity.text] : []
  })
}

const isInBrackets = (between: string) =>
  /^[^()]{0,12}\(\s*(?:about |around |roughly |ca\.? |~)?$/i.test(between)
