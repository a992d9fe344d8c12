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
import { createYielder, type Yielder } from '../pace.ts'
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
import {
  answeredBy,
  answeringPassages,
  bearingPassages,
  bestScores,
  type Chosen,
  choosePassages,
  type ReadSource,
} from './choose-passages.ts'
import { type Clause, readClauses } from './clause.ts'
import { composeDigest, type Digest } from './compose-digest.ts'
import { describeDigest } from './describe-digest.ts'
import { explainDigest, explainLack, type Lack } from './explain-digest.ts'
import { findDifferences } from './find-differences.ts'
import { findGaps } from './find-gaps.ts'
import { findLines } from './find-lines.ts'
import { findNouns } from './find-nouns.ts'
import { findOvertaken } from './find-overtaken.ts'
import { findTags } from './find-tags.ts'
import { findUnknowns } from './find-unknowns.ts'
import { isTold } from './is-told.ts'
import { fitOf, isUnaskedMoney, jobPassages } from './job-passages.ts'
import { mentionsTopic } from './mentions-topic.ts'
import { type NamedCompany, nameSources, type SourceNames } from './name-sources.ts'
import { findNearTopic } from './near-topic.ts'
import { listPassages, type Part, type Passage, sentencesOf, withParts } from './passage.ts'
import { isPastRule } from './past-rules.ts'
import type { Pen } from './pen.ts'
import { placeNotes } from './place-notes.ts'
import { roomOf } from './quote-room.ts'
import { ratePassages } from './rank-passages.ts'
import { organisation } from './read-byline.ts'
import { isInternal, quotable, type ReadSources, readSources } from './read-sources.ts'
import { saysYesOrNo } from './says-yes-or-no.ts'
import { isAside, isMethod } from './section-job.ts'
import { namesPick, type SourceTraits } from './source-traits.ts'
import { leansOnPrevious, standsAlone } from './stands-alone.ts'
import { prepareText, readSubject } from './subject.ts'
import { topicShares } from './topic-shares.ts'
import { trimPassage } from './trim-passage.ts'
import { unfoldLabels } from './unfold-labels.ts'
import { unfoldQuestions } from './unfold-questions.ts'
import { unitsOf } from './units-of.ts'

const minWords = 50
/** A shorter digest is published by itself only with so many facts in it. */
const minOwnWords = 120
const minFacts = 3
/** Of what is asked, a passage of a document beside the topic has so much. */
const minOfNear = 0.6
/** So much of what the fullest document has of the topic. */
const minOfAbout = 0.33
/** Turbo is for a glance. */
const turboWords = 400
/** Characters; the topic is the title as it was given, and is not cut inside a thought for being long. */
const maxTitle = 100
/** Of the words that are asked for, so many are passages; lines that answer, and what differs, come before them. */
const shareOfPassages = 0.8
/** A document of one's own up to this many words is told whole. */
const maxWholeDocument = 260

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
    blocks: unfoldLabels(unfoldQuestions(placeNotes(source.blocks))),
  }))
  const evidence = await readEvidence(used, pace)
  const found = await findBearing(request, topic.given ? topic.text : '', { sources, used, evidence }, pace)
  await report('ranking', 30, `Ranking ${found.passages.length} passages`)
  if (found.bearing.length === 0) {
    const foreign = sources.otherLanguages.filter(
      (source) => used.length === 0 || mentionsTopic(source, topic.text),
    )
    if (foreign.length > 0) return brief({ kind: 'other_language', read: foreign })
    return brief(
      topic.given ? { kind: 'off_topic', read, topic: topic.text } : { kind: 'nothing_usable', read },
    )
  }
  await report('outlining', 55, `Choosing among ${found.bearing.length} passages`)
  const isSold = (at: number) => sources.traitsOf.get(used[at]?.id ?? '')?.isSeller === true
  const plan = planDigest(request, used, evidence, found, isSold)
  await report('writing', 70, `Writing ${plan.chosen.length} passages down`)
  const { digest, pen, gaps, untold } = writeOut(request, used, sources, evidence, found, plan)
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

type Found = {
  clauses: Clause[]
  passages: ReturnType<typeof listPassages>
  /** The best first. */
  bearing: Chosen[]
  /** Under every question that they answer. */
  answering: Chosen[]
  /** The best score of any passage for each question. */
  best: number[]
  /** Whether any passage answers each question, under whichever it is told. */
  answered: boolean[]
}

/** Reads every source passage by passage, and keeps those that bear on a question of the topic. */
async function findBearing(
  { language, topicWords, profile }: WriteRequest,
  topic: string,
  { sources, used, evidence }: { sources: ReadSources; used: EvidenceSource[]; evidence: Evidence },
  pace: Yielder,
): Promise<Found> {
  const passages = listPassages(evidence, used, tellable(evidence, used, sources, topic))
  const clauses = readClauses(topic, language, topicWords, (subject) => unitsOf(passages, subject))
  const trade = prepareText(
    [profile.sells, profile.offer, profile.category].filter(Boolean).join(' '),
    language,
  )
  const isOwnTrade = clauses.some(({ things }) => things.some((thing) => thing.isIn(trade)))
  const rated = await ratePassages(passages, clauses, language, pace, isOwnTrade)
  // What a page recommends that earns on it is no evidence.
  const isEvidence = ({ source }: { source: number }) =>
    sources.traitsOf.get(used[source]?.id ?? '')?.isAffiliate !== true
  const near = findNearTopic(used, evidence, passages, clauses, language)
  const isSold = ({ source }: { source: number }) =>
    sources.traitsOf.get(used[source]?.id ?? '')?.isSeller === true
  const counted = rated.filter(
    ({ passage }) =>
      isEvidence(passage) &&
      !isImprint(passage, passages) &&
      !isAside(passage.section.heading ?? '') &&
      !isUnaskedMoney(passage, clauses),
  )
  const onTopic = counted.filter(({ passage }) => !near.has(passage.source))
  const of = readSourcesOf(used, evidence)
  const best = bestScores(onTopic, clauses)
  // What stands beside the topic is told only where it has the very answer.
  const isFit = ({ passage, rating, isStrict }: Chosen) =>
    !near.has(passage.source) || (isStrict && rating.carries && rating.covered >= minOfNear)
  const tells = (one: Chosen): Chosen[] => {
    const clause = clauses[one.clause]
    if (clause === undefined) return []
    const fit = fitOf(one.passage, clause)
    // What a seller says on its page beside the question is no answer.
    if (isSold(one.passage) && clause.asked.kind === 'other' && fit === 0 && one.rating.covered < minOfNear)
      return []
    const parts = one.passage.parts.filter(
      (part) =>
        part.kind !== 'table' ||
        isTableAsked(one, part, clause, {
          fit,
          isSold: isSold(one.passage),
          isOnly:
            clauses.length === 1 || (!isSold(one.passage) && one.rating.score >= (best[one.clause] ?? 0)),
        }),
    )
    if (parts.length === 0 || isMethod(one.passage.section.heading ?? '')) return []
    return [
      parts.length === one.passage.parts.length ? one : { ...one, passage: withParts(one.passage, parts) },
    ]
  }
  const fitting = bearingPassages(counted, clauses, of).filter(isFit)
  const bearing = fitting.flatMap(tells)
  // A paper that is about most of the topic has its say with the section that is there for the question.
  const shares = topicShares(passages, clauses, language)
  const most = Math.max(0, ...[...shares.values()].map(({ share }) => share))
  const isAbout = (source: number) => {
    const { share = 0, hasMain = false } = shares.get(source) ?? {}
    return hasMain && share >= most * minOfAbout
  }
  const speaking = new Set(fitting.map(({ passage }) => passage.source))
  const jobs = jobPassages(
    onTopic.filter(
      ({ passage: { source } }) =>
        (speaking.has(source) || isAbout(source) || used[source]?.own === true) && !isSold({ source }),
    ),
    clauses,
    best,
  )
  return {
    clauses,
    passages,
    bearing: withJobs(bearing, jobs, best),
    answering: answeringPassages(counted, clauses, of).filter(isFit),
    best,
    answered: answeredBy(onTopic, clauses, of).map(
      (isAnswered, at) =>
        isAnswered || jobs.some(({ clause, passage }) => clause === at && fitOf(passage, clauses[at]) >= 2),
    ),
  }
}

const maxImprint = 20

/** The lines over the first heading of a paper that say who published it and when. */
function isImprint({ section, source, words, parts }: Passage, all: readonly Passage[]): boolean {
  if (section.heading !== null || section.position > 0 || words > maxImprint) return false
  const text = parts
    .flatMap(sentencesOf)
    .map((sentence) => sentence.text)
    .join(' ')
  const isOnly = all.every((other) => other.source !== source || other.section === section)
  return !isOnly && (organisation.test(text) || monthAndYear.test(text))
}

/** True for a table of the kind of answer that is asked for, or one whose heading or columns name what is asked. */
function isTableAsked(
  { lines }: Chosen,
  part: Part,
  clause: Clause,
  { fit, isSold, isOnly }: { fit: number; isSold: boolean; isOnly: boolean },
): boolean {
  if (part.kind !== 'table' || fit >= 2 || isOnly) return true
  if (isSold) return false
  const { caption, header, rows } = part.table
  const carries = lines.filter((line) => line.part === part && line.carries).length > 1
  if (clause.asked.kind !== 'other') return fit === 1 || carries
  const naming = rows.filter(({ cells }) => clause.namesIn(cells.join(' '))).length
  return fit === 1 || clause.namesIn([caption ?? '', ...header].join(' ')) || naming > 1
}

/** A passage that is the job of a question stands under that question; the best first. */
function withJobs(bearing: readonly Chosen[], jobs: readonly Chosen[], best: readonly number[]): Chosen[] {
  const keyOf = ({ passage }: Chosen) => `${passage.source} ${passage.parts.at(-1)?.block}`
  const done = new Set(jobs.map(keyOf))
  const share = ({ rating, clause }: Chosen) => rating.score / (best[clause] || 1)
  return [...jobs, ...bearing.filter((one) => !done.has(keyOf(one)))].toSorted((a, b) => share(b) - share(a))
}

function follows(before: Sentence, { block, ordinal }: Sentence): boolean {
  return before.block === block && before.ordinal === ordinal - 1
}

function readSourcesOf(used: readonly EvidenceSource[], { sourceWords }: Evidence): ReadSource[] {
  return used.map(({ isNamed, own }, at) => ({
    isNamed: isNamed === true,
    isWhole: own && (sourceWords[at] ?? 0) <= maxWholeDocument,
  }))
}

/** What may be told and holds today: a sentence that leans on one that may not goes with it. */
function tellable(
  evidence: Evidence,
  used: readonly EvidenceSource[],
  { traitsOf }: ReadSources,
  topic: string,
): (sentence: Sentence) => boolean {
  const overtaken = findOvertaken(evidence.sentences, used, topic)
  const isSold = ({ id }: EvidenceSource) => traitsOf.get(id)?.isSeller === true
  const told = new Set<Sentence>()
  for (const { sentences } of evidence.sections)
    for (const [at, sentence] of sentences.entries()) {
      const source = used[sentence.source]
      const before = sentences[at - 1]
      const isFirst = sentence.ordinal === 0 && sentence.item === null
      // What leans needs the sentence before it; the first of a section has its heading, and no pronoun.
      const hasBefore = before !== undefined && told.has(before) && (isFirst || follows(before, sentence))
      const leans =
        sentence.item === null &&
        !standsAlone(sentence) &&
        !saysYesOrNo(sentence.text) &&
        (sentence.leaning || (before !== undefined && leansOnPrevious(sentence)))
      const isOver = overtaken.has(sentence) || isPastRule(sentence.text)
      if (source === undefined || (leans && !hasBefore) || isOver) continue
      if (isTold(sentence, source, isSold(source))) told.add(sentence)
    }
  return (sentence) => told.has(sentence)
}

type Plan = Pick<Parameters<typeof composeDigest>[0], 'chosen' | 'lines' | 'differences'>

function planDigest(
  request: WriteRequest,
  used: readonly EvidenceSource[],
  evidence: Evidence,
  { clauses, bearing, answering, best }: Found,
  isSold: (source: number) => boolean,
): Plan {
  const wanted = request.mode === 'turbo' ? Math.min(turboWords, request.targetWords) : request.targetWords
  const words = Math.max(minWords, wanted) * shareOfPassages
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
    ledger: createLedger([...used]),
    phrases,
    names,
    years,
    holders: holdersOf(evidence.sentences),
  }
  const untold = clauses.filter((_, at) => !answered[at])
  const cited = new Set(plan.chosen.map(({ passage }) => passage.source))
  const gaps = findGaps(
    untold,
    { sources: used, cited, undated: findUndated(plan, names, years), old: findOld(plan, clauses, years) },
    names,
    phrases,
  )
  const unknowns = findUnknowns(evidence.sections, clauses, (source) => cited.has(source))
  const digest = composeDigest({ ...plan, clauses, gaps, unknowns, offer: request.profile }, pen)
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

const monthAndYear =
  /(?:\p{L}{3,}\.?(?: de)?|\p{N}{1,2}[./]|\p{N}\/) ?(?:19|20)\p{N}{2}(?= *(?:[·|.,;)–—-]|$))/u

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
      describeDigest(topic, digest.told, answersApart(found.clauses, plan), names, phrases),
      phrases,
    ),
    markdown: digest.markdown,
    tags: findTags(
      [
        request.profile.category,
        ...properNames(topic, request.language),
        ...findNouns(readSubject(topic, request.language), used),
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
function isThin(words: number, { chosen }: Plan): boolean {
  const facts = chosen
    .flatMap(({ passage }) => passage.parts)
    .reduce((sum, part) => {
      if (part.kind === 'table') return sum + part.table.rows.length
      if (part.kind === 'list') return sum + part.items.length
      return sum + part.sentences.filter(({ text }) => /\p{N}/u.test(text)).length
    }, 0)
  return facts < (words < minOwnWords ? minFacts : 1)
}
