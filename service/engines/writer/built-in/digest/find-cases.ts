import { baseLanguage } from '../lexicon/find-lexicon.ts'
import { findKinds, kindsOfUnit } from './find-kinds.ts'
import type { Told } from './have-same-base.ts'
import type { Measure } from './measure.ts'
import { findQuantityTests, type QuantityTests } from './quantity-words/find-quantity-words.ts'

const money = /^[A-Z]{3}$/
const looked = 60
/** "Per 100 km", "/ 100 g", "1 m²当たり". */
const perEach = /(?:(?<!\p{L})(?:per|pro|par|por|each)\s|\/\s?)$/iu
/** In other languages it is a pronoun. */
const perEachGerman = /(?<!\p{L})je\s$/iu
/** "A 5,000-litre tank", "ein 4.000-Liter-Tank": the amount is part of a name. */
const hyphened = /[\p{N}]\s?-\s?\p{L}+$/u
/** "A tank of 5,000 l", "un réservoir de 5 000 l". */
const ofThing = /(?<!\p{L})(?:of|with|von|mit|de|d[’']|con|di|da|com|à)\s(?:\p{L}{2,8}\s)?$/iu

/**
 * The amounts of a sentence that say for which case its other ones hold: "for a flat of 60 m²", "at 5,000 litres", "from
 * 50 employees". Such an amount contradicts nothing.
 */
export function findCases(text: string, language: string, measures: readonly Measure[]): Measure[] {
  const tests = findQuantityTests(language)
  const certain = measures.filter((measure) => isPart(text, language, measures, measure))
  if (tests === undefined) return certain
  const rest = measures.filter((measure) => !certain.includes(measure))
  const likely = rest.filter((measure) => opensCase(text, measure, rest, tests))
  // Where all of them look so, the sentence is about one of them, and it cannot be told which.
  const units = new Set(rest.filter((measure) => !likely.includes(measure)).map(({ unit }) => unit))
  return [...certain, ...likely.filter(({ unit }) => units.size > 0 && !units.has(unit))]
}

/** True for an amount that can be no side of a disagreement. */
export function isCase({ text, language, measures, measure }: Told): boolean {
  return findCases(text, language, measures).some(({ at }) => at === measure.at)
}

function isPart(text: string, language: string, measures: readonly Measure[], measure: Measure): boolean {
  const before = text.slice(Math.max(0, measure.at - looked), measure.at)
  if (perEach.test(before) || (baseLanguage(language) === 'de' && perEachGerman.test(before))) return true
  const after = text.slice(measure.at + measure.text.length)
  const isCompound = hyphened.test(measure.text) && /^(?:-|\s)\p{L}/u.test(after)
  // "A 2-year warranty" is how long the warranty is.
  return isCompound && findKinds({ text, language, measures, measure }).size === 0
}

function opensCase(
  text: string,
  measure: Measure,
  measures: readonly Measure[],
  { at, forThing, ifClause }: QuantityTests,
): boolean {
  const others = measures.filter(({ unit }) => unit !== measure.unit)
  if (others.length === 0) return false
  const before = text.slice(Math.max(0, measure.at - looked), measure.at)
  const clause = before.slice(Math.max(...[...',;:(–—'].map((mark) => before.lastIndexOf(mark))) + 1)
  if (ifClause.test(clause) || forThing.test(clause)) return true
  if (money.test(measure.unit)) return false
  const isTime = measure.unit === 'second' || measure.unit === 'month'
  if (isTime)
    return (
      others.some(({ unit }) => money.test(unit)) && at.test(clause) && kindsOfUnit(measure.unit).length > 0
    )
  return at.test(clause) || (ofThing.test(clause) && others.some(({ unit }) => kindsOfUnit(unit).length > 0))
}
