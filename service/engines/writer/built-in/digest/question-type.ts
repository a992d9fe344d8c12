import { asksHowOften } from './how-often.ts'
import { germanQuestionWords } from './question-words/languages/de.ts'
import { englishQuestionWords } from './question-words/languages/en.ts'
import { spanishQuestionWords } from './question-words/languages/es.ts'
import { frenchQuestionWords } from './question-words/languages/fr.ts'
import { italianQuestionWords } from './question-words/languages/it.ts'
import { japaneseQuestionWords } from './question-words/languages/ja.ts'
import { portugueseQuestionWords } from './question-words/languages/pt.ts'
import { chineseQuestionWords } from './question-words/languages/zh.ts'
import type { QuestionWords } from './question-words/question-words.ts'

/** What kind of answer a topic wants. */
export type QuestionType = 'how_to' | 'amount' | 'which' | 'why' | 'worth' | 'whether' | 'other'

const spaced: QuestionWords[] = [
  englishQuestionWords,
  germanQuestionWords,
  frenchQuestionWords,
  spanishQuestionWords,
  italianQuestionWords,
  portugueseQuestionWords,
]
/** Their words have no edges, and a question's need not come first. */
const unspaced: QuestionWords[] = [japaneseQuestionWords, chineseQuestionWords]

type Kind = Exclude<keyof QuestionWords, 'language'>
const listOf = (languages: readonly QuestionWords[], kind: Kind) =>
  languages.map((words) => words[kind]).join('|')
const pattern = (kind: Kind, before: string) =>
  new RegExp(`${before}(?:${listOf(spaced, kind)})(?!\\p{L})|${listOf(unspaced, kind)}`, 'iu')
const start = (kind: Kind) => pattern(kind, '^[^\\p{L}]*')
const anywhere = (kind: Kind) => pattern(kind, '(?<!\\p{L})')

const rules: [QuestionType, RegExp][] = [
  ['worth', anywhere('judges')],
  ['worth', start('asksWhether')],
  ['amount', start('asksAmount')],
  ['why', start('asksWhy')],
  ['how_to', anywhere('asksHow')],
  ['which', start('asksWhich')],
]

const prevention = /(?<!\p{L})(?:avoid|prevent|vermeiden|éviter|evitar|evitare)(?!\p{L})/giu

/** What kind of answer a topic wants, by the words it asks with. */
export function findQuestionType(topic: string): QuestionType {
  if (asksHowOften(topic)) return 'amount'
  const isQuestion = /[?？]\s*$/u.test(topic)
  // "Do desks prevent pain?" asks whether; "Prevent pain at the desk" wants to know how.
  const asked = isQuestion ? topic.replace(prevention, ' ') : topic
  return rules.find(([, rule]) => rule.test(asked))?.[0] ?? (isQuestion ? 'whether' : 'other')
}
