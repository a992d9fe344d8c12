import { shorten } from '../../../text/shorten.ts'
import type { EvidenceSource, WriteRequest, WrittenArticle } from '../writer.ts'
import type { BriefPhrases } from './brief-phrases/brief-phrases.ts'
import { findBriefPhrases } from './brief-phrases/find-brief-phrases.ts'
import { cleanHeading } from './clean-heading.ts'
import { countArticleWords } from './count-article-words.ts'
import type { Lack } from './digest/explain-digest.ts'
import { findQuestionType, type QuestionType } from './digest/question-type.ts'
import { readSubject } from './digest/subject.ts'
import { escapeLine, escapeMarkdown } from './escape-markdown.ts'
import { joinList } from './join-list.ts'
import { baseLanguage, findLexicon } from './lexicon/find-lexicon.ts'
import { plainText } from './plain-text.ts'
import { fitTitle } from './title.ts'

const maxSources = 8
const maxHeadings = 3
const maxTopic = 160
const maxWords = 6

const capitalise = (text: string) =>
  /^\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/**
 * A content brief in place of a text, for a topic that no evidence answers: what was looked for, what each source is
 * about instead, which documents or addresses would answer, and the next step. It states nothing about the topic, so it
 * has no claims and no sources.
 */
export function writeBrief(
  request: WriteRequest,
  topic: string,
  lack: Lack,
  written: { message: string; engine: string },
): WrittenArticle {
  const phrases = findBriefPhrases(request.language)
  const subject = plainText(topic.slice(0, 500))
  const markdown = [
    `## ${phrases.lookedHeading}`,
    escapeLine(fill(phrases.looked, shorten(capitalise(subject), maxTopic))),
    `## ${phrases.foundHeading}`,
    writeFound(lack, phrases),
    `## ${phrases.missingHeading}`,
    writeMissing(request, subject, phrases),
    `## ${phrases.nextHeading}`,
    phrases.next,
  ].join('\n\n')
  return {
    form: 'brief',
    writtenLanguage: request.language,
    isOnTopic: false,
    changes: [],
    title: fitTitle(escapeMarkdown(subject) === '' ? phrases.missingHeading : subject),
    description: shorten(fill(phrases.description, shorten(subject, 60)), 160),
    markdown,
    tags: [],
    sources: [],
    claims: [],
    tables: [],
    wordCount: countArticleWords(markdown),
    trustLevel: 'unsourced',
    ...written,
    tokens: null,
  }
}

const fill = (sentence: string, x: string) => sentence.replace('{x}', () => x)

function writeFound(lack: Lack, phrases: BriefPhrases): string {
  const read = 'read' in lack ? lack.read : []
  if (read.length === 0) return phrases.nothing
  const why = (source: EvidenceSource) => {
    if (lack.kind === 'nothing_usable') return phrases.unusable
    if (lack.kind === 'other_language')
      return fill(phrases.otherLanguage, languageIn(source.language, phrases.language))
    return fill(phrases.speaks, aboutOf(source, phrases))
  }
  return read
    .slice(0, maxSources)
    .map((source) => `- **${escapeMarkdown(nameOf(source, phrases))}** ${escapeMarkdown(why(source))}`)
    .join('\n')
}

/** An internal document is not named, as in every text. */
function nameOf({ title, id, role }: EvidenceSource, phrases: BriefPhrases): string {
  return role === 'internal' ? phrases.foundHeading : shorten(plainText(title.slice(0, 300)) || id, 80)
}

/** What the first headings of a source say it is about; its title where it has none. */
function aboutOf({ blocks, language, title, role }: EvidenceSource, phrases: BriefPhrases): string {
  const lexicon = findLexicon(language)
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level > 1 ? (cleanHeading(block.text, lexicon) ?? []) : [],
  )
  const told = role === 'internal' ? [] : [...new Set(headings)].slice(0, maxHeadings)
  const quoted = (told.length > 0 ? told : [role === 'internal' ? '…' : plainText(title.slice(0, 300))]).map(
    (heading) => `“${shorten(heading, 60)}”`,
  )
  return joinList(quoted, phrases.language)
}

function languageIn(tag: string, language: string): string {
  const base = baseLanguage(tag)
  if (!/^[a-z]{2,3}$/.test(base)) return shorten(tag, 20)
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }).of(base) ?? base
}

/** Documents and addresses that would answer: by the kind of question, from the company itself, and to be searched for. */
function writeMissing(request: WriteRequest, topic: string, phrases: BriefPhrases): string {
  const kinds: Record<QuestionType, string> = {
    amount: phrases.amount,
    how_to: phrases.howTo,
    worth: phrases.worth,
    which: phrases.other,
    why: phrases.other,
    whether: phrases.other,
    when: phrases.other,
    other: phrases.other,
  }
  const { name, sells, customers } = request.profile
  const company = [name, [sells, customers].filter(Boolean).join('; ')].filter(Boolean)
  const words = readSubject(topic, request.language)
    .concepts.map(({ word }) => word)
    .slice(0, maxWords)
  return [
    kinds[findQuestionType(topic)],
    ...(company.length > 0
      ? [fill(phrases.own, company.length === 2 ? `${company[0]} (${company[1]})` : (company[0] ?? ''))]
      : []),
    ...(words.length > 0 ? [fill(phrases.search, joinList(words, phrases.language))] : []),
  ]
    .map((line) => `- ${escapeLine(shorten(plainText(line), 400))}`)
    .join('\n')
}
