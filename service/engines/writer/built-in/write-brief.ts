import type { WriteRequest, WrittenArticle } from '../writer.ts'
import type { BriefPhrases } from './brief-phrases/brief-phrases.ts'
import { findBriefPhrases } from './brief-phrases/find-brief-phrases.ts'
import { countArticleWords } from './count-article-words.ts'
import { escapeLine, escapeMarkdown } from './escape-markdown.ts'
import { plainText, shorten } from './plain-text.ts'
import { rankKind } from './section-kind.ts'
import { fitTitle } from './title.ts'

const capitalise = (text: string) =>
  /^\p{Ll}+\b/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text

function writeBody(topic: string, phrases: BriefPhrases, voice: WriteRequest['voice']['slug']): string {
  const named = (text: string) => escapeLine(text.replace('{x}', () => topic))
  const kinds = ['definition', 'why', 'how', 'compare', 'limits'] as const
  const parts = [...kinds]
    .sort((a, b) => rankKind(a, voice) - rankKind(b, voice))
    .map((kind) => phrases.parts[kind])
    .map(({ heading, findOut, evidence }) =>
      [
        `### ${heading}`,
        '',
        `- **${phrases.findOut}** ${findOut}`,
        `- **${phrases.evidence}** ${evidence}`,
      ].join('\n'),
    )
  const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n')
  return [
    `## ${phrases.titlesHeading}`,
    list(phrases.titles.map(named)),
    `## ${phrases.questionsHeading}`,
    list(phrases.questions),
    `## ${phrases.outlineHeading}`,
    ...parts,
    `## ${phrases.nextHeading}`,
    phrases.next.map((step, at) => `${at + 1}. ${step}`).join('\n'),
  ].join('\n\n')
}

/**
 * A content brief in place of an article, for a topic that no evidence speaks of. It states nothing about the topic,
 * so it has no claims and no sources.
 */
export function writeBrief(
  request: WriteRequest,
  topic: string,
  message: string,
  engine: string,
): WrittenArticle {
  const phrases = findBriefPhrases(request.language)
  const subject = plainText(topic.slice(0, 500))
  const markdown = writeBody(shorten(capitalise(subject), 120), phrases, request.voice.slug)
  return {
    form: 'brief',
    writtenLanguage: request.language,
    isOnTopic: false,
    changes: [],
    title: fitTitle(escapeMarkdown(subject) === '' ? phrases.outlineHeading : subject),
    description: shorten(
      phrases.description.replace('{x}', () => shorten(subject, 70)),
      160,
    ),
    markdown,
    tags: [],
    sources: [],
    claims: [],
    tables: [],
    wordCount: countArticleWords(markdown),
    trustLevel: 'unsourced',
    message,
    engine,
    tokens: null,
  }
}
