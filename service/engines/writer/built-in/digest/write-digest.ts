import { findStatedDate } from '../../evidence/stated-date.ts'
import {
  type EvidenceSource,
  WriteError,
  type WriteRequest,
  type WriteStage,
  type WrittenArticle,
} from '../../writer.ts'
import { checkClaims } from '../check-article.ts'
import { createLedger } from '../ledger.ts'
import { baseLanguage } from '../lexicon/find-lexicon.ts'
import { createYielder } from '../pace.ts'
import { findPhrases } from '../phrases/find-phrases.ts'
import { comparable, plainText } from '../plain-text.ts'
import { readEvidence } from '../read-evidence.ts'
import type { Evidence, Sentence } from '../sentence.ts'
import { fitTitle } from '../title.ts'
import { findTopic } from '../topic.ts'
import { typeset } from '../typeset.ts'
import { writeBrief } from '../write-brief.ts'
import { areLinesApart } from './answers-apart.ts'
import type { AskedKind } from './asked-kind.ts'
import { choosePassages } from './choose-passages.ts'
import type { Clause } from './clause.ts'
import { composeDigest, type Digest } from './compose-digest.ts'
import { describeDigest } from './describe-digest.ts'
import { passageWords, surveyWords } from './digest-words.ts'
import { explainDigest, explainLack, type Lack } from './explain-digest.ts'
import { type Found, findBearing, readSourcesOf } from './find-bearing.ts'
import { findDifferences } from './find-differences.ts'
import { findGaps, isPlainlyMissing } from './find-gaps.ts'
import { findLines } from './find-lines.ts'
import { findNouns } from './find-nouns.ts'
import { findTags } from './find-tags.ts'
import { findUnknowns } from './find-unknowns.ts'
import { lowerCaseNoun } from './lower-case-noun.ts'
import { mentionsTopic } from './mentions-topic.ts'
import { monthAndYear } from './month-and-year.ts'
import { type NamedCompany, nameSources, type SourceNames } from './name-sources.ts'
import { sentencesOf } from './passage.ts'
import type { Pen } from './pen.ts'
import { placeNotes } from './place-notes.ts'
import { roomOf } from './quote-room.ts'
import { isInternal, quotable, type ReadSources, readSources } from './read-sources.ts'
import { namesPick, type SourceTraits } from './source-traits.ts'
import { readSubject } from './subject.ts'
import { trimPassage } from './trim-passage.ts'
import { unfoldLabels } from './unfold-labels.ts'
import { unfoldQuestions } from './unfold-questions.ts'
import { unfoldTurns } from './unfold-turns.ts'
import { composeSurvey } from './whole/compose-survey.ts'
import { planSurvey, type Survey, type SurveyPlan } from './whole/survey.ts'

/** A shorter digest is published by itself only with so many facts in it. */
const minOwnWords = 120
const minFacts = 3
/** Characters; the topic is the title as it was given, and is not cut inside a thought for being long. */
const maxTitle = 130
/** Of the words that are asked for, so many are passages; lines that answer, and what differs, come before them. */
const shareOfPassages = 0.8
const minStep = 20
/** So much more than there is room for is looked through. */
const widest = 1.3

type Report = (stage: WriteStage, percent: number, message: string) => Promise<void>

/**
 * What the sources of a request say about its topic, passage by passage under their own headings; a brief where none bears
 * on it or all are in another language than asked. See `createBuiltInWriter`.
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
  const used = sources.screened.map((source) => ({
    ...source,
    blocks: unfoldLabels(unfoldQuestions(unfoldTurns(placeNotes(source.blocks)))),
  }))
  const evidence = await readEvidence(used, pace)
  const found = await findBearing(request, topic.given ? topic.text : '', { sources, used, evidence }, pace)
  await report('ranking', 30, `Ranking ${found.passages.length} passages`)
  const isSold = (at: number) => sources.traitsOf.get(used[at]?.id ?? '')?.isSeller === true
  const passages = planDigest(request, used, evidence, found, isSold)
  const whole = topic.given
    ? planSurvey(used, evidence, found, isSold, {
        topic: topic.text,
        language: request.language,
        disputed: new Set(
          passages.differences.flatMap(({ sides }) => sides.map(({ passage }) => passage.section)),
        ),
      })
    : null
  const surveyOf = (words: number): Survey => whole?.tell(words) ?? []
  const most = surveyWords(request, evidence.sourceWords)
  const survey = surveyOf(most * widest)
  if (found.bearing.length === 0 && survey.length === 0) {
    const foreign = sources.otherLanguages.filter(
      (source) => used.length === 0 || mentionsTopic(source, topic.text),
    )
    if (foreign.length > 0) return brief({ kind: 'other_language', read: foreign })
    return brief(
      topic.given ? { kind: 'off_topic', read, topic: topic.text } : { kind: 'nothing_usable', read },
    )
  }
  await report('outlining', 55, `Choosing among ${found.bearing.length} passages`)
  let plan: Plan = { ...passages, survey, whole }
  await report('writing', 70, `Writing ${survey.length || plan.chosen.length} passages down`)
  let written = writeOut(request, used, sources, evidence, found, plan)
  // Names, references and what stays open take room, and whole sections leave some, which shows only when they are written.
  const isAllTold = written.digest.wordCount <= most
  let fits = isAllTold
  let words = most * widest
  for (let step = words / 2; survey.length > 0 && !isAllTold && step > minStep; step /= 2) {
    words += fits ? step : -step
    const next: Plan = { ...plan, survey: surveyOf(words) }
    const tried = writeOut(request, used, sources, evidence, found, next)
    fits = tried.digest.wordCount <= most
    if (!fits && written.digest.wordCount <= most) continue
    plan = next
    written = tried
  }
  const { digest, pen, gaps, untold } = written
  await report('checking', 92, `Checking ${pen.ledger.claims().length} claims`)
  return finishDigest(request, {
    digest,
    pen,
    gaps,
    untold,
    used,
    sources,
    found,
    plan,
    engine,
    topic: topic.text,
  })
}

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

type Plan = Pick<Parameters<typeof composeDigest>[0], 'chosen' | 'lines' | 'differences'> & {
  survey: Survey
  whole: SurveyPlan | null
}

function planDigest(
  request: WriteRequest,
  used: readonly EvidenceSource[],
  evidence: Evidence,
  { clauses, bearing, answering, best }: Found,
  isSold: (source: number) => boolean,
): Omit<Plan, 'survey' | 'whole'> {
  const words = passageWords(request) * shareOfPassages
  // A seller's figure beside one's own, both of their own goods, is no dispute.
  const isHeard = (source: number) => !isSold(source) && used[source]?.own !== true
  const differences = findDifferences(bearing, clauses).filter(
    ({ sides, clause }) =>
      // Of several questions one that names no measure is answered by cells of many things.
      !(
        clauses.length > 1 &&
        clauses[clause]?.asked.kind === 'other' &&
        sides.some(({ row }) => row !== null)
      ) &&
      (!sides.some(({ passage }) => isSold(passage.source)) ||
        sides.some(({ passage }) => isHeard(passage.source))),
  )
  // What is set against a row of a table is told beside it.
  const paired = new Set(
    differences
      .filter(({ sides }) => sides.some(({ row }) => row !== null))
      .flatMap(({ sides }) => sides.flatMap(({ sentences }) => sentences)),
  )
  const lines = findLines(answering, clauses, isSold).filter(
    ({ sentences }) => !sentences.some((sentence) => paired.has(sentence)),
  )
  const ahead = [
    ...lines.flatMap(({ sentences, limits }) => [...sentences, ...limits.flat()]),
    ...differences.flatMap(({ sides }) => sides.flatMap(({ sentences }) => sentences)),
  ]
  const quoted = (at: number) =>
    [...new Set(ahead)].reduce((sum, { source, words: said }) => sum + (source === at ? said : 0), 0)
  const ofSource = (at: number) =>
    used[at]?.own ? Number.POSITIVE_INFINITY : roomOf(evidence.sourceWords[at] ?? 0) - quoted(at)
  const chosen = choosePassages(
    bearing,
    clauses,
    best,
    readSourcesOf(used, evidence),
    { words, ofSource },
    (one, most, left) => trimPassage(one, most, left, new Set(ahead)),
  )
  // Nobody but sellers on a question is no answer to it, where others speak of the rest.
  const isAnswered = (clause: number) =>
    [...chosen, ...lines].some((one) => one.clause === clause && !isSold(one.passage.source))
  const hasOthers = chosen.some(({ passage }) => !isSold(passage.source))
  return {
    lines,
    differences,
    chosen: hasOthers
      ? chosen.filter(({ clause, passage }) => !isSold(passage.source) || isAnswered(clause))
      : chosen,
  }
}

function writeOut(
  request: WriteRequest,
  used: readonly EvidenceSource[],
  sources: ReadSources,
  evidence: Evidence,
  { clauses, answered }: Found,
  plan: Plan,
): { digest: Digest; pen: Pen; gaps: string[]; untold: Clause[] } {
  const phrases = findPhrases(request.language)
  const traits = traitsFor(used, sources, clauses)
  const names = nameSources(used, traits, companyOf(request), phrases)
  const years = used.map((source, at) => {
    const blocks = request.evidence.find(({ id }) => id === source.id)?.blocks ?? []
    return yearOf(
      source,
      `${traits[at]?.byline?.date ?? ''} ${findStatedDate(blocks) ?? ''} ${headDate(blocks)}`,
    )
  })
  const pen: Pen = {
    sources: used,
    foreign: sources.otherLanguages,
    ledger: createLedger([...used]),
    phrases,
    names,
    years,
    holders: holdersOf(evidence.sentences),
  }
  const isSurvey = plan.survey.length > 0
  // Of a topic that is one question, or sources that are told in whole sections, nobody can say that they are silent: only a time or an amount is seen to be missing.
  const untold = clauses.filter(
    ({ asked }, at) => !answered[at] && ((clauses.length > 1 && !isSurvey) || isPlainlyMissing(asked.kind)),
  )
  const cited = new Set(
    isSurvey ? plan.survey.map(({ source }) => source) : plan.chosen.map(({ passage }) => passage.source),
  )
  const gaps = findGaps(
    untold,
    {
      sources: used,
      cited,
      undated: isSurvey ? [] : findUndated(plan, names, years),
      old: isSurvey ? [] : findOld(plan, clauses, years),
    },
    names,
    phrases,
  )
  const unknowns = findUnknowns(evidence.sections, clauses, (source) => cited.has(source), !isSurvey)
  // What two tables have under one word is not of one thing for that, nor do papers of one company contradict it.
  const differences = plan.differences.filter(
    ({ sides }) =>
      !isSurvey ||
      (sides.every(({ row, passage }) => row === null && !names.isSeller(passage.source)) &&
        sides.some(({ passage }) => names.byline(passage.source) !== '')),
  )
  const whole = { ...plan, differences, clauses, gaps, unknowns, offer: request.profile }
  const digest =
    isSurvey && plan.whole !== null
      ? composeSurvey(plan.survey, plan.whole, whole, pen)
      : composeDigest(whole, pen)
  return { digest, pen, gaps, untold }
}

/** Who has something to sell speaks of its own offer where it is asked what something costs, whether it pays or which to take. */
function traitsFor(
  used: readonly EvidenceSource[],
  sources: ReadSources,
  clauses: readonly Clause[],
): SourceTraits[] {
  const isOfOffer = clauses.some(({ asked: { kind } }) => ofOffer.has(kind))
  const isOfChoice = clauses.some(
    ({ asked: { kind }, text }) => kind === 'price' || kind === 'worth' || namesPick(text),
  )
  return used.map(({ id }) => {
    const known = sources.traitsOf.get(id) ?? { byline: null, isSeller: false, isAffiliate: false }
    const sells = (isOfOffer && known.isTrader === true) || (isOfChoice && known.isProvider === true)
    return { ...known, isSeller: known.isSeller || sells }
  })
}

const ofOffer: ReadonlySet<AskedKind> = new Set(['price', 'worth', 'amount', 'duration', 'verdict', 'other'])

/** Others' documents without a date of which figures are told. */
function findUndated(
  { chosen, lines }: Plan,
  names: SourceNames,
  years: readonly (number | null)[],
): number[] {
  const isFigure = (text: string) => /\p{N}{2}|\p{N}\s?[%€$£]/u.test(text)
  const figured = chosen.filter(({ passage }) =>
    passage.parts.some(
      (part) => part.kind === 'table' || sentencesOf(part).some(({ text }) => isFigure(text)),
    ),
  )
  const quoted = lines.filter(({ sentences }) => sentences.some(({ text }) => isFigure(text)))
  const sources = [...new Set([...figured, ...quoted].map(({ passage }) => passage.source))]
  return sources.filter((source) => names.byline(source) !== '' && years[source] === null)
}

const oldAge = 5

/** Sources of which prices are told that are years old. */
function findOld(
  { chosen, lines }: Plan,
  clauses: readonly Clause[],
  years: readonly (number | null)[],
): number[] {
  const priced = [...chosen, ...lines].filter(({ clause }) => clauses[clause]?.asked.kind === 'price')
  const oldest = new Date().getUTCFullYear() - oldAge
  return [...new Set(priced.map(({ passage }) => passage.source))].filter(
    (at) => (years[at] ?? oldest) < oldest,
  )
}

/** Which sources have a sentence, by its words. */
function holdersOf(sentences: readonly Sentence[]): ReadonlyMap<string, ReadonlySet<number>> {
  const holders = new Map<string, Set<number>>()
  for (const { text, source } of sentences) {
    const key = comparable(text)
    const known = holders.get(key)
    if (known === undefined) holders.set(key, new Set([source]))
    else known.add(source)
  }
  return holders
}

/** The company by name, and its own site by the address that its next step leads to. */
function companyOf({ profile }: WriteRequest): NamedCompany {
  const url = profile.callToAction?.url
  const host = url !== undefined && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
  return { name: profile.name ?? null, host }
}

/** A month and year, or a version with its year, in a short line at the head of a paper. */
function headDate(blocks: EvidenceSource['blocks']): string {
  const lines = blocks
    .slice(0, 4)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text.slice(0, 300)] : []))
  return lines.map((line) => monthAndYear.exec(plainText(line))?.[0] ?? '').join(' ')
}

function yearOf({ publishedAt }: EvidenceSource, byline: string): number | null {
  const [, said] = /(?<!\p{N})((?:19|20)\p{N}{2})(?!\p{N})/u.exec(byline) ?? []
  return publishedAt?.getUTCFullYear() ?? (said === undefined ? null : Number(said))
}

/** Checks the claims and adds title, description, tags and what the reader of the job should know. */
function finishDigest(
  request: WriteRequest,
  all: {
    digest: Digest
    pen: Pen
    gaps: string[]
    untold: Clause[]
    used: EvidenceSource[]
    sources: ReadSources
    found: Found
    plan: Plan
    engine: string
    topic: string
  },
): WrittenArticle {
  const { digest, pen, gaps, untold, used, sources, found, plan, topic } = all
  const { phrases, ledger, names } = pen
  const cited = ledger.sources()
  const claims = checkClaims(
    ledger.claims(),
    cited.flatMap(({ id }) => used.find((source) => source.id === id) ?? []),
  )
  const bears = new Set(found.bearing.map(({ passage }) => passage.source))
  const isCited = (source: EvidenceSource) => cited.some(({ id }) => id === source.id)
  const traitOf = ({ id }: EvidenceSource) => sources.traitsOf.get(id)
  return {
    form: 'digest',
    writtenLanguage: baseLanguage(request.language) || null,
    isOnTopic: true,
    changes: [],
    title: titleOf(topic) || phrases.main,
    description: typeset(
      describeDigest(
        topic,
        digest.told,
        answersApart(found.clauses, plan),
        names,
        phrases,
        plan.survey.map(({ source }) => source),
      ),
      phrases,
    ),
    markdown: digest.markdown,
    tags: findTags(
      [
        request.profile.category,
        ...properNames(topic, request.language),
        ...findNouns(readSubject(topic, request.language), used).map((noun) =>
          lowerCaseNoun(noun, digest.markdown),
        ),
      ],
      request.language,
    ),
    sources: cited,
    claims,
    tables: digest.tables,
    isThin: isThin(digest.wordCount, plan),
    wordCount: digest.wordCount,
    trustLevel: claims.every(({ supported }) => supported) ? 'sourced' : 'mixed',
    message: explainDigest(request, phrases, {
      wordCount: digest.wordCount,
      cited: cited.length,
      disagreements: digest.differences,
      offTopic: used.filter((source, at) => !bears.has(at) && !isCited(source)),
      withoutRoom: used.filter((source, at) => bears.has(at) && !isCited(source)),
      otherLanguages: sources.otherLanguages,
      gaps,
      untold: untold.map(({ text }) => text),
      isAffiliate: (source) => traitOf(source)?.isAffiliate === true,
      isSeller: (source) => traitOf(source)?.isSeller === true,
      internal: request.evidence.filter(isInternal).length,
    }),
    engine: all.engine,
    tokens: null,
  }
}

/** The amounts of the lines that answer the only question of a topic, where they cannot all hold. */
function answersApart(
  [clause, ...others]: readonly Clause[],
  { lines }: Plan,
): { source: number; figure: string }[] {
  if (clause === undefined || others.length > 0 || !areLinesApart(lines, clause)) return []
  return lines.flatMap(({ passage, sentence: { text, lexicon } }) => {
    const [amount] = clause.asked.amountsIn(text, lexicon)
    return amount === undefined ? [] : [{ source: passage.source, figure: amount.text }]
  })
}

/** The topic whole, as long as any list can show it; a longer one without what it adds in brackets, or up to the end of a clause. */
function titleOf(topic: string): string {
  const whole = plainText(topic)
  const bare = whole.replace(/\s*[([（][^()[\]（）]*[)\]）]\s*$/u, '')
  return fitTitle(whole.length <= maxTitle ? whole : bare, maxTitle)
}

/** "Open Source in Lisbon": the words of a topic with a capital inside the sentence; German writes all nouns so. */
function properNames(topic: string, language: string): string[] {
  if (baseLanguage(language) === 'de') return []
  return [...topic.matchAll(/(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)*/gu)].map(
    ([name]) => name,
  )
}

/** Facts count, not words alone: three lines of figures say more than a page without one. */
function isThin(words: number, { chosen, survey }: Plan): boolean {
  const whole = survey.flatMap(({ sections }) => sections.flatMap(({ parts }) => parts))
  const facts = (whole.length > 0 ? whole : chosen.flatMap(({ passage }) => passage.parts)).reduce(
    (sum, part) => {
      if (part.kind === 'table') return sum + part.table.rows.length
      if (part.kind === 'list') return sum + part.items.length
      return sum + part.sentences.filter(({ text }) => /\p{N}/u.test(text)).length
    },
    0,
  )
  return facts < (words < minOwnWords ? minFacts : 1)
}
