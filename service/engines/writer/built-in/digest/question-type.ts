import { isSpaceless } from '../split-words.ts'
import { askedAspects } from './aspects/find-aspects.ts'
import { asksHowOften } from './how-often.ts'
import { germanQuestionWords } from './question-words/languages/de.ts'
import { englishQuestionWords } from './question-words/languages/en.ts'
import { spanishQuestionWords } from './question-words/languages/es.ts'
import { frenchQuestionWords } from './question-words/languages/fr.ts'
import { italianQuestionWords } from './question-words/languages/it.ts'
import { japaneseQuestionWords } from './question-words/languages/ja.ts'
import { dutchQuestionWords } from './question-words/languages/nl.ts'
import { portugueseQuestionWords } from './question-words/languages/pt.ts'
import { chineseQuestionWords } from './question-words/languages/zh.ts'
import type { QuestionWords } from './question-words/question-words.ts'
import { whereWhen } from './says-when.ts'

/** What kind of answer a topic wants. */
export type QuestionType = 'how_to' | 'amount' | 'when' | 'which' | 'why' | 'worth' | 'whether' | 'other'

const spaced: QuestionWords[] = [
  englishQuestionWords,
  germanQuestionWords,
  dutchQuestionWords,
  frenchQuestionWords,
  spanishQuestionWords,
  italianQuestionWords,
  portugueseQuestionWords,
]
/** Their words have no edges, and a question's need not come first. */
const unspaced: QuestionWords[] = [japaneseQuestionWords, chineseQuestionWords]

type Kind = Exclude<keyof QuestionWords, 'language' | 'asksNext'>
const listOf = (languages: readonly QuestionWords[], kind: Kind) =>
  languages.map((words) => words[kind]).join('|')
const pattern = (kind: Kind, before: string) =>
  new RegExp(`${before}(?:${listOf(spaced, kind)})(?!\\p{L})|${listOf(unspaced, kind)}`, 'iu')
/** At the start, or after what sets off the thing that is asked about: "Balcony panels: how much …", "Zaun, wie hoch …". */
const opening = '(?<=^[^\\p{L}]*|[:：–—.!?¿]\\s*[^\\p{L}]*|,\\s)'
const start = (kind: Kind) => pattern(kind, opening)
const anywhere = (kind: Kind) => pattern(kind, '(?<!\\p{L})')

const judges = anywhere('judges')
const which = pattern('asksWhich', '(?<=^[^\\p{L}]*|[:：–—.!?¿]\\s*[^\\p{L}]*)')
/** Of two at one place the first is meant: "wie viel" asks for an amount, and not how. */
const rules: [QuestionType, RegExp][] = [
  ['worth', start('asksWhether')],
  ['amount', start('asksAmount')],
  ['why', start('asksWhy')],
  ['how_to', anywhere('asksHow')],
]

const temperature = /temp[eé]rat/iu
const prevention = /(?<!\p{L})(?:avoid|prevent|vermeiden|éviter|evitar|evitare)(?!\p{L})/giu
const ends = /[?？]\s*$/u

/** What asks in one of these ways anywhere in a text, in any of the languages. */
export function patternOf(kind: Kind): RegExp {
  return anywhere(kind)
}

/** What kind of answer a topic wants, by the words it asks with first. */
export function findQuestionType(topic: string): QuestionType {
  return typeOf(splitQuestions(topic)[0] ?? topic, ends.test(topic))
}

function typeOf(question: string, isQuestion: boolean): QuestionType {
  if (asksHowOften(question)) return 'amount'
  // "Do desks prevent pain?" asks whether; "Prevent pain at the desk" wants to know how.
  const asked = isQuestion ? question.replace(prevention, ' ') : question
  if (judges.test(asked)) return 'worth'
  const found = rules
    .flatMap(([type, rule]) => {
      const at = asked.search(rule)
      return at === -1 ? [] : [{ type, at }]
    })
    .sort((a, b) => a.at - b.at)
  const [first] = found
  const when = whereWhen(asked)
  if (when !== -1 && (first === undefined || when <= first.at)) return 'when'
  if (first !== undefined) return first.type
  if (which.test(asked)) return 'which'
  return isQuestion ? 'whether' : 'other'
}

const next = spaced.map(({ asksNext }) => asksNext).join('|')
/** "… and does the insurance pay?", 「いくらかかるか、保険は使えるか」 */
const between = new RegExp(
  `,?\\s+(?:and|und|et|y|e)\\s+(?=(?:${next})(?!\\p{L}))|,?\\s+en\\s+(?=(?:${dutchQuestionWords.asksNext})(?!\\p{L}))|(?<=[?？])\\s+(?=[^\\s])|(?<=か)[、，]`,
  'iu',
)
/** "Wie pflanzt und pflegt man Rosen": what is shorter has not asked yet. */
const minWords = 3

/** The questions that a topic asks, in their order; the topic itself where it asks one, or several of one kind. */
export function splitQuestions(topic: string): string[] {
  const isQuestion = ends.test(topic)
  const [first = topic, ...others] = topic.split(between).map((part) => part.trim())
  const isWhole = isSpaceless(first) || first.split(/\s+/u).length >= minWords
  const types = [first, ...others].map((part, at) => typeOf(part, isQuestion || at > 0))
  if (others.length === 0 || !isWhole || types.includes('other')) return [topic]
  // "What does it cost and how long does it take?" asks for two kinds of amount.
  const aspects = [first, ...others].map((part) => askedAspects(part))
  // "How often is it serviced" asks for an interval, which is an aspect of its own.
  const kinds = [first, ...others].map((part, at) => [
    ...(asksHowOften(part) ? ['interval'] : []),
    ...(temperature.test(part) ? ['temperature'] : []),
    ...(aspects[at] ?? []),
  ])
  const areApart =
    kinds.every((ones) => ones.length > 0) && new Set(kinds.flat()).size === kinds.flat().length
  return new Set(types).size === 1 && !areApart ? [topic] : [first, ...others]
}
