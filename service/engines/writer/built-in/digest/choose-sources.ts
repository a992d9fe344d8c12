import type { EvidenceSource } from '../../writer.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Yielder } from '../pace.ts'
import { sourceLines } from '../source-text.ts'
import { termsOf } from '../terms-of.ts'
import { speaksOf } from './aspects/find-aspects.ts'
import { isTrusted } from './is-trusted.ts'
import { type EvidenceText, prepareText, type Subject } from './subject.ts'

export type ChosenSources = {
  used: EvidenceSource[]
  /** Read, and about something else. */
  offTopic: EvidenceSource[]
}

/** Characters of a line that are looked at; more is no line that anybody wrote. */
const maxLine = 20_000
const shareInSource = 0.4
/** Of the words that a source uses most, how many the sources that bear on the topic use as well. */
const minLikeness = 0.4
/** And of one that has none of the topic's words. */
const minLikenessAlone = 0.6
const minLikenessOfFound = 0.4
/** And of one that names a thing that is asked in its title: a short page uses few words twice. */
const minLikenessOfTitled = 0.2
const minMentions = 3
const minFrequent = 15
const maxFrequent = 40

/**
 * Keeps the sources that bear on the topic: one passage of theirs, with its headings, speaks of what is asked.
 */
export async function chooseSources(
  sources: readonly EvidenceSource[],
  subject: Subject,
  pace: Yielder,
): Promise<ChosenSources> {
  if (subject.concepts.length === 0) return { used: [...sources], offTopic: [] }
  const used: EvidenceSource[] = []
  const offTopic: EvidenceSource[] = []
  const spoken = new Set<string>()
  for (const source of sources) {
    await pace()
    const found = conceptsOf(source, subject)
    // What the caller named is about the topic; a page that a search found has to show that it is.
    const isUsed =
      (found !== null && (isTrusted(source) || bears(found, subject, source.own))) ||
      (source.own && subject.isOurs)
    if (!isUsed) offTopic.push(source)
    else {
      used.push(source)
      for (const word of found?.all ?? []) spoken.add(word)
    }
  }
  const { concepts } = subject
  // Whether it pays is for the reader to weigh: a test with prices need not say so.
  const asked = concepts.filter(({ aspect }) => aspect !== null && aspect !== 'worth')
  // Sources about the thing, and none about what is asked of it: no answer.
  if (asked.length > 0 && !asked.some(({ word }) => spoken.has(word)))
    return { used: [], offTopic: [...sources] }
  const alike = new Set([
    ...(await findAlike(used, offTopic, subject, pace)).filter((source) => speaksOfAspect(source, subject)),
    // Beside sources that answer: the tenant's own, which retrieval chose, and what names a thing that is asked.
    ...offTopic.filter((source) => used.length > 0 && (isTrusted(source) || namesIt(source, subject))),
  ])
  const kept = await withoutStrangers([...new Set([...used, ...alike])], subject, pace)
  return {
    used: sources.filter((source) => kept.has(source)),
    offTopic: sources.filter((source) => !kept.has(source)),
  }
}

/**
 * Beside sources that the caller named or keeps, a page that only a search found has to read like them, and a passage of
 * it names what the topic is about; what pages on anything share (cost, company, use) does not count.
 */
async function withoutStrangers(
  used: readonly EvidenceSource[],
  subject: Subject,
  pace: Yielder,
): Promise<Set<EvidenceSource>> {
  const trusted = used.filter((source) => isTrusted(source) || source.own)
  const kept = new Set<EvidenceSource>(trusted.length === 0 ? used : trusted)
  if (trusted.length === 0) return kept
  const said = new Set(trusted.flatMap(termsOfSource))
  for (const source of used) {
    await pace()
    if (kept.has(source)) continue
    const telling = source.blocks.some((_, at) => namesRare(source, at, subject))
    const likeness = likenessTo(source, said)
    const titled = namesInTitle(source, subject) || isHeadedSo(source, subject)
    const needed = titled ? minLikenessOfTitled : telling ? minLikenessOfFound : minLikenessAlone
    if (likeness >= needed) kept.add(source)
  }
  return kept
}

function namesRare(source: EvidenceSource, at: number, { concepts }: Subject): boolean {
  const block = source.blocks[at]
  if (block === undefined) return false
  const text = sourceLines({ ...source, blocks: [block] })
    .join('\n')
    .slice(0, maxLine)
  const prepared = prepareText(text, source.language)
  return concepts.some((concept) => !concept.isFrame && concept.isIn(prepared))
}

function namesInTitle({ title, language }: EvidenceSource, { concepts }: Subject): boolean {
  const prepared = prepareText(title, language)
  return concepts.some(({ isFrame, isBackground, isIn }) => !isFrame && !isBackground && isIn(prepared))
}

/** True for a page with a section whose heading names all that is asked, but for what pages on anything share. */
function isHeadedSo(source: EvidenceSource, { concepts }: Subject): boolean {
  const rare = concepts.filter(({ isFrame, isBackground }) => !isFrame && !isBackground)
  return (
    rare.length > 0 &&
    source.blocks.some((block) => {
      if (block.kind !== 'heading') return false
      const heading = prepareText(block.text, source.language)
      return rare.every((concept) => concept.isIn(heading))
    })
  )
}

/** The share of the words that a source uses most which are among `said`. */
function likenessTo(source: EvidenceSource, said: ReadonlySet<string>): number {
  const counts = new Map<string, number>()
  for (const term of termsOfSource(source))
    if (!/\p{N}/u.test(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).slice(0, maxFrequent)
  if (frequent.length === 0) return 0
  return frequent.filter(([term]) => said.has(term)).length / frequent.length
}

/** Sources that read like those that bear on it ("inbox placement" for "email deliverability"). */
async function findAlike(
  used: readonly EvidenceSource[],
  others: readonly EvidenceSource[],
  subject: Subject,
  pace: Yielder,
): Promise<EvidenceSource[]> {
  if (used.length === 0 || others.length === 0) return []
  const said = new Set<string>()
  for (const source of used) {
    await pace()
    for (const term of termsOfSource(source)) said.add(term)
  }
  const alike: EvidenceSource[] = []
  for (const source of others) {
    await pace()
    const counts = new Map<string, number>()
    for (const term of termsOfSource(source)) counts.set(term, (counts.get(term) ?? 0) + 1)
    const frequent = [...counts].sort((a, b) => b[1] - a[1]).slice(0, maxFrequent)
    const shared = frequent.filter(([term]) => said.has(term) && !/\p{N}/u.test(term)).length
    const needed = conceptsOf(source, subject) === null ? minLikenessAlone : minLikeness
    if (frequent.length >= minFrequent && shared >= frequent.length * needed) alike.push(source)
  }
  return alike
}

/** True for a source that answers what is asked of the thing, where something is. */
function speaksOfAspect(source: EvidenceSource, { aspects }: Subject): boolean {
  return (
    aspects.length === 0 || sourceLines(source).some((line) => aspects.some((one) => speaksOf(one, line)))
  )
}

/** True for a source with a word of the topic in its title or a heading, or several like them. */
function namesIt(source: EvidenceSource, subject: Subject): boolean {
  const found = conceptsOf(source, subject)
  if (found !== null && (found.inHeadings.size > 0 || found.bestPassage > 1)) return true
  const { terms } = prepareText(sourceLines(source).join('\n').slice(0, maxLine), source.language)
  return [...subject.near].filter((term) => terms.has(term)).length >= 2
}

function termsOfSource(source: EvidenceSource): string[] {
  const lexicon = findLexicon(source.language)
  return [source.title, ...sourceLines(source)].flatMap((line) => termsOf(line.slice(0, maxLine), lexicon))
}

type Found = {
  all: Set<string>
  inHeadings: Set<string>
  bestPassage: number
  /** Words in the title that the text comes back to. */
  themes: Set<string>
  /** In how many blocks each word is. */
  mentions: ReadonlyMap<string, number>
}

function conceptsOf(source: EvidenceSource, subject: Subject): Found | null {
  const title = prepareText(source.title, source.language)
  const inTitle = new Set(wordsIn(title, subject))
  const all = new Set(inTitle)
  const inHeadings = new Set(inTitle)
  let bestPassage = 0
  const mentions = new Map<string, number>()
  let heading: string[] = []
  for (const block of source.blocks) {
    const lines = sourceLines({ ...source, blocks: [block] })
    const text = lines
      .map((line) => line.slice(0, maxLine))
      .join('\n')
      .slice(0, maxLine)
    const here = wordsIn(prepareText(text, source.language), subject)
    for (const word of here) {
      all.add(word)
      mentions.set(word, (mentions.get(word) ?? 0) + 1)
    }
    if (block.kind === 'heading') {
      heading = here
      for (const word of here) inHeadings.add(word)
    }
    bestPassage = Math.max(bestPassage, new Set([...here, ...heading, ...inTitle]).size)
  }
  const themes = new Set([...inTitle].filter((word) => (mentions.get(word) ?? 0) >= minMentions))
  return all.size === 0 ? null : { all, inHeadings, bestPassage, themes, mentions }
}

function wordsIn(text: EvidenceText, { concepts }: Subject): string[] {
  return concepts.filter((concept) => concept.isIn(text)).map(({ word }) => word)
}

/**
 * A topic of two words is about both; half of it would be about something else. A longer one often lists alternatives, so
 * two of its words in one passage and two fifths in all are enough. A document of the tenant's own whose title or
 * heading names what is asked ("Noise") is about it.
 */
function bears({ all, bestPassage, inHeadings, themes }: Found, subject: Subject, own: boolean): boolean {
  const { concepts } = subject
  const count = concepts.length
  const asked = concepts.filter(({ aspect }) => aspect !== null)
  if (own && asked.some(({ word }) => inHeadings.has(word))) return true
  // "Why do customers leave": the section on leaving need not name the customers, as long as the page does.
  const rare = concepts.filter(({ isFrame }) => !isFrame)
  const isHeaded = rare.length > 0 && rare.every(({ word }) => inHeadings.has(word))
  if (count <= 2) return all.size === count && (bestPassage === count || isHeaded)
  const others = concepts.filter(({ aspect }) => aspect === null)
  const isTheme = others.some(
    ({ word, isNamed, isBackground }) => isNamed && !isBackground && themes.has(word),
  )
  if (isTheme && (asked.length === 0 || asked.some(({ word }) => all.has(word)))) return true
  const isAbout = others.length === 0 || others.some(({ word }) => all.has(word))
  return isAbout && all.size >= Math.max(2, count * shareInSource) && bestPassage >= 2
}

/** True when a text in whatever language has a word of the topic; for sources in another language than asked. */
export function mentions(source: EvidenceSource, topic: string): boolean {
  const lexicon = findLexicon(source.language)
  const wanted = new Set(termsOf(topic, lexicon))
  return [source.title, ...sourceLines(source)].some((line) =>
    termsOf(line.slice(0, 2000), lexicon).some((term) => wanted.has(term)),
  )
}
