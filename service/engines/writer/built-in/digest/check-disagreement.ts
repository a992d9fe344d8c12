import type { EvidenceSource } from '../../writer.ts'
import type { Sentence } from '../sentence.ts'
import { areOfOneThing, excludeEachOther, isOver, readSince } from './are-of-one-thing.ts'
import { contrasts } from './contrasts.ts'
import { type Disagreement, type Side, sentencesOf } from './disagreement.ts'
import { findAmounts } from './find-frequencies.ts'
import type { Finding } from './finding.ts'
import type { Told } from './have-same-base.ts'
import { narrowsCase } from './rate-generality.ts'
import { standsAlone } from './stands-alone.ts'

/** What a pair of sides is judged by. */
export type DisagreementCheck = {
  sources: readonly EvidenceSource[]
  /** Whether two sources speak with one voice. */
  isSamePublisher: (one: number, other: number) => boolean
  /** The words of the topic as stems. */
  asked: ReadonlySet<string>
}

/**
 * What every disagreement passes through, however it was found: voices of two publishers, on the same attribute of the
 * same object in the same case and time. Sides that do not stand against the first one are left out; null where fewer
 * than two remain.
 */
export function checkDisagreement(one: Disagreement, check: DisagreementCheck): Disagreement | null {
  const [first, ...others] = one.sides
  if (first === undefined) return null
  const rows = one.rows.filter((row) => !check.isSamePublisher(first.finding.source, row.source))
  const opposed = others.filter((other) => {
    const isOfRow = one.rows.some(({ source }) => source === other.finding.source)
    const isOther = !check.isSamePublisher(first.finding.source, other.finding.source)
    // The sentence that comments a table is its row's second voice and no figure of its own.
    return isOther && (isOfRow || standAgainst(first, other, check))
  })
  if (rows.length === 0 && opposed.length === 0) return null
  return { ...one, rows, sides: [first, ...opposed] }
}

function standAgainst(one: Side, other: Side, { sources, asked }: DisagreementCheck): boolean {
  const [a, b] = [toldBy(one), toldBy(other)]
  if (a === null || b === null) return haveSameFrame(one, other)
  if ([...sentencesOf(one), ...sentencesOf(other)].some(isOfCaseBefore)) return false
  if (isIllustration(a) || isIllustration(b) || saysAlso(one, b) || saysAlso(other, a)) return false
  return (
    areOfOneThing(a, b, asked) && !isChange(a, other.finding, sources) && !isChange(b, one.finding, sources)
  )
}

/** "If you run three brands that each send 2,000": an invented case, and no figure of its own. */
const supposes =
  /(?<!\p{L})(?:for (?:example|instance)|(?:say|suppose|imagine)(?: (?:that )?you)|if you (?:run|have|send|own|earn|buy) \p{L}+|zum beispiel|beispielsweise|angenommen|wenn sie (?:zwei|drei|vier) |par exemple|supposons|si vous avez (?:deux|trois|quatre) |por ejemplo|supongamos|si tiene (?:dos|tres|cuatro) |per esempio|ad esempio|supponiamo|se ha (?:due|tre|quattro) |por exemplo|suponhamos|se tem (?:dois|duas|três|quatro) )|例えば|たとえば|仮に/iu

/** "If you drive in dust, you qualify. That schedule calls for 3,000 miles": the case stands in the sentence before. */
export function isOfCaseBefore(sentence: Sentence): boolean {
  const { sentences } = sentence.section
  const before = sentences[sentences.indexOf(sentence) - 1]
  return before?.block === sentence.block && narrowsCase(before.text) && !standsAlone(sentence)
}

function isIllustration({ text }: Told): boolean {
  return supposes.test(text)
}

/** Its sentence, or one beside it, has the other side's amount or a part of it as well: "water 2 years, power 5" is of two things. */
function saysAlso(side: Side, { measure }: Told): boolean {
  return sentencesOf(side).some((sentence) => {
    const { sentences } = sentence.section
    const at = sentences.indexOf(sentence)
    const beside = at === -1 ? [] : [sentences[at - 1], sentences[at + 1]]
    const amountsOf = ({ text, lexicon }: Sentence) =>
      contrasts(text) ? [] : findAmounts(text, lexicon).filter(({ unit }) => unit === measure.unit)
    // "By the sum ten years. Realistic are five or six": what stands beside it takes it back.
    return (
      amountsOf(sentence).some(({ min, max }) => min === measure.min && max === measure.max) ||
      beside
        .flatMap((one) => (one === undefined ? [] : amountsOf(one)))
        .some(({ min, max }) => Number.isFinite(max - min) && min <= measure.max && measure.min <= max)
    )
  })
}

/** The sentence of a side with its figure as an amount; null where it differs by its words or a date. */
function toldBy(side: Side): Told | null {
  const { figure, finding } = side
  if (figure === null) return null
  const headline = finding.section.heading ?? ''
  for (const { text, lexicon, own } of sentencesOf(side)) {
    const measures = findAmounts(text, lexicon)
    const measure = measures.find((its) => its.text === figure)
    if (measure !== undefined) return { text, language: lexicon.language, measures, measure, headline, own }
  }
  return null
}

/** Two statements in words hold in the same case, and neither is of what is over. */
function haveSameFrame(one: Side, other: Side): boolean {
  // A date that differs is no other case.
  const said = (side: Side) =>
    sentencesOf(side).map(({ text, lexicon }) => ({
      text: side.figure === null ? text : text.replace(side.figure, ' '),
      language: lexicon.language,
    }))
  return said(one).every((a) => !isOver(a) && said(other).every((b) => !isOver(b) && !excludeEachOther(a, b)))
}

/** "Since 2024" against a page of 2022: the rule has changed, and the older page was right in its time. */
function isChange(told: Told, other: Finding, sources: readonly EvidenceSource[]): boolean {
  const since = readSince(told)
  const written = sources[other.source]?.publishedAt?.getUTCFullYear()
  return since !== null && written !== undefined && written < since
}
