import { findQuantities } from '../../../claim-check/shared.ts'
import type { EvidenceSource } from '../../writer.ts'
import { opensMethods, opensResults } from '../read-label.ts'
import type { Evidence, Sentence } from '../sentence.ts'
import { splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { compares } from './compares.ts'
import { findMeasures } from './measure.ts'
import { announcesList } from './stands-alone.ts'

const year = '(?:19|20)\\p{N}{2}'
const month = '(?:\\p{L}+\\.? )?'
/** "from May to October 2024", "de octubre de 2023 a marzo de 2024", "von 2023 bis 2024". */
const span = new RegExp(
  `(?<!\\p{L})(?:from|between|von|zwischen|de|entre|desde|da|dal|tra) ${month}(?:(?:de |del )?${year} )?(?:to|until|and|bis|und|à|et|a|hasta|al|y|e|até) ${month}(?:de |del )?${year}`,
  'iu',
)
const minNoun = 4
/** "100,000 kilometres" counts nothing that somebody looked at. */
const unit =
  /^(?:kilomet|mile[ns]?$|millas|euros?$|dollar|percent|prozent|hours?$|days?$|weeks?$|months?$|years?$|stunden?$|tagen?$|wochen?$|monaten?$|jahren?$|heures?$|jours?$|semaines?$|mois$|horas?$|dias?$|semanas?$|meses$|anos?$)/u
/** "38 independent cafés": so many words after a number may be what it counts. */
const maxBetween = 3

/**
 * The sentences that say how something was looked at and not what came out: they give the period, take up the number
 * that the page's title counts ("38 cafés"), or use words of the method; with what follows them in their paragraph and
 * tells no result either.
 */
export function findMethods(
  { sentences, sections }: Evidence,
  sources: readonly EvidenceSource[],
): ReadonlySet<Sentence> {
  const found = new Set<Sentence>()
  const titles = sources.map(titleOf)
  const counted = titles.map(countedIn)
  const hasResults = new Set(
    sections.flatMap(({ source, heading }) => (heading !== null && opensResults(heading) ? [source] : [])),
  )
  // Before the first heading of a study stands what it looked at.
  const studies = new Set(
    sources.flatMap(({ language }, at) =>
      (findAnswerWords(language).studies(titles[at] ?? '') || countsOf(titles[at] ?? '').length > 0) &&
      sections.some(({ source, heading }) => source === at && heading !== null)
        ? [at]
        : [],
    ),
  )
  let last: Sentence | undefined
  for (const sentence of sentences) {
    const { text, own, item, lexicon, label } = sentence
    const says = findAnswerWords(lexicon.language)
    const follows =
      last !== undefined &&
      last.source === sentence.source &&
      last.block === sentence.block &&
      last.ordinal < sentence.ordinal
    // "Shops with fewer than ten employees" compares nothing where the shops are those of the title.
    const isSetUp =
      span.test(text) || isListOfCounts(text) || (counted[sentence.source] ?? []).some((one) => one(text))
    // "On 36 beds we strewed …" at the beginning of a page.
    const opensWithUs =
      sentence.ordinal === 0 &&
      sentence.section.position === 0 &&
      sentence.block === sentence.section.sentences[0]?.block &&
      ourselves.test(text) &&
      // "We recommend descaling every three weeks" tells nothing that was looked at.
      !says.obliges(text) &&
      countsOf(text).length > 0
    const { heading } = sentence.section
    const isMethod =
      !own &&
      item === null &&
      (label?.part === 'method' ||
        (label === null && heading !== null && opensMethods(heading) && !says.concludes(text)) ||
        // What a study that has its results under a heading of their own sets out with, as its title does.
        (label === null && isSetUp && heading === null && hasResults.has(sentence.source)) ||
        (label === null && heading === null && studies.has(sentence.source) && !tellsResult(sentence)) ||
        (label === null &&
          ((isSetUp && !tellsShare(sentence)) ||
            ((says.prepares(text) || (follows && !hasReading(sentence) && !compares(text)) || opensWithUs) &&
              !tellsResult(sentence)))))
    last = isMethod ? sentence : undefined
    if (isMethod) found.add(sentence)
  }
  return found
}

/** "5 reasons why subscribers leave" counts what the page lists, and nothing that was looked at: it counts for nothing here. */
function titleOf({ title, language }: EvidenceSource): string {
  return announcesList(title, language) ? '' : title
}

const readings = new Set(['second', 'celsius', 'fahrenheit', 'gram', 'litre', 'watt', 'watt-hour', 'times'])
const ourselves = /(?<!\p{L})(?:we|wir|nous|nosotros|noi|nós)(?!\p{L})/iu

/** "Three summers, 48 plots of 6 m², loam": what was looked at, counted off. */
function isListOfCounts(text: string): boolean {
  const [first, second] = findQuantities(text)
  if (first === undefined || second === undefined || !text.startsWith(first.text)) return false
  return /^(?:\s\p{L}+){0,2},\s$/u.test(
    text.slice(first.text.length, text.indexOf(second.text, first.text.length)),
  )
}

/** "17 of the 22 workshops", "sieben von zwölf Geräten". */
const partOf = /^\s(?:out of|of|von|aus|de|des|sur|di|su|em|dos?)\s(?:\p{L}{1,4}\s)?$/u

/** A count, and neither an amount with its unit nor a year. */
const bare = /^(?!(?:19|20)\p{N}{2}$)[\p{L}\p{N}]+$/u

/** Something came out: a share, a comparison, a change. */
export function tellsResult({ text, lexicon }: Sentence): boolean {
  return findAnswerWords(lexicon.language).concludes(text) || tellsShare({ text, lexicon })
}

/** "Curtains on one wall: 0.9 seconds": what was read off, in a unit and no count of things. */
function hasReading({ text, lexicon }: Sentence): boolean {
  return findMeasures(text, lexicon).some(({ unit }) => readings.has(unit))
}

/** A share or an amount of money: "4%", "17 of the 22 workshops". */
function tellsShare({ text, lexicon }: Pick<Sentence, 'text' | 'lexicon'>): boolean {
  const numbers = findQuantities(text)
    .map(({ text: number }) => number)
    .filter((number) => bare.test(number))
  const isPart = numbers.some((number, at) => {
    const next = numbers[at + 1]
    const from = text.indexOf(number)
    const to = next === undefined ? -1 : text.indexOf(next, from + number.length)
    return to > from && partOf.test(text.slice(from + number.length, to))
  })
  if (isPart) return true
  const measures = findMeasures(text, lexicon)
  return measures.some(({ unit }) => unit === 'percent' || /^[A-Z]{3}$/.test(unit))
}

/** "Hard water in 38 cafés": tests of whether a text counts the same things. */
function countedIn(title: string): ((text: string) => boolean)[] {
  return countsOf(title).map(
    ({ number, nouns }) =>
      (text: string) =>
        countsOf(text).some(
          (other) =>
            other.number === number && other.nouns.some((noun) => nouns.some((one) => isSame(one, noun))),
        ),
  )
}

/** The numbers of a text, in figures or words, each with the words after it that may be what it counts. */
function countsOf(text: string): { number: string; nouns: string[] }[] {
  return findQuantities(text).flatMap(({ text: number }) => {
    const [, after] = text.split(number, 2)
    const words = splitWords(fold(after ?? '')).slice(0, maxBetween)
    // "Dearer from January 2026" counts nothing.
    const isAmount =
      aYear.test(number) || unit.test(words[0] ?? '') || unit.test(splitWords(fold(number)).at(-1) ?? '')
    const nouns = isAmount ? [] : words.filter((word) => word.length >= minNoun)
    return nouns.length === 0 ? [] : [{ number: fold(number), nouns }]
  })
}

const aYear = /^(?:19|20)\p{N}{2}$/u

/** "households" and "household", "Betriebe" and "Mitgliedsbetriebe". */
function isSame(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b].sort((x, y) => x.length - y.length)
  return long.includes(short.slice(0, Math.max(minNoun, short.length - 2)))
}
