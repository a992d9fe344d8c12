import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Sentence } from '../sentence.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import type { Disagreement } from './disagreement.ts'
import { findClause } from './find-figure-context.ts'
import type { Finding } from './finding.ts'
import { isOfOtherThing } from './is-of-other-thing.ts'
import { chiefCauseIn } from './names-cause.ts'
import { findQuestionType } from './question-type.ts'
import { readQuestions } from './read-asked.ts'
import { standsAlone } from './stands-alone.ts'
import { prepareText, type Subject } from './subject.ts'

const maxSides = 4

type NamedCause = { finding: Finding; sentence: Sentence; terms: ReadonlySet<string> }

/** Where publishers name another main cause each of what a topic asks why: their sentences side by side. */
export function setCausesSideBySide(
  findings: readonly Finding[],
  subject: Subject,
  isSamePublisher: (one: number, other: number) => boolean,
): Disagreement[] {
  if (!readQuestions(subject).some(({ text }) => findQuestionType(text) === 'why')) return []
  const lexicon = findLexicon(subject.language)
  const asked = new Set(subject.concepts.flatMap(({ word }) => termsOf(word, lexicon)))
  const causes = findings
    .filter(({ isPreamble }) => !isPreamble)
    .flatMap((finding) => finding.sentences.flatMap((one) => readCause(finding, one, subject, asked) ?? []))
    .sort((a, b) => b.finding.score - a.finding.score)
  const best = causes.filter(
    ({ finding }, at) =>
      !causes.slice(0, at).some((before) => isSamePublisher(before.finding.source, finding.source)),
  )
  const areApart = (a: NamedCause, b: NamedCause) => ![...a.terms].some((term) => b.terms.has(term))
  const [first] = best
  if (first === undefined) return []
  const sides = [first, ...best.filter((one) => one !== first && areApart(first, one))].slice(0, maxSides)
  if (sides.length < 2) return []
  return [
    {
      sides: sides.map(({ finding, sentence }) => ({ finding, figure: null, told: sentence })),
      likeness: 1,
      rows: [],
      answers: 'cause',
    },
  ]
}

/** What a sentence names as the main cause, by its words beside those of the topic; by its heading where it has none of its own. */
function readCause(
  finding: Finding,
  sentence: Sentence,
  subject: Subject,
  asked: ReadonlySet<string>,
): NamedCause | null {
  const { text, lexicon, question, words, own } = sentence
  const said = chiefCauseIn(text)
  if (said === '' || question || own || isOfOtherThing(sentence, subject)) return null
  const says = findAnswerWords(lexicon.language)
  const termsIn = (part: string) =>
    termsOf(part, lexicon).filter((term) => !asked.has(term) && !says.frame(term) && !/\p{N}/u.test(term))
  const clause = findClause(text, text.indexOf(said)).replace(said, ' ')
  const terms = new Set(termsIn(clause))
  const heading = finding.section.heading ?? ''
  const prepared = prepareText(`${text} ${heading}`, lexicon.language)
  const isAbout = subject.concepts.some(({ isFrame, isIn }) => !isFrame && isIn(prepared))
  if (terms.size === 0 || !standsAlone(sentence) || !isAbout) return null
  const cause = { ...finding, sentences: [sentence], items: [], words }
  return { finding: cause, sentence, terms }
}
