import type { Claim } from '../../claim-check/claim.ts'
import { stripReferences } from '../../claim-check/references.ts'
import type { EvidenceSource, SentenceChange } from '../writer.ts'
import { findCopied } from './copied-text.ts'
import type { FinishedArticle } from './finish-article.ts'
import type { ShortReason } from './improve-text.ts'
import { nameLanguage } from './name-language.ts'
import { asPlainLine } from './plain-line.ts'
import type { OptionalStep } from './steps-in-time.ts'
import { longShare, maxWords } from './text-length.ts'
import { hasWord } from './word-search.ts'
import type { WritingJob } from './writing-job.ts'
import { isForeign } from './written-language.ts'

const maxExamples = 2
const maxSources = 3
const grouped = new Intl.NumberFormat('en')
const listed = new Intl.ListFormat('en')

export type ResultFacts = {
  /** Sources that say nothing on the topic, by our count or by the model's. */
  offTopic: readonly EvidenceSource[]
  shortReason: ShortReason | null
  /** The plan found that none of the sources bears on the topic. */
  isUnfounded: boolean
  /** Why the model says that the text answers the topic or does not; empty when it did not say. */
  topicReason: string
  /** Why the model left a source out, by the id of the source. */
  whyLeftOut: ReadonlyMap<string, string>
  /** Changes that the review asked for and that could not be made. */
  missed: readonly SentenceChange[]
  /** Those for which the length that was asked for left no room. */
  withoutRoom: readonly SentenceChange[]
  /** Steps for which a slow model left no time. */
  skipped: readonly OptionalStep[]
  /** False where the model gave no title, and the topic is its title. */
  isTitled: boolean
  /** Why the model found that the company's call to action does not suit the text; null where it does, or it did not say. */
  noOffer: string | null
}

/** What the reader of the job should know: what the text is based on, what to check, what was not as asked and why. */
export function writeMessage(job: WritingJob, article: FinishedArticle, facts: ResultFacts): string {
  return [
    ...describeBasis(job, article, facts),
    ...describeFaults(job, article, facts),
    ...describeSkipped(facts),
    ...(facts.isTitled
      ? []
      : ['The model gave no title, so the topic is its title: change it before publishing.']),
    ...describeLength(job, article, facts.shortReason),
    ...describeOffTopic(facts),
    ...describeNoOffer(job, facts),
  ].join(' ')
}

function describeSkipped({ skipped }: ResultFacts): string[] {
  if (skipped.length === 0) return []
  return [
    `The model is slow, so the article is finished without its ${listed.format(skipped)}. A faster model has time for more.`,
  ]
}

function describeNoOffer({ request }: WritingJob, { noOffer }: ResultFacts): string[] {
  const { callToAction } = request.profile
  if (noOffer === null || !callToAction) return []
  const why = firstWords(asPlainLine(noOffer).replace(/[.。]$/, ''), 20)
  return [`The model left out the call to action “${callToAction.text}”${why === '' ? '' : `: ${why}`}.`]
}

function describeBasis(
  { model, sources, words, request }: WritingJob,
  article: FinishedArticle,
  { isUnfounded, missed, withoutRoom }: ResultFacts,
): string[] {
  const { claims, changes } = article
  if (sources.length === 0) {
    return [
      `Written by ${model.model} without any sources: a general explanation in which nothing is checked.`,
      'Add source addresses or a document about the topic, or turn on search, and write again.',
    ]
  }
  if (article.sources.length === 0 && isUnfounded) {
    return [
      `Written by ${model.model} as a general explanation: none of the ${count(sources.length, 'source')} bears on the topic, and nothing is checked.`,
      'Add a document or an address on it, and write again.',
    ]
  }
  if (article.sources.length === 0) {
    return [
      `Written by ${model.model}, which cited none of the ${count(sources.length, 'source')}.`,
      'Write again, or use another model.',
    ]
  }
  const revised = changes.length === 0 ? [] : [`The review changed ${count(changes.length, 'sentence')}.`]
  return [
    `Written by ${model.model} from ${count(article.sources.length, 'source')}.`,
    ...revised,
    ...describeMissed(
      withoutRoom,
      `had no room within ${grouped.format(maxWords(words, request.mode))} words`,
    ),
    ...describeMissed(missed, 'could not be made'),
    describeFacts(claims),
  ]
}

/** Each change that was not made with its place and what it proposed, so that its reader can make it by hand. */
function describeMissed(missed: readonly SentenceChange[], why: string): string[] {
  if (missed.length === 0) return []
  const shown = missed.slice(0, maxExamples).map(describeChange).join('; ')
  const more = missed.length > maxExamples ? `; and ${missed.length - maxExamples} more` : ''
  return [`${count(missed.length, 'change')} that it asked for ${why}: ${shown}${more}.`]
}

function describeChange({ before, after, reason }: SentenceChange): string {
  const place = `${kindOfLine(before)} “${firstWords(plain(before), 10)}”`
  const proposal = plain(after) === '' ? 'to go' : `to read “${firstWords(plain(after), 40)}”`
  const why = reason.trim().replace(/[.。]$/, '')
  return `${place} was ${proposal}${why === '' ? '' : ` (${firstWords(why, 14)})`}`
}

/** Without references: their numbers are those of the prompt, and the article has its own. */
function plain(line: string): string {
  return stripReferences(line).trim()
}

function kindOfLine(line: string): string {
  if (/^\s*TITLE:/.test(line)) return 'the title'
  if (/^\s*DESCRIPTION:/.test(line)) return 'the description'
  if (/^\s*\|/.test(line)) return 'the table row'
  if (/^\s*#/.test(line)) return 'the heading'
  return /^\s*(?:[-*]|\d+\.)\s/.test(line) ? 'the list item' : 'the sentence'
}

/** Counts sentences; a figure or name in a sentence that is counted is not counted again. */
function describeFacts(claims: readonly Claim[]): string {
  const statements = claims.filter(({ kind }) => kind === 'statement')
  const open = statements.filter(({ supported }) => !supported)
  const alone = claims.filter(
    ({ kind, supported, text }) =>
      kind !== 'statement' && !supported && !open.some((statement) => statement.text.includes(text)),
  )
  const facts = statements.filter(({ sentenceKind, supported }) => sentenceKind === 'fact' || !supported)
  const total = facts.length + alone.length
  const unsupported = [...open, ...alone]
  if (total === 0) return 'It states no facts that need a source.'
  if (unsupported.length === 0)
    return total === 1
      ? 'Its one factual sentence was found in the sources.'
      : `All ${grouped.format(total)} factual sentences were found in the sources.`
  const examples = unsupported.slice(0, maxExamples).map(({ text }) => `“${firstWords(text, 14)}”`)
  const have = unsupported.length === 1 ? 'has' : 'have'
  return `${grouped.format(unsupported.length)} of ${count(total, 'factual sentence')} ${have} no support in the sources: ${examples.join(', ')}${unsupported.length > maxExamples ? ' and others' : ''}. Check those that are marked before publishing.`
}

function withStop(sentence: string): string {
  return /[.!?。]$/.test(sentence) ? sentence : `${sentence}.`
}

function firstWords(text: string, words: number): string {
  const all = text.split(/\s+/)
  return all.length <= words ? text : `${all.slice(0, words).join(' ')} …`
}

function describeFaults(
  { request, sources }: WritingJob,
  article: FinishedArticle,
  { topicReason }: ResultFacts,
): string[] {
  const { title, description, body, writtenLanguage, isOnTopic, unkept } = article
  const avoided = (request.profile.wordsToAvoid ?? []).filter((word) =>
    hasWord(`${title}\n${description}\n${body}`, word),
  )
  return [
    ...(isForeign(writtenLanguage, request.language)
      ? [
          `It is in ${nameLanguage(writtenLanguage ?? '')} although ${nameLanguage(request.language)} was asked for twice.`,
        ]
      : []),
    ...(isOnTopic
      ? []
      : [`It does not answer the topic${topicReason === '' ? '.' : `: ${withStop(topicReason)}`}`]),
    ...unkept
      .slice(0, maxExamples)
      .map((line) => `The text does not have the figure of “${firstWords(line, 14)}”.`),
    ...findCopied(
      body,
      sources.map(({ source }) => source),
    ).map(
      ({ source, share, passages }) =>
        `It takes over ${Math.round(share * 100)}% of “${source.title}” word for word, for example ${passages
          .slice(0, maxExamples)
          .map((passage) => `“${firstWords(passage, 8)}”`)
          .join(' and ')}: say those passages in other words before publishing.`,
    ),
    ...(avoided.length > 0 ? [`It still has words to avoid: ${avoided.join(', ')}.`] : []),
  ]
}

function describeLength(
  { request, words, sources }: WritingJob,
  article: FinishedArticle,
  reason: ShortReason | null,
): string[] {
  const { wordCount } = article
  const limited =
    request.mode === 'turbo' && request.targetWords > words ? [`Turbo asks for at most ${words} words.`] : []
  const asked = `${grouped.format(wordCount)} words instead of ${grouped.format(words)}`
  if (wordCount > words * longShare)
    return [...limited, `It has ${asked}: the model wrote more than it was asked for, and nothing was cut.`]
  if (wordCount >= words * 0.8) return limited
  const reasons: Record<ShortReason, string> = {
    few_sources: 'the sources that bear on the topic are too short to carry more. Another source would help',
    nothing_to_add:
      'the model was asked to go deeper and found nothing more in the sources that matters. Another source would help',
    model_stopped: 'the model wrote less than it was asked for, twice',
  }
  const why =
    reason === null || (reason === 'nothing_to_add' && sources.length === 0)
      ? 'the model wrote less than it was asked for'
      : reasons[reason]
  return [...limited, `It has ${asked}: ${why}.`]
}

function describeOffTopic({ offTopic, whyLeftOut }: ResultFacts): string[] {
  const named = offTopic.filter(({ role }) => role === 'facts')
  const [explained, others] = [
    named.filter(({ id }) => whyLeftOut.has(id)),
    named.filter(({ id }) => !whyLeftOut.has(id)),
  ]
  return [
    ...listSources('Not used', explained, (source) => ` (${whyLeftOut.get(source.id)})`),
    ...listSources('Not used, since it does not bear on the topic', others, () => ''),
  ]
}

function listSources(
  label: string,
  sources: readonly EvidenceSource[],
  remark: (source: EvidenceSource) => string,
): string[] {
  if (sources.length === 0) return []
  const shown = sources
    .slice(0, maxSources)
    .map((source) => `“${source.title || source.id}”${remark(source)}`)
  const more = sources.length > maxSources ? ` and ${sources.length - maxSources} more` : ''
  return [`${label}: ${shown.join(', ')}${more}.`]
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${grouped.format(number)} ${number === 1 ? one : many}`
}
