import { shorten } from '../../../../text/shorten.ts'
import type { EvidenceSource, WriteRequest } from '../../writer.ts'
import { baseLanguage } from '../lexicon/find-lexicon.ts'
import type { Phrases } from '../phrases/phrases.ts'

/** Where a reader of every digest finds what would write it as an article. */
const connectModel = 'Connect a model in Settings › Models to have this written as an article.'

const named = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(language) ?? language

/** The name of a language in English; the tag itself where there is none. */
export function languageName(tag: string): string {
  const language = baseLanguage(tag)
  return /^[a-z]{2,3}$/.test(language) ? named(language) : shorten(tag, 20)
}

const list = (names: string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names).replace(/, and /, ' and ')

const maxTitles = 6

const titlesOf = (sources: readonly EvidenceSource[], most = 3) =>
  sources
    .slice(0, most)
    .map(({ title, id }) => `"${shorten(title || id, 80)}"`)
    .join(', ') + (sources.length > most ? ` and ${sources.length - most} more` : '')

export type DigestFacts = {
  wordCount: number
  cited: number
  disagreements: number
  /** Read, and nothing in it bears on a question of the topic. */
  offTopic: readonly EvidenceSource[]
  /** They bear on it, and what others say took their room. */
  withoutRoom: readonly EvidenceSource[]
  isAffiliate(source: EvidenceSource): boolean
  isSeller(source: EvidenceSource): boolean
  /** Internal documents among the evidence. */
  internal: number
  otherLanguages: readonly EvidenceSource[]
  /** What no source answers, as the digest says it. */
  gaps: readonly string[]
  /** The questions of the topic, as it writes them, that no source answers. */
  untold: readonly string[]
}

/** What the reader of the job should know about a digest, in plain English sentences. */
export function explainDigest(request: WriteRequest, phrases: Phrases, facts: DigestFacts): string {
  const { wordCount, cited, disagreements, otherLanguages, gaps, untold, withoutRoom } = facts
  const sentences = [
    `Evidence digest: ${wordCount} words from ${cited} ${cited === 1 ? 'source' : 'sources'}, each passage word for word with its reference.`,
  ]
  if (disagreements > 0)
    sentences.push(
      `The sources differ on ${disagreements} ${disagreements === 1 ? 'point' : 'points'}: check which is right before you publish.`,
    )
  if (untold.length > 0)
    sentences.push(
      `None of the sources answers ${list(untold.map((question) => `“${shorten(question, 80)}”`))}: add a document or address that does.`,
    )
  const others = gaps.length - untold.length
  if (others > 0)
    sentences.push(
      others === 1 ? 'One point stays open, at its end.' : `${others} points stay open, at its end.`,
    )
  if (cited === 1) sentences.push('All of it rests on one source: add a second to compare it with.')
  sentences.push(...explainLeftOut(facts))
  if (withoutRoom.length > 0)
    sentences.push(`No room for what else bears on it: ${titlesOf(withoutRoom, maxTitles)}.`)
  if (otherLanguages.length > 0)
    sentences.push(
      `Left out because a digest can't translate: ${titlesOf(otherLanguages)} (${list([...new Set(otherLanguages.map(({ language }) => languageName(language)))])}).`,
    )
  if (baseLanguage(request.language) !== phrases.language)
    sentences.push(
      `Headings and connecting words are in English, since the built-in writer doesn't know ${languageName(request.language)}.`,
    )
  return [...sentences, connectModel].join(' ')
}

/** What was read and not told, by name, and why. */
function explainLeftOut({ offTopic, isAffiliate, isSeller, internal }: DigestFacts): string[] {
  const affiliates = offTopic.filter(isAffiliate)
  const sellers = offTopic.filter((source) => !affiliates.includes(source) && isSeller(source))
  const others = offTopic.filter((source) => !affiliates.includes(source) && !sellers.includes(source))
  return [
    ...(others.length > 0
      ? [`Read, and nothing in it answers the question: ${titlesOf(others, maxTitles)}.`]
      : []),
    ...(affiliates.length > 0
      ? [`Not counted as evidence, since it earns on what it recommends: ${titlesOf(affiliates)}.`]
      : []),
    ...(sellers.length > 0 ? [`Only sells, and states nothing to quote: ${titlesOf(sellers)}.`] : []),
    ...(internal > 0
      ? [
          `${internal === 1 ? 'An internal document' : `${internal} internal documents`} stayed out, because a digest quotes word for word. A language model can use internal documents without quoting them.`,
        ]
      : []),
  ]
}

export type Lack =
  | { kind: 'no_evidence' }
  | { kind: 'only_internal' }
  | { kind: 'off_topic'; read: readonly EvidenceSource[]; topic: string }
  | { kind: 'nothing_usable'; read: readonly EvidenceSource[] }
  | { kind: 'other_language'; read: readonly EvidenceSource[] }

/** Why there is a brief instead of a digest, and what to do. */
export function explainLack(lack: Lack, language: string): string {
  if (lack.kind === 'other_language') {
    const languages = [...new Set(lack.read.map((source) => languageName(source.language)))]
    return `Your sources are in ${list(languages)}, and ${languageName(language)} was asked for. A digest can't translate: choose ${languages[0]}, add a document in ${languageName(language)}, or connect a model in Settings › Models.`
  }
  const advice = `Add a document or URL that covers the topic and generate again. ${connectModel.replace(' to have this written as an article', ' to write whole articles')}`
  if (lack.kind === 'only_internal')
    return `Only internal documents cover this, and a digest quotes word for word, so it leaves them out. ${advice}`
  if (lack.kind === 'no_evidence') return `There was no evidence to write from. ${advice}`
  if (lack.kind === 'nothing_usable')
    return `The sources have no sentence that stands on its own (${titlesOf(lack.read)}). ${advice}`
  return `No source covers "${shorten(lack.topic, 80)}" (read: ${titlesOf(lack.read)}). ${advice}`
}
