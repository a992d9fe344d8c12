import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { findKinds } from './find-kinds.ts'
import { type Finding, partsOf } from './finding.ts'
import { findMeasures, type Measure } from './measure.ts'
import type { QuantityKind } from './quantity-words/quantity-words.ts'

/** Which question a finding answers. */
export type FindingRole = 'cost' | 'figures' | 'advice'

const money = /^[A-Z]{3}$/
const unit =
  /^(?:[A-Z]{3}|percent|second|month|metre|mile|foot|gram|kilogram|litre|watt|celsius|fahrenheit)$/u
/** "Hinges must be stronger", "you can sit next to it": nothing for a reader to do. */
const requires =
  /^(?!(?:you|sie|vous) (?:must|müssen|devez)).*(?<!\p{L})(?:must be \p{L}+(?:er|able)|must (?:stay|hold|have)|you can (?:sit|feel|hear|see))(?!\p{L})/iu

/** "So nobody should expect to lose weight" orders nothing; what is told to a reader, or to anybody, does. */
const toReader =
  /(?<!\p{L})(?:you|your|one|it(?:[’']s| is) (?:best|worth|recommended|advisable)|man|sie|ihr|ihre[nmrs]?|du|dein\p{L}*|empf(?:ie|eh)lt (?:es )?sich|vous|votre|vos|on|il (?:faut|est)|usted(?:es)?|hay que|conviene|se (?:debe|recomienda|puede)|bisogna|occorre|conviene|si (?:deve|consiglia|può)|você|é (?:preciso|recomendado)|deve-se)(?!\p{L})/iu

function addresses(text: string, language: string): boolean {
  return /^(?:ja|zh)/u.test(language) || toReader.test(text)
}

const figuredOf = (measures: readonly (readonly Measure[])[]) =>
  measures.filter((ones) => ones.length > 0).length

/** An amount in digits or with a unit: "two to three weeks", and not "three items". */
function isFigure(measure: Measure): boolean {
  return unit.test(measure.unit) || /\p{N}/u.test(measure.text)
}

/** Amounts of money that nobody pays for a thing: what was given, earned or won. */
const noPrice: ReadonlySet<QuantityKind> = new Set(['turnover', 'wage', 'grant', 'penalty', 'tax'])

function isPriced({ text, lexicon }: Sentence, measure: Measure): boolean {
  if (!money.test(measure.unit)) return false
  const measures = findMeasures(text, lexicon)
  const kinds = findKinds({ text, language: lexicon.language, measures, measure })
  return ![...kinds].some((kind) => noPrice.has(kind))
}

/**
 * Which question a finding answers with every part of it, so that a heading over it holds what it promises; null for a
 * statement that answers none of them.
 */
export function findRole(finding: Finding): FindingRole | null {
  const parts = partsOf(finding)
  const [first] = parts
  if (first === undefined) return null
  const says = findAnswerWords(first.lexicon.language)
  const measures = parts.map((part) => findMeasures(part.text, part.lexicon).filter(isFigure))
  const heads = finding.items.length > 0 ? finding.items : finding.sentences.map((sentence) => [sentence])
  const isOrder = (text: string) =>
    (says.advises(text) || (says.obliges(text) && addresses(text, first.lexicon.language))) &&
    !requires.test(text)
  const orders = heads.map(([head]) => head !== undefined && isOrder(head.text))
  // A description that ends with what somebody may do is no advice.
  if (orders[0] === true && orders.filter(Boolean).length >= heads.length / 2) return 'advice'
  if (measures.flat().length === 0) return null
  // A procedure that names a figure at its end is no section on figures.
  if (finding.items.length === 0 && measures[0]?.length === 0 && figuredOf(measures) < parts.length / 2)
    return null
  // One price among lengths of time is no section on costs.
  const figured = measures.filter((ones) => ones.length > 0)
  // Steps of which one takes two hours are no figures.
  if (finding.items.length > 0 && figured.length < heads.length / 2) return null
  const priced = parts.filter((part, at) => (measures[at] ?? []).some((one) => isPriced(part, one))).length
  return priced >= figured.length / 2 ? 'cost' : 'figures'
}
