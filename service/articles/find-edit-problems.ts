import type { ArticleClaim } from '#contract/drafts.ts'
import type { ArticleProblem } from '../db/schema/articles.ts'
import { detectLanguage } from '../engines/reader/detect-language.ts'
import { findPublishingProblems } from './find-publishing-problems.ts'
import type { ArticleRow } from './get-article-row.ts'
import { wordsOf } from './words-of.ts'

type EditedText = {
  title: string
  markdown: string
  wordCount: number
  claims: readonly ArticleClaim[]
  /** The text as the writer left it. */
  generated: string
}

/** An edited brief is still one while it keeps this share of its lines. */
const briefShare = 0.5
const minAddedWords = 40
/** A text is about a topic when it has this share of the topic's words. */
const topicShare = 0.5

/**
 * What still speaks against publishing a text after an edit. Length and facts are looked at anew; that it is a brief,
 * thin, off its topic or in another language is the writer's finding, which an edit can only resolve.
 */
export function findEditProblems(
  row: Pick<ArticleRow, 'problems' | 'topic' | 'language'>,
  edited: EditedText,
): ArticleProblem[] {
  const had = new Set(row.problems.map(({ code }) => code))
  const { title, markdown, wordCount, claims } = edited
  return findPublishingProblems({
    form: had.has('internal_brief') && isStillBrief(edited) ? 'brief' : 'article',
    isThin: had.has('thin') && isStillThin(edited),
    isOnTopic: !had.has('off_topic') || isAbout(row.topic, `${title}\n${markdown}`),
    writtenLanguage: had.has('wrong_language') ? detectLanguage(markdown) : null,
    topic: row.topic,
    language: row.language,
    wordCount,
    claims,
  })
}

/** A thin text stays one until an edit adds so much, with a figure, a list or a step in it. */
function isStillThin({ generated, markdown }: EditedText): boolean {
  const before = linesOf(generated)
  const added = [...linesOf(markdown)].filter((line) => !before.has(line))
  const words = added.reduce((sum, line) => sum + wordsOf(line).length, 0)
  return words < minAddedWords || !added.some((line) => /\p{N}|^[-*+]\s/u.test(line))
}

function isStillBrief({ generated, markdown }: EditedText): boolean {
  const lines = linesOf(generated)
  const left = linesOf(markdown)
  const kept = [...lines].filter((line) => left.has(line)).length
  return kept > 0 && kept >= lines.size * briefShare
}

function linesOf(markdown: string): Set<string> {
  return new Set(
    markdown
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
}

function isAbout(topic: string | null, text: string): boolean {
  const asked = new Set(wordsOf(topic ?? '').map(stem))
  const said = new Set(wordsOf(text).map(stem))
  const found = [...asked].filter((word) => said.has(word)).length
  return found >= asked.size * topicShare
}

/** Endings differ; the first six letters mostly do not. */
function stem(word: string): string {
  return word.slice(0, 6)
}
