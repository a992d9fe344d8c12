import type { EvidenceSource } from '../../writer.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { joinList } from '../join-list.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { wholeTitle } from '../source-name.ts'
import { sourceLines } from '../source-text.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { asksForHelp, asksForRemedy } from './asks-for-help.ts'
import { speaksOf } from './aspects/find-aspects.ts'
import { findUnevenAnswers, type Told } from './find-uneven-answers.ts'
import { type Finding, partsOf, textOfFinding } from './finding.ts'
import { saysHowOften } from './how-often.ts'
import { findMeasures } from './measure.ts'
import type { SourceNames } from './name-sources.ts'
import { namesCause } from './names-cause.ts'
import type { QuestionType } from './question-type.ts'
import { readAsked, readQuestions } from './read-asked.ts'
import { recommendsOne } from './recommends.ts'
import { saysDuration } from './says-duration.ts'
import { tellsWhen } from './says-when.ts'
import { tellsMeasurement } from './selling-words/is-seller.ts'
import { prepareText, type Subject } from './subject.ts'

/** "After eight years": when to replace a thing is told by its age as well. */
const afterSoLong =
  /(?<!\p{L})(?:after|nach|après|au bout de|tras|después de|dopo|após|depois de|na) (?:\p{L}+ ){0,2}\p{N}[\p{N}\p{P}\p{L} ]{0,12} ?(?:days?|weeks?|months?|years?|tagen?|wochen|monaten?|jahren?|jours?|semaines?|mois|ans|días|semanas|meses|años|giorni|settimane|mesi|anni|dias|anos|dagen|weken|maanden|jaar)(?!\p{L})/iu
const maxGaps = 5
const oldYears = 5
const money = /^[A-Z]{3}$/
const maxNamed = 3
const fewGaps = 3
/** A number of ten or more that is no share, price or year. */
const aNumberOfThem =
  /(?<![\p{N}.,€$£¥])(?!(?:19|20)\p{N}{2}(?!\p{N}))\p{N}{1,3}(?:[.,]\p{N}{3})*\p{N}(?![\p{N}.,]|\s?(?:%|€|per ?cent|prozent|pour cent|por ciento|euros?|years?|months?|weeks?|days?))/iu
const share = /\p{N}\s?(?:%|per ?cent|prozent|pour cent|por ciento|por cento|per cento)/iu
const year = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u

/** What a reader of the digest would still have to ask: which case, figure, date or voice is missing from all that was read. */
export function findGaps(
  told: Told & {
    /** The sources have different figures for one thing. */
    differs: boolean
    /** Sellers whose figure stands against what others found. */
    contradicted: readonly number[]
    /** Sellers of which a promise is told with what it rests on. */
    founded: readonly number[]
    /** Sources that say whom or what they looked at. */
    studied: readonly number[]
    /** The sources as they were read: "Published in March 2025" is no sentence of an article, and a date all the same. */
    read: readonly EvidenceSource[]
    /** The text is published by a company that could have figures of its own. */
    hasCompany: boolean
    /** Parts of the topic on which nothing is told. */
    untold: readonly string[]
    /** A table is shown, which may hold what no sentence says. */
    hasTable: boolean
    /** The questions of the topic that the opening answers, as they are asked. */
    answered: ReadonlySet<string>
  },
  subject: Subject,
  type: QuestionType,
  names: SourceNames,
  phrases: Phrases,
): string[] {
  const { gaps } = phrases
  if (gaps === undefined) return []
  const { findings, sources, cited } = told
  const lines = sources.flatMap((source) => sourceLines(source).map((line) => line.slice(0, 2000)))
  const words = findAnswerWords(subject.language)
  const says = (name: Parameters<typeof speaksOf>[0]) => lines.some((line) => speaksOf(name, line))
  const measures = (text: string) => findMeasures(text, findLexicon(subject.language))
  // Documents of one company are told apart by their titles.
  const nameOf = (at: number) => {
    const { own = false, url = null, title = '' } = sources[at] ?? {}
    return own && url === null && title !== ''
      ? `${phrases.quotes.open}${escapeMarkdown(wholeTitle(title))}${phrases.quotes.close}`
      : names.short(at)
  }
  const listed = (which: readonly number[]) =>
    joinList([...new Set(which.map(nameOf))].slice(0, maxNamed), phrases.language)
  const fill = (sentence: string, x: string) => sentence.replace('{x}', () => x)
  const found = missingParts(told, subject, lines, phrases)
  const cases = namedCases(subject).filter(
    (one) => !lines.some((line) => line.toLowerCase().includes(one.toLowerCase())),
  )
  if (cases.length > 0)
    found.push(fill(gaps.missingCase, joinList(cases.slice(0, maxNamed), phrases.language)))
  const figured = findings.filter((finding) => measures(textOfFinding(finding)).length > 0)
  found.push(...findUnevenAnswers(told, subject, { type, names, phrases, listed }))
  const unanswered = told.hasTable || findings.some(({ isAnswer }) => isAnswer) ? null : missingKind(subject)
  if (unanswered !== null) found.push(gaps[unanswered])
  else if (type === 'amount' && figured.length === 0 && !findings.some(({ isAnswer }) => isAnswer))
    found.push(gaps.noFigure)
  // "Is it good to …" asks for no sum.
  const asksWorth = type === 'worth' && subject.aspects.includes('worth')
  if (asksWorth && !says('risk') && !lines.some((line) => words.opposes(line))) found.push(gaps.noDrawback)
  const ofPeople = findings.filter((finding) =>
    partsOf(finding).some(({ text }) => share.test(text) && words.asksPeople(text)),
  )
  // "In our poll of 240 harbour masters": whoever they were, they are counted.
  const tellsSample = (line: string) =>
    words.samples(line) || (words.asksPeople(line) && aNumberOfThem.test(line))
  const withoutSample = ofPeople
    .filter(
      ({ source }) =>
        !told.studied.includes(source) &&
        !sourceLines(sources[source] ?? empty).some((line) => tellsSample(line.slice(0, 2000))),
    )
    .map(({ source }) => source)
  if (withoutSample.length > 0) found.push(fill(gaps.noSample, listed(withoutSample)))
  const undated = figured
    .map(({ source }) => source)
    .filter((at) => {
      const source = sources[at]
      return (
        source !== undefined &&
        source.role !== 'internal' &&
        // What a seller says is not cited for its year.
        !names.isSeller(at) &&
        // The company knows how old its own handbook is; of several papers that it keeps on a thing each is of another time.
        !(source.own && (subject.isOurs || type === 'how_to' || cited.size < 2)) &&
        source.publishedAt === null &&
        ![source.title, ...sourceLines(told.read[at] ?? source)].some((line) => year.test(line))
      )
    })
  const old = oldSources(figured, sources, subject.language)
  if (old.length > 0) found.push(fill(gaps.old, listed(old)))
  if (asksWorth && !says('cost') && !found.includes(gaps.noSum ?? '')) found.push(gaps.noCost)
  const unfounded = told.contradicted.filter((at) => !told.founded.includes(at))
  if (told.founded.length > 0) found.push(fill(gaps.sellerBasis, listed(told.founded)))
  if (unfounded.length > 0) found.push(fill(gaps.askSeller, listed(unfounded)))
  if (told.differs && told.apart.length < 2) found.push(gaps.settle)
  const speakers = new Set([...cited].map((at) => names.short(at)))
  const [only] = cited
  if (speakers.size === 1 && only !== undefined && sources[only]?.own === false)
    found.push(fill(gaps.onePublisher, names.short(only)))
  const studies = [
    ...new Set(
      told.studied
        .filter((at) => saysBasis(sources[at] ?? empty, subject.language))
        .map((at) => names.short(at)),
    ),
  ]
  if (studies.length === 1 && speakers.size > 1 && !told.differs)
    found.push(fill(gaps.oneStudy, studies.join('')))
  // A date is missing nearly everywhere: it is said where little else is open.
  if (undated.length > 0 && found.length < fewGaps) found.push(fill(gaps.undated, listed(undated)))
  // True of nearly every digest: said where nothing more telling is.
  if (found.length === 0 && told.hasCompany && !sources.some(({ own }) => own)) found.push(gaps.noOwn)
  return found.slice(0, maxGaps)
}

/** The sources of figures that age and are more than five years old. */
function oldSources(figured: readonly Finding[], sources: readonly EvidenceSource[], language: string) {
  const lastYear = new Date().getUTCFullYear() - oldYears
  return figured
    .filter((finding) => ages(finding, language))
    .map(({ source }) => source)
    .filter((at) => (sources[at]?.publishedAt?.getUTCFullYear() ?? lastYear) < lastYear)
}

/** Prices and the habits of those who were asked change; the heat at which wax melts does not. */
function ages(finding: Finding, language: string): boolean {
  const { asksPeople } = findAnswerWords(language)
  return partsOf(finding).some(
    ({ text, lexicon }) =>
      findMeasures(text, lexicon).some(({ unit }) => money.test(unit)) ||
      (share.test(text) && asksPeople(text)),
  )
}

/** Only a survey, a test or a measurement is where figures come from. */
function saysBasis(source: EvidenceSource, language: string): boolean {
  const { asksPeople } = findAnswerWords(language)
  return sourceLines(source)
    .map((line) => line.slice(0, 2000))
    .some((line) => asksPeople(line) || tellsMeasurement(line, language))
}

const empty: EvidenceSource = {
  id: '',
  kind: 'page',
  title: '',
  url: null,
  language: 'und',
  own: false,
  publishedAt: null,
  role: 'facts',
  blocks: [],
}

/** The parts and the later questions of a topic on which no source says anything, and the kinds of answers that none gives. */
function missingParts(
  {
    untold,
    hasTable,
    answered,
  }: { untold: readonly string[]; hasTable: boolean; answered: ReadonlySet<string> },
  subject: Subject,
  lines: readonly string[],
  { gaps, quotes, language }: Phrases,
): string[] {
  if (gaps === undefined) return []
  const [, ...later] = readQuestions(subject)
  const open = later.filter(({ text }) => !answered.has(text))
  const questions = unansweredQuestions(subject, open, lines).map(
    (text) => `${quotes.open}${text}${quotes.close}`,
  )
  return [
    ...[questions, untold].flatMap((missing) =>
      missing.length === 0 ? [] : [gaps.missingPart.replace('{x}', () => joinList([...missing], language))],
    ),
    ...laterKinds(subject, open, lines, hasTable).map((kind) => gaps[kind]),
  ]
}

/**
 * Of several questions the later ones of whose own words no source has any, without their marks. That none says anything
 * is said only where nothing of the kind that is asked for stands anywhere: a false one misleads more than a missing one.
 */
function unansweredQuestions(
  subject: Subject,
  others: readonly Subject[],
  lines: readonly string[],
): string[] {
  const [first] = readQuestions(subject)
  return others.flatMap((question) => {
    const own = question.concepts.filter(
      ({ word, aspect }) =>
        aspect === null &&
        !asksForHelp.test(word) &&
        !asksForRemedy.test(word) &&
        first?.text.toLowerCase().includes(word.toLowerCase()) === false,
    )
    const isSaid = lines.some((line) => {
      const prepared = prepareText(line, subject.language)
      return own.some((concept) => concept.isIn(prepared))
    })
    const { type } = readAsked(question)
    return own.length === 0 || isSaid || lines.some((line) => isOfKind(line, type, subject.language))
      ? []
      : [question.text.replace(/^[¿\s]+|[?？\s]+$/gu, '')]
  })
}

/** True for a line that may answer a question of a type in words that are not the question's: an order, a cause, a choice. */
function isOfKind(line: string, type: QuestionType, language: string): boolean {
  const says = findAnswerWords(language)
  // Of a language without lists nothing can be told.
  if (!says.isKnown) return true
  if (type === 'how_to') return says.advises(line) || says.obliges(line)
  if (type === 'why') return says.causal(line) || namesCause(line)
  if (type === 'which' || type === 'whether') return recommendsOne(line) || says.judges(line)
  return type === 'worth' && (says.judges(line) || says.weighs(line))
}

/** The kinds of answers that the later questions ask for, where no line of any source has one of that kind. */
function laterKinds(
  subject: Subject,
  others: readonly Subject[],
  lines: readonly string[],
  hasTable: boolean,
): OpenKind[] {
  const lexicon = findLexicon(subject.language)
  const isIn: Partial<Record<OpenKind, (line: string) => boolean>> = {
    noInterval: saysHowOften,
    noDate: (text) => tellsWhen(text) || saysHowOften(text) || afterSoLong.test(text),
    noDuration: (line) =>
      saysDuration(line) ||
      findMeasures(line, lexicon).some(({ unit }) => unit === 'second' || unit === 'month'),
    noPrice: (line) => findMeasures(line, lexicon).some(({ unit }) => money.test(unit)),
  }
  return others.flatMap((question) => {
    const kind = missingKind(question)
    const says = kind === null ? undefined : isIn[kind]
    return kind === null || says === undefined || hasTable || lines.some(says) ? [] : [kind]
  })
}

type OpenKind = 'noInterval' | 'noDate' | 'noDuration' | 'noPrice' | 'noVerdict'

/** The kind of answer that is asked for, by what is open where none of the sources gives it; null where no kind is. */
function missingKind(subject: Subject): OpenKind | null {
  const asked = readAsked(subject)
  if (asked.isHowOften) return 'noInterval'
  if (asked.isWhen) return 'noDate'
  if (asked.isPermission) return 'noVerdict'
  if (asked.type !== 'amount') return null
  if (asked.isTime) return 'noDuration'
  return asked.isCost && asked.isKindKnown ? 'noPrice' : null
}

let regions: Map<string, Set<string>> | undefined

/** Countries and years of a topic, as it writes them: the case that is asked about. */
function namedCases({ text, language }: Subject): string[] {
  regions ??= new Map()
  let known = regions.get(language)
  if (known === undefined) {
    // A language that is not known, or is no tag at all, names its regions in English.
    const isKnown = language !== 'und' && /^[a-z]{2,3}(-|$)/i.test(language)
    const display = new Intl.DisplayNames(isKnown ? language : 'en', {
      type: 'region',
      fallback: 'none',
    })
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
    known = new Set(
      letters.flatMap((one) => letters.flatMap((other) => display.of(`${one}${other}`)?.toLowerCase() ?? [])),
    )
    regions.set(language, known)
  }
  const countries = (text.match(/\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*/gu) ?? []).filter((name) =>
    known.has(name.toLowerCase()),
  )
  return [...countries, ...(text.match(/(?<!\p{N})20\p{N}{2}(?!\p{N})/gu) ?? [])]
}
