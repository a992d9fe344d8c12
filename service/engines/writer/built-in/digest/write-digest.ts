import { screenBlocks } from '../../evidence/screen-blocks.ts'
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
import { plainText } from '../plain-text.ts'
import { readEvidence } from '../read-evidence.ts'
import { splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'
import { fitTitle } from '../title.ts'
import { findTopic } from '../topic.ts'
import { writeBrief } from '../write-brief.ts'
import { balanceSources } from './balance-sources.ts'
import { chooseFindings } from './choose-findings.ts'
import { chooseMain } from './choose-main.ts'
import { chooseSources, mentions } from './choose-sources.ts'
import { chooseTables } from './choose-tables.ts'
import { composeDigest, hasAsked } from './compose-digest.ts'
import { describeDigest } from './describe-digest.ts'
import { describeTable } from './describe-table.ts'
import { explainDigest, explainLack, type Lack } from './explain-digest.ts'
import { findDisagreements } from './find-disagreements.ts'
import { findGaps } from './find-gaps.ts'
import { findSteps } from './find-steps.ts'
import { findTableDisagreements } from './find-table-disagreements.ts'
import { findTags } from './find-tags.ts'
import { type Finding, textOfFinding } from './finding.ts'
import { groupFindings } from './group-findings.ts'
import { isTrusted } from './is-trusted.ts'
import { joinNeighbours } from './join-neighbours.ts'
import { listFindings } from './list-findings.ts'
import { mergeRepeats } from './merge-repeats.ts'
import { nameSources } from './name-sources.ts'
import { findQuestionType } from './question-type.ts'
import { rateSections } from './rate-sections.ts'
import { readTraits, type SourceTraits, stripByline } from './source-traits.ts'
import { prepareText, readSubject, type Subject } from './subject.ts'

const minWords = 50
/** A shorter digest is not published by itself. */
const minOwnWords = 120
/** Turbo is for a glance. */
const turboWords = 400
const minOptions = 3
/** Characters; the topic is the title as it was given, and is not cut inside a thought for being long. */
const maxTitle = 100
/** Below it a finding only lengthens the text. */
const minForm = 0.6
/** Words that the frame takes: opening, headings, names. */
const frameShare = 0.12

/**
 * What the sources of a request say about its topic, finding by finding; a brief where none bears on it or all are in
 * another language than asked. See `createBuiltInWriter`.
 */
export async function writeDigest(request: WriteRequest, engine: string): Promise<WrittenArticle> {
  const pace = createYielder(request.signal)
  const report = async (stage: WriteStage, percent: number, message: string) => {
    await pace()
    await request.report({ stage, percent, message })
    await pace()
  }
  const maxWords = Math.max(
    minWords,
    request.mode === 'turbo' ? Math.min(turboWords, request.targetWords) : request.targetWords,
  )
  const phrases = findPhrases(request.language)
  const topic = findTopic(request)
  const read = request.evidence.filter(
    (source) => source.kind !== 'article' && source.role !== 'voice' && !isInternal(source),
  )
  await report('reading', 5, `Reading ${read.length} ${read.length === 1 ? 'source' : 'sources'}`)
  const brief = async (lack: Lack) => {
    if (topic.text === '')
      throw new WriteError(
        'empty',
        'There is nothing to write from: no topic, and no evidence with words in it.',
      )
    await report('writing', 80, 'Writing a brief, since there is nothing to cite')
    return writeBrief(request, topic.text, lack, { message: explainLack(lack, request.language), engine })
  }
  if (read.length === 0)
    return brief({ kind: request.evidence.some(isInternal) ? 'only_internal' : 'no_evidence' })

  const isAsked = ({ language }: EvidenceSource) => baseLanguage(language) === baseLanguage(request.language)
  const otherLanguages = read.filter((source) => !isAsked(source))
  const screened: EvidenceSource[] = []
  const texts = new Set<string>()
  const traitsOf = new Map<string, SourceTraits>()
  for (const source of read.filter(isAsked)) {
    await pace()
    const own = readTraits(source)
    traitsOf.set(source.id, own)
    const blocks = screenBlocks(stripByline(source.blocks, own), source.language)
    const text = JSON.stringify(blocks)
    // The same page twice would agree with itself.
    if (!texts.has(text)) screened.push({ ...source, blocks })
    texts.add(text)
  }
  const subject = readSubject(topic.given ? topic.text : '', request.language, request.topicWords)
  const chosenSources = await chooseSources(screened, subject, pace)
  const { offTopic } = chosenSources
  const used = subject.isOurs
    ? [...chosenSources.used].sort((a, b) => Number(b.own) - Number(a.own))
    : chosenSources.used
  if (used.length === 0) {
    const foreign = otherLanguages.filter((source) => screened.length === 0 || mentions(source, topic.text))
    if (foreign.length > 0) return brief({ kind: 'other_language', read: foreign })
    return brief({ kind: 'off_topic', read, topic: topic.text })
  }

  const evidence = await readEvidence(used, pace)
  const traits = used.map(
    ({ id }) => traitsOf.get(id) ?? { byline: null, isSeller: false, isAffiliate: false },
  )
  const rating = await rateSections(evidence, used, subject, pace)
  await report('ranking', 30, `Ranking ${evidence.sentences.length} sentences`)
  const offered = await mergeRepeats(await listFindings(evidence, used, traits, subject, rating, pace), pace)
  const asked = new Set(splitWords(fold(topic.text)))
  const ofTables = findTableDisagreements(offered, evidence.tables, used, asked)
  const taken = new Set(ofTables.flatMap(({ sides }) => sides.map(({ finding }) => finding)))
  const rest = offered.filter((finding) => !taken.has(finding))
  const disagreements = [...ofTables, ...(await findDisagreements(rest, subject, pace))]
  await report('outlining', 55, `Grouping ${offered.length} findings`)
  const opposed = disagreements.flatMap(({ sides }) => sides.map(({ finding }) => finding))
  const opposedWords = opposed.reduce((sum, { words }) => sum + words + 4, 0)
  const type = findQuestionType(topic.given ? topic.text : '')
  const frame = maxWords * frameShare
  const tables = chooseTables(
    evidence.tables,
    used,
    (at) => traits[at]?.isSeller === true,
    offered,
    subject,
    maxWords,
  )
  const tableWords = tables.reduce((sum, { words }) => sum + words + 8, 0)
  const tellsResult = new Set(
    offered.flatMap(({ source, isPreamble, form }) => (!isPreamble && form >= minForm ? [source] : [])),
  )
  const picked = chooseFindings(
    offered.filter(
      (finding) =>
        !opposed.includes(finding) &&
        !finding.isPromise &&
        (!finding.isPreamble || !tellsResult.has(finding.source)) &&
        (type === 'other' || finding.form >= minForm || used[finding.source]?.own === true),
    ),
    used,
    evidence.sourceWords,
    maxWords - frame - opposedWords - tableWords,
    { type, isOurs: subject.isOurs, quoted: opposed },
  )
  const chosen = joinNeighbours(balanceSources(picked, used, subject.isOurs)).sort(
    (a, b) => b.score - a.score,
  )
  if (chosen.length + opposed.length + tables.length === 0)
    return brief(
      topic.given ? { kind: 'off_topic', read, topic: topic.text } : { kind: 'nothing_usable', read },
    )
  // What differs may open the text, and stands with its figure beside the others.
  const figured = disagreements.map(({ sides }) =>
    sides.flatMap(({ finding, figure }) => (figure === null ? [] : [finding])),
  )
  const opening = figured.flatMap((ones) => firstKnown(ones, used))
  const names = nameSources(used, traits, request.profile.name ?? null, phrases)
  const options = chosen.filter(
    ({ label, section }) => label !== null && section.parent !== null && namesAsked(section.parent, subject),
  )
  const steps = type === 'how_to' ? findSteps(used, evidence.sentences, subject) : null
  // What another source doubts stands beside the doubt, not before it.
  const doubted = new Set(
    disagreements.flatMap(({ sides }) =>
      sides.every(({ figure }) => figure === null)
        ? sides.slice(0, 1).map(({ finding }) => finding.source)
        : [],
    ),
  )
  // Options and steps are the answer: they are named, and need no summary.
  // A table that is told in a sentence speaks for its source.
  const told = tables.find(
    (table) => hasAsked(table, subject) && describeTable(table, subject, phrases) !== '',
  )
  const main =
    options.length >= minOptions
      ? []
      : chooseMain(
          [...chosen, ...opening].filter(({ source }) => source !== told?.source && !doubted.has(source)),
          used,
          subject,
          names.isSeller,
          (at) => subject.isOurs && used[at]?.own === true,
        )

  const gaps = findGaps(
    {
      findings: [...chosen, ...opposed],
      sources: used,
      cited: new Set([...chosen, ...opposed].map(({ source }) => source)),
      differs: figured.length > 0,
      hasCompany: Boolean(request.profile.name),
    },
    subject,
    type,
    names,
    phrases,
  )
  await report('writing', 70, `Writing ${chosen.length} findings down`)
  const ledger = createLedger(used)
  const title = titleOf(topic.text) || phrases.main
  const digest = composeDigest(
    {
      main,
      options,
      disagreements,
      groups: groupFindings(
        chosen.filter((finding) => !main.includes(finding)),
        used,
        traits,
        subject,
        request.profile.wordsToAvoid ?? [],
        phrases,
      ),
      tables,
      steps,
      offer: request.profile,
      gaps,
    },
    subject,
    { sources: used, ledger, phrases, names, introduced: new Set() },
  )
  const cited = ledger.sources()
  await report('checking', 92, `Checking ${ledger.claims().length} claims`)
  const claims = checkClaims(
    ledger.claims(),
    cited.flatMap(({ id }) => used.find((source) => source.id === id) ?? []),
  )
  const facts = { wordCount: digest.wordCount, cited: cited.length, disagreements: disagreements.length }
  return {
    form: 'digest',
    writtenLanguage: baseLanguage(request.language) || null,
    isOnTopic: true,
    changes: [],
    title,
    description: describeDigest(
      plainText(topic.text),
      {
        main,
        findings: knownFirst(chosen, used),
        disagreements: type === 'amount' || told === undefined ? disagreements : [],
        told:
          told === undefined
            ? ''
            : `${describeTable(told, subject, phrases)}${nameAfter(names.plain(told.source))}`,
        steps: steps?.steps.map(({ text }) => text) ?? [],
      },
      names,
      phrases,
    ),
    markdown: digest.markdown,
    tags: findTags(
      [request.profile.category, ...properNames(topic.text, request.language)],
      request.language,
    ),
    sources: cited,
    claims,
    tables: digest.tables,
    isThin:
      digest.wordCount < minOwnWords || (![...chosen, ...opposed].some(hasAnswer) && tables.length === 0),
    wordCount: digest.wordCount,
    trustLevel: claims.every(({ supported }) => supported) ? 'sourced' : 'mixed',
    message: explainDigest(request, phrases, {
      ...facts,
      offTopic,
      notQuoted: used.filter((source) => !cited.some(({ id }) => id === source.id)),
      otherLanguages,
      gaps,
      isAffiliate: ({ id }) => traitsOf.get(id)?.isAffiliate === true,
      internal: request.evidence.filter(isInternal).length,
      isSeller: ({ id }) => traitsOf.get(id)?.isSeller === true,
    }),
    engine,
    tokens: null,
  }
}

function nameAfter(name: string): string {
  return name === '' ? '' : ` (${name})`
}

/** The topic whole, as long as any list can show it. */
function titleOf(topic: string): string {
  return fitTitle(topic, [...plainText(topic)].length <= maxTitle ? maxTitle : undefined)
}

/** A digest quotes word for word: whatever it takes of an internal document would be published. */
function isInternal(source: EvidenceSource): boolean {
  return source.role === 'internal'
}

/** "Open Source in Lisbon": the words of a topic with a capital inside the sentence; German writes all nouns so. */
function properNames(topic: string, language: string): string[] {
  if (baseLanguage(language) === 'de') return []
  return [...topic.matchAll(/(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)*/gu)].map(
    ([name]) => name,
  )
}

/** True for a heading over options that says what is asked, so that they are the answer. */
function namesAsked(heading: string, { concepts, language }: Subject): boolean {
  const text = prepareText(heading, language)
  return concepts.some((concept) => !concept.isBackground && concept.isIn(text))
}

/** A figure, a list, an option or a step. */
function hasAnswer(finding: Finding): boolean {
  return finding.items.length > 0 || finding.label !== null || /\p{N}/u.test(textOfFinding(finding))
}

/** Those of sources that the caller named or keeps; all where none is. */
function knownFirst(findings: readonly Finding[], sources: readonly EvidenceSource[]): Finding[] {
  const isKnown = ({ source }: Finding) => {
    const at = sources[source]
    return at !== undefined && (isTrusted(at) || at.own)
  }
  return findings.some(isKnown) ? findings.filter(isKnown) : [...findings]
}

/** Of the sides of a disagreement, the one that may open the text: of the first source that the caller named or keeps. */
function firstKnown(findings: readonly Finding[], sources: readonly EvidenceSource[]): Finding[] {
  const known = findings.find(({ source }) => {
    const at = sources[source]
    return at !== undefined && (isTrusted(at) || at.own)
  })
  return known === undefined ? [] : [known]
}
