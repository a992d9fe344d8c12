import {
  type EvidenceSource,
  WriteError,
  type WriteRequest,
  type WriteStage,
  type WrittenArticle,
} from '../../writer.ts'
import { checkClaims } from '../check-article.ts'
import { createLedger } from '../ledger.ts'
import { baseLanguage, findLexicon } from '../lexicon/find-lexicon.ts'
import { createYielder } from '../pace.ts'
import { findPhrases } from '../phrases/find-phrases.ts'
import { plainText } from '../plain-text.ts'
import type { EvidenceTable, Sentence } from '../sentence.ts'
import { fitTitle } from '../title.ts'
import { findTopic } from '../topic.ts'
import { typeset } from '../typeset.ts'
import { writeBrief } from '../write-brief.ts'
import { areRivalFigures } from './are-rival-figures.ts'
import { askedFigure, hasOneFigure } from './asked-figure.ts'
import { isComparable } from './asked-kind.ts'
import { saysChange } from './asks-change.ts'
import { areOrders } from './bears-on.ts'
import { chooseBody, withItsEnd } from './choose-body.ts'
import { untoldParts } from './choose-by-parts.ts'
import { chooseSources, mentions } from './choose-sources.ts'
import { composeDigest, type Digest } from './compose-digest.ts'
import { countedInTitles } from './counted-in-title.ts'
import { describeDigest } from './describe-digest.ts'
import { describeReason } from './describe-reason.ts'
import { describeTable } from './describe-table.ts'
import type { Disagreement } from './disagreement.ts'
import { explainDigest, explainLack, type Lack } from './explain-digest.ts'
import { findStudied } from './find-bases.ts'
import { findGaps } from './find-gaps.ts'
import { findNouns } from './find-nouns.ts'
import { findStatedGaps } from './find-stated-gaps.ts'
import { findSteps, firstSentence, type Steps, stepsOfList } from './find-steps.ts'
import { findTags } from './find-tags.ts'
import type { Finding } from './finding.ts'
import { type Asking, type GatheredFindings, gatherFindings } from './gather-findings.ts'
import { type FindingGroup, groupByParts, groupFindings, labelled, mergeGroups } from './group-findings.ts'
import { asksHowOften } from './how-often.ts'
import { isTakenBack } from './is-taken-back.ts'
import { isTrusted } from './is-trusted.ts'
import { type NamedCompany, nameSources, type SourceNames } from './name-sources.ts'
import { readAsNamed } from './others-paper.ts'
import { fromPresent } from './past-rules.ts'
import { isPlainAnswer } from './plain-answer.ts'
import { type Opening, planOpening } from './plan-opening.ts'
import { pricesOwn } from './prices-own.ts'
import { findQuestionType, type QuestionType } from './question-type.ts'
import { readAsked, readQuestions } from './read-asked.ts'
import { isInternal, quotable, type ReadSources, readSources } from './read-sources.ts'
import { tellsMeasurement } from './selling-words/is-seller.ts'
import { namesAlternatives } from './set-judgements-side-by-side.ts'
import { namesPick, type SourceTraits } from './source-traits.ts'
import { standsAlone } from './stands-alone.ts'
import { countSpoken, readSubject, type Subject } from './subject.ts'
import { tellingOf } from './telling-of.ts'
import { trimAnswer } from './trim-answer.ts'
import { withOtherSide } from './with-other-side.ts'

const minWords = 50
/** A shorter digest is published by itself only with so many facts in it. */
const minOwnWords = 120
const minFacts = 3
/** Turbo is for a glance. */
const turboWords = 400
/** Characters; the topic is the title as it was given, and is not cut inside a thought for being long. */
const maxTitle = 100
/** So many items of a list are steps. */
const minOrders = 3

/** What these ask is answered by no figure that differs. */
const answeredInWords = new Set<QuestionType>(['which', 'how_to', 'why', 'when'])

type Report = (stage: WriteStage, percent: number, message: string) => Promise<void>

/**
 * What the sources of a request say about its topic, finding by finding; a brief where none bears on it or all are in
 * another language than asked. See `createBuiltInWriter`.
 */
export async function writeDigest(request: WriteRequest, engine: string): Promise<WrittenArticle> {
  const pace = createYielder(request.signal)
  const report: Report = async (stage, percent, message) => {
    await pace()
    await request.report({ stage, percent, message })
    await pace()
  }
  const topic = findTopic(request)
  const read = quotable(request)
  await report('reading', 5, `Reading ${read.length} ${read.length === 1 ? 'source' : 'sources'}`)
  const brief = (lack: Lack) => writeLack(request, topic.text, lack, engine, report)
  if (read.length === 0)
    return brief({ kind: request.evidence.some(isInternal) ? 'only_internal' : 'no_evidence' })
  const sources = await readSources(read, request, pace)
  const given = topic.given ? topic.text : ''
  const asked = readSubject(given, request.language, request.topicWords)
  const cases = new Set(countedInTitles(sources.screened, asked))
  const subject = { ...asked, cases, near: new Set([...asked.near, ...cases]) }
  const bearing = await chooseSources(sources.screened, subject, pace)
  const { offTopic } = bearing
  const used = bearing.used.map((source) => readAsNamed(source, subject))
  if (used.length === 0) {
    const { otherLanguages, screened } = sources
    const foreign = otherLanguages.filter((source) => screened.length === 0 || mentions(source, topic.text))
    if (foreign.length > 0) return brief({ kind: 'other_language', read: foreign })
    return brief({ kind: 'off_topic', read, topic: topic.text })
  }
  if (subject.isOurs) used.sort((a, b) => Number(b.own) - Number(a.own))
  const wanted = request.mode === 'turbo' ? Math.min(turboWords, request.targetWords) : request.targetWords
  const asking: Asking = {
    topic: topic.text,
    subject,
    type: findQuestionType(given),
    maxWords: Math.max(minWords, wanted),
  }
  // How to do a thing, why it is so and when is nobody's offer; what to buy is.
  const isOfOffer = asksOfOffer(subject, asking.type)
  const isOfTime = asksTime.test(subject.text)
  const isOfChoice = asking.type === 'worth' || subject.aspects.includes('cost') || namesPick(topic.text)
  const traits = used.map(({ id }): SourceTraits => {
    const known = sources.traitsOf.get(id) ?? { byline: null, isSeller: false, isAffiliate: false }
    const isOfOwn = (isOfOffer && known.isTrader === true) || (isOfChoice && known.isProvider === true)
    // Which day is best is no seller's offer: what it says of that is a finding, with its interest told.
    return isOfTime
      ? { ...known, isSeller: false, isProvider: known.isProvider || known.isSeller }
      : { ...known, isSeller: known.isSeller || isOfOwn }
  })
  const gathered = await gatherFindings(
    used,
    traits,
    asking,
    (step, count) =>
      step === 'ranking'
        ? report(step, 30, `Ranking ${count} sentences`)
        : report(step, 55, `Grouping ${count} findings`),
    pace,
  )
  const { chosen, opposed, tables } = gathered
  if (chosen.length + opposed.length + tables.length === 0)
    return brief(
      topic.given ? { kind: 'off_topic', read, topic: topic.text } : { kind: 'nothing_usable', read },
    )
  await report('writing', 70, `Writing ${chosen.length} findings down`)
  const written = writeOut(request, used, traits, asking, gathered)
  await report('checking', 92, `Checking ${written.ledger.claims().length} claims`)
  return finishDigest(request, { ...written, used, offTopic, sources, asking, gathered, engine })
}

/** True for a question on what can be bought: what it costs, whether it pays, which to take. */
function asksOfOffer(subject: Subject, type: QuestionType): boolean {
  const { isHowOften, isWhen, isPermission } = readAsked(subject)
  if (asksTime.test(subject.text)) return false
  return type !== 'how_to' && type !== 'why' && !isHowOften && !isWhen && !isPermission
}

/** "What is the best day to send": no day is anybody's offer. */
const asksTime =
  /(?<!\p{L})(?:what|which|best|welche[rsnm]?|beste[rsnm]?|quel(?:le)?s?|meilleure?s?|qué|cuál|mejor|quale|miglior[ei]?|qual|melhor) (?:\p{L}+ ){0,2}(?:day|days|time|hour|month|season|tag|uhrzeit|zeitpunkt|monat|jahreszeit|jour|heure|moment|mois|saison|día|hora|momento|mes|giorno|ora|mese|stagione|dia|mês)(?!\p{L})|何曜日|何時/iu

/** A brief that says what is missing. */
async function writeLack(
  request: WriteRequest,
  topic: string,
  lack: Lack,
  engine: string,
  report: Report,
): Promise<WrittenArticle> {
  if (topic === '')
    throw new WriteError(
      'not_enough_material',
      'There is nothing to write from: no topic, and no evidence with words in it.',
    )
  await report('writing', 80, 'Writing a brief, since there is nothing to cite')
  return writeBrief(request, topic, lack, { message: explainLack(lack, request.language), engine })
}

type WrittenOut = {
  digest: Digest
  ledger: ReturnType<typeof createLedger>
  opening: Opening
  gaps: string[]
  /** Parts of the topic on which nothing is told. */
  untold: string[]
  names: SourceNames
  steps: Steps | null
}

/** Orders what was gathered and writes it as Markdown. */
function writeOut(
  request: WriteRequest,
  used: EvidenceSource[],
  traits: readonly SourceTraits[],
  asking: Asking,
  gathered: GatheredFindings,
): WrittenOut {
  const { subject, type } = asking
  const { evidence, chosen, passages, opposed, claims, disagreements, beside, bases, tables } = gathered
  const phrases = findPhrases(request.language)
  const names = nameSources(used, traits, companyOf(request), phrases)
  const opening = planOpening(gathered, used, subject, names, phrases)
  const { options } = opening
  const asked = readAsked(subject)
  const numbered = type === 'how_to' ? findSteps(used, evidence.sentences, subject) : null
  const listed = type === 'how_to' && numbered === null ? stepsOfList(chosen) : null
  const steps = numbered ?? listed
  const stated = findStatedGaps(evidence.sentences, used, subject, names.isSeller)
  // What a publisher asks for its own work answers only who asks what something costs or which to take.
  const ownPrices =
    asksOfOffer(subject, type) || subject.aspects.includes('cost') ? [] : evidence.sentences.filter(pricesOwn)
  const apart = new Set([...stated.flat(), ...ownPrices])
  // Where steps are the answer, what else answers is read after them.
  const tell = (finding: Finding) => {
    const told = withoutSentences(tellingOf(fromPresent(finding), subject), apart)
    if (told === null) return []
    const answer = trimAnswer(told, opening.askedOf.get(finding) ?? asked)
    return [withOtherSide(answer, subject)]
  }
  const withEnd = (finding: Finding) => withItsEnd(finding, passages, apart)
  // An amount or a date stands beside others: what its paragraph ends on would only part them.
  const rows = (steps === null ? opening.rows : []).map((row) => {
    const answers = row.answers.flatMap(tell)
    return { ...row, answers: isComparable(row.asked) ? answers : answers.map(withEnd) }
  })
  const opens = steps === null ? opening.main : []
  const main = rows.length > 0 ? rows.flatMap(({ answers }) => answers) : opens.flatMap(tell).map(withEnd)
  const sides = [...disagreements, ...beside].flatMap((one) => one.sides)
  const offered = sides.filter(({ finding }) => names.isSeller(finding.source))
  const aside = sides.flatMap(withBasis)
  const ahead = [...main, ...aside, ...claims]
  const stepsTold = listed === null ? [] : [listed.list]
  const adviceTold = steps === null ? [] : steps.steps.flatMap(({ advice }) => advice)
  const quoted = [...ahead, ...stepsTold]
  const more = chooseBody(gathered, used, asking, { quoted, told: [...adviceTold, ...apart] })
  const hasOthers = used.some((_, at) => !names.isSeller(at) && passages.some(({ source }) => source === at))
  const isSold = ({ source }: Finding) => hasOthers && names.isSeller(source)
  const inBody = more.filter((passage) => !isSold(passage))
  const sold = more.filter(isSold).map((passage) => labelled(passage, null, subject))
  const told = [...ahead, ...stepsTold, ...more, ...opposed, ...offered.map(({ finding }) => finding)]
  const untold = gathered.finder === null ? [] : untoldParts(told, tables, gathered.finder, used)
  const gaps = findGaps(
    {
      findings: told,
      sources: used,
      cited: new Set(told.map(({ source }) => source)),
      // Against a seller stands what others found: no count of one's own is needed for that.
      differs: disagreements.some(
        ({ sides, answers }) =>
          answers === undefined && !sides.some(({ finding }) => names.isSeller(finding.source)),
      ),
      apart: apartIn(disagreements, names),
      contradicted: offered.map(({ finding }) => finding.source),
      founded: foundedBy([...claims, ...offered.flatMap(withBasis)], names),
      studied: [...findStudied(evidence, used)].filter((at) => told.some(({ source }) => source === at)),
      read: used.map((source) => request.evidence.find(({ id }) => id === source.id) ?? source),
      hasCompany: Boolean(request.profile.name),
      untold,
      hasTable: tables.length > 0,
      answered: new Set(rows.map(({ question }) => question.text)),
    },
    subject,
    type,
    names,
    phrases,
  )
  const ledger = createLedger(used)
  const groups = groupsOf(inBody, request, { used, traits, subject, finder: gathered.finder })
  const digest = composeDigest(
    {
      main,
      rows,
      options,
      told: opening.told,
      disagreements,
      groups,
      claims: [...claims, ...sold],
      beside,
      tables,
      steps,
      offer: request.profile,
      gaps,
      stated,
    },
    subject,
    { sources: used, ledger, phrases, names, introduced: new Set(), bases },
  )
  return { digest, ledger, opening: { ...opening, main, rows }, gaps, untold, names, steps }
}

/** What a side says, and what that rests on. */
function withBasis({ finding, basis }: Disagreement['sides'][number]): Finding[] {
  return [finding, ...(basis ? [basis] : [])]
}

/** The sellers that say what their figures were measured on. */
function foundedBy(claims: readonly Finding[], names: SourceNames): number[] {
  return claims
    .filter(
      ({ source, sentences }) =>
        names.isSeller(source) &&
        sentences.some(({ text, lexicon }) => tellsMeasurement(text, lexicon.language)),
    )
    .map(({ source }) => source)
}

/** What stands under which heading. */
function groupsOf(
  findings: readonly Finding[],
  { profile }: WriteRequest,
  {
    used,
    traits,
    subject,
    finder,
  }: {
    used: readonly EvidenceSource[]
    traits: readonly SourceTraits[]
    subject: Subject
    finder: GatheredFindings['finder']
  },
): FindingGroup[] {
  const avoid = profile.wordsToAvoid ?? []
  const { groups, rest } =
    finder === null ? { groups: [], rest: findings } : groupByParts(findings, finder, avoid, subject)
  const all = [...groups, ...groupFindings(rest, used, traits, subject, avoid)]
  return mergeGroups(all)
}

/** A finding up to what is told at the end of the digest; null for nothing. */
function withoutSentences(finding: Finding, told: ReadonlySet<Sentence>): Finding | null {
  const at = finding.sentences.findIndex((sentence) => told.has(sentence))
  if (at === -1) return finding
  const sentences = finding.sentences.slice(0, at)
  const words = [...sentences, ...finding.items.flat()].reduce((sum, one) => sum + one.words, 0)
  return words === 0 ? null : { ...finding, sentences, words }
}

/** The company by name, and its own site by the address that its next step leads to. */
function companyOf({ profile }: WriteRequest): NamedCompany {
  const url = profile.callToAction?.url
  const host = url !== undefined && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
  return { name: profile.name ?? null, host }
}

/** The figures of the first disagreement in which nobody sells anything. */
function apartIn(
  disagreements: readonly Disagreement[],
  names: SourceNames,
): { source: number; figure: string }[] {
  const [first] = disagreements
    // Of answers side by side each tells its case.
    .filter(
      ({ sides, answers }) =>
        answers === undefined && !sides.some(({ finding }) => names.isSeller(finding.source)),
    )
    .map(({ sides }) =>
      sides.flatMap(({ finding, figure }) => (figure === null ? [] : [{ source: finding.source, figure }])),
    )
    .filter((figures) => figures.length > 1)
  return first ?? []
}

/** Checks the claims and adds title, description, tags and what the reader of the job should know. */
function finishDigest(
  request: WriteRequest,
  all: WrittenOut & {
    used: EvidenceSource[]
    offTopic: EvidenceSource[]
    sources: ReadSources
    asking: Asking
    gathered: GatheredFindings
    engine: string
  },
): WrittenArticle {
  const { digest, ledger, gaps, used, sources, gathered, asking } = all
  const { chosen, opposed, disagreements, tables } = gathered
  const phrases = findPhrases(request.language)
  const cited = ledger.sources()
  const claims = checkClaims(
    ledger.claims(),
    cited.flatMap(({ id }) => used.find((source) => source.id === id) ?? []),
  )
  const traitOf = ({ id }: EvidenceSource) => sources.traitsOf.get(id)
  return {
    form: 'digest',
    writtenLanguage: baseLanguage(request.language) || null,
    isOnTopic: true,
    changes: [],
    title: titleOf(asking.topic) || phrases.main,
    description: typeset(describe(request, all), phrases),
    markdown: digest.markdown,
    tags: findTags(
      [
        request.profile.category,
        ...properNames(asking.topic, request.language),
        ...findNouns(asking.subject, used),
      ],
      request.language,
    ),
    sources: cited,
    claims,
    tables: digest.tables,
    isThin: isThin(digest.wordCount, [...chosen, ...opposed], tables),
    wordCount: digest.wordCount,
    trustLevel: claims.every(({ supported }) => supported) ? 'sourced' : 'mixed',
    message: explainDigest(request, phrases, {
      wordCount: digest.wordCount,
      cited: cited.length,
      disagreements: disagreements.length,
      offTopic: all.offTopic,
      notQuoted: used.filter((source) => !cited.some(({ id }) => id === source.id)),
      otherLanguages: sources.otherLanguages,
      gaps,
      untold: all.untold,
      isAffiliate: (source) => traitOf(source)?.isAffiliate === true,
      internal: request.evidence.filter(isInternal).length,
      isSeller: (source) => traitOf(source)?.isSeller === true,
    }),
    engine: all.engine,
    tokens: null,
  }
}

function describe(
  request: WriteRequest,
  {
    opening: { main: opening, told, rows },
    gathered: { chosen, disagreements },
    used,
    steps,
    names,
    asking: { topic, subject, type },
  }: WrittenOut & { gathered: GatheredFindings; used: EvidenceSource[]; asking: Asking },
): string {
  const phrases = findPhrases(request.language)
  const [ofFirst = subject, ...furtherOnes] = readQuestions(subject)
  // The first of several questions is what the text is about.
  const main = rows.find(({ answers }) => answers.length > 0)?.answers ?? opening
  const [lead] = main
  const isOfSeveral =
    furtherOnes.length > 0 && lead !== undefined && askedFigure(lead, ofFirst) !== '' && type === 'amount'
  const orders = type === 'how_to' ? ordersOf(chosen) : null
  const [first] = type === 'why' && told === undefined ? main : []
  const reason = first === undefined ? '' : describeReason(first, names.byline(first.source))
  if (reason !== '') return reason
  const figures = main.map((finding) => askedFigure(finding, subject)).filter((figure) => figure !== '')
  const isFigured =
    type === 'amount' &&
    !asksHowOften(topic) &&
    main.every((finding) => {
      const figure = askedFigure(finding, subject)
      return figure === '' || hasOneFigure(finding, figure)
    }) &&
    // Under their question amounts stand side by side whether they are apart or not.
    (rows.length > 0 ? figures.length > 1 : areRivalFigures(figures, findLexicon(request.language)))
  return describeDigest(
    plainText(topic),
    {
      main: main.map((finding) => plainPart(finding, subject)),
      findings: knownFirst(chosen, used),
      // What a company's own papers differ by is for it to settle, and no summary for readers.
      disagreements:
        type === 'amount' || told === undefined
          ? disagreements.filter(
              ({ sides, answers }) =>
                !sides.every(({ finding }) => used[finding.source]?.own) &&
                // How long two things last is no answer to which of them to take, or to a how or why.
                (answers !== undefined || !(answeredInWords.has(type) || namesAlternatives(topic))),
            )
          : [],
      // Of two questions a table answers one, and the first statement the first.
      told:
        told === undefined || isOfSeveral
          ? ''
          : `${describeTable(told, subject, phrases)}${nameAfter(names.byline(told.source))}`,
      toldAnswer:
        told === undefined || isOfSeveral
          ? null
          : { name: names.byline(told.source), texts: [plainText(describeTable(told, subject, phrases))] },
      // "Two years" alone says neither how often nor of what.
      figureOf: (finding) => (isFigured ? askedFigure(finding, subject) : ''),
      steps: steps?.steps.map(({ text }) => firstSentence(text)) ?? orders?.texts ?? [],
      stepsBy: names.byline(steps?.source ?? orders?.source ?? -1),
      spokenIn: (text) => countSpoken(text, subject),
    },
    names,
    phrases,
  )
}

/** The sentences of a finding that answer by themselves, with the amount where one is asked; all of it where none does. */
function plainPart(finding: Finding, subject: Subject): Finding {
  const asked = readAsked(subject)
  const answers = (sentence: Sentence) =>
    asked.type === 'amount'
      ? askedFigure({ ...finding, sentences: [sentence] }, subject) !== ''
      : asked.isChange === true
        ? saysChange(sentence.text)
        : isPlainAnswer({ sentences: [sentence], items: [] }, asked)
  const sentences = finding.sentences.filter(
    (sentence, at) => standsAlone(sentence) && answers(sentence) && !isTakenBack(finding.sentences, at + 1),
  )
  return sentences.length === 0 ? finding : { ...finding, sentences }
}

/** What the best list of orders tells to do, and whose it is. */
function ordersOf(findings: readonly Finding[]): { source: number; texts: string[] } | null {
  const [best] = findings.filter(
    ({ items, isAnswer }) => isAnswer && items.length >= minOrders && areOrders(items),
  )
  if (best === undefined) return null
  return { source: best.source, texts: best.items.flatMap(([first]) => first?.text ?? []) }
}

function nameAfter(name: string): string {
  return name === '' ? '' : ` (${name})`
}

/** The topic whole, as long as any list can show it. */
function titleOf(topic: string): string {
  return fitTitle(topic, [...plainText(topic)].length <= maxTitle ? maxTitle : undefined)
}

/** "Open Source in Lisbon": the words of a topic with a capital inside the sentence; German writes all nouns so. */
function properNames(topic: string, language: string): string[] {
  if (baseLanguage(language) === 'de') return []
  return [...topic.matchAll(/(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)*/gu)].map(
    ([name]) => name,
  )
}

/** Facts count, not words alone: three lines of figures say more than a page without one. */
function isThin(words: number, findings: readonly Finding[], tables: readonly EvidenceTable[]): boolean {
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0)
  const facts = findings.reduce((sum, finding) => sum + countFacts(finding), rows)
  return facts < (words < minOwnWords ? minFacts : 1)
}

/** Sentences with a figure, the items of a list, an option: what answers, and not what is said around it. */
function countFacts({ sentences, items, label }: Finding): number {
  const figured = sentences.filter(({ text }) => /\p{N}/u.test(text)).length
  return figured + items.length + Number(label !== null && figured + items.length === 0)
}

/** Those of sources that the caller named or keeps; all where none is. */
function knownFirst(findings: readonly Finding[], sources: readonly EvidenceSource[]): Finding[] {
  const isKnown = ({ source }: Finding) => {
    const at = sources[source]
    return at !== undefined && (isTrusted(at) || at.own)
  }
  return findings.some(isKnown) ? findings.filter(isKnown) : [...findings]
}
