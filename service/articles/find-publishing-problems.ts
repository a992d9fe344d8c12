import type { ArticleClaim } from '#contract/drafts.ts'
import type { ArticleProblem } from '../db/schema/articles.ts'
import type { WrittenArticle } from '../engines/writer/writer.ts'
import { shorten } from '../text/shorten.ts'
import { minArticleWords } from './delivered-size.ts'

/** Why a text should not be public as it is. */
export type PublishingProblemCode =
  | 'internal_brief'
  | 'off_topic'
  | 'wrong_language'
  | 'too_short'
  | 'thin'
  | 'contradicted_facts'
  | 'unsupported_facts'

type PublishingProblem = ArticleProblem & { code: PublishingProblemCode }

export type TextToPublish = Pick<WrittenArticle, 'isOnTopic' | 'isThin' | 'writtenLanguage' | 'wordCount'> & {
  /** Null for articles of earlier versions, which did not say. */
  form: WrittenArticle['form'] | null
  topic: string | null
  /** The requested language, a BCP 47 tag. */
  language: string
  claims: readonly ArticleClaim[]
}

const maxExampleLength = 140

/**
 * Problems that speak against publishing a text, the gravest first; empty if there are none. Only an explicit request
 * publishes a text with problems.
 */
export function findPublishingProblems(text: TextToPublish): PublishingProblem[] {
  if (text.form === 'brief') {
    return [
      { code: 'internal_brief', message: 'This is an internal brief with open questions, not an article.' },
    ]
  }
  return [...findTextProblems(text), ...findFactProblems(text.claims)]
}

function findTextProblems(text: TextToPublish): PublishingProblem[] {
  const { topic, language, writtenLanguage, wordCount } = text
  const problems: PublishingProblem[] = []
  if (!text.isOnTopic) {
    const asked = topic === null ? 'its topic' : `the topic “${shorten(topic, maxExampleLength)}”`
    problems.push({ code: 'off_topic', message: `The text says too little about ${asked}.` })
  }
  if (writtenLanguage !== null && !isSameLanguage(writtenLanguage, language)) {
    const message = `The text is in ${languageName(writtenLanguage)}, not in ${languageName(language)} as asked.`
    problems.push({ code: 'wrong_language', message })
  }
  if (wordCount < minArticleWords) {
    const words = wordCount === 1 ? '1 word' : `${wordCount} words`
    problems.push({ code: 'too_short', message: `The text has only ${words}.` })
  }
  if (text.isThin) {
    const message = 'The sources have too little that answers the question: hardly a figure, list or step.'
    problems.push({ code: 'thin', message })
  }
  return problems
}

function findFactProblems(claims: readonly ArticleClaim[]): PublishingProblem[] {
  const open = claims.filter(({ supported }) => !supported)
  // A number or name is part of a statement that is listed, too, unless it was found on its own.
  const statements = open.filter(({ kind }) => kind === 'statement')
  const listed = statements.length > 0 ? statements : open
  const contradicted = listed.filter(({ verdict }) => verdict === 'contradicted')
  const absent = listed.filter(({ verdict }) => verdict !== 'contradicted')
  return [
    ...countedProblem('contradicted_facts', contradicted, (one) =>
      one
        ? 'A statement says something else than its source'
        : 'statements say something else than their sources',
    ),
    ...countedProblem('unsupported_facts', absent, (one) =>
      one ? 'No source supports a statement' : 'statements are supported by no source',
    ),
  ]
}

function countedProblem(
  code: PublishingProblemCode,
  claims: readonly ArticleClaim[],
  words: (isOne: boolean) => string,
): PublishingProblem[] {
  const [first] = claims
  if (!first) return []
  const example = `“${shorten(first.text.replace(/\s+/g, ' ').trim(), maxExampleLength)}”`
  if (claims.length === 1) return [{ code, message: `${words(true)}: ${example}` }]
  return [{ code, message: `${claims.length} ${words(false)}, for example ${example}` }]
}

/** Norwegian has three tags, and detectors know one of them. */
const aliases = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
])

function isSameLanguage(one: string, other: string): boolean {
  return primaryLanguage(one) === primaryLanguage(other)
}

function primaryLanguage(tag: string): string {
  const primary = tag.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return aliases.get(primary) ?? primary
}

function languageName(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(primaryLanguage(tag)) ?? tag
}
