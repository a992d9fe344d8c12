import { asksAllowance } from './asks-allowance.ts'
import { asksChange } from './asks-change.ts'
import { asksPermission } from './asks-permission.ts'
import { asksSigns } from './asks-signs.ts'
import { asksWhoPays } from './asks-who-pays.ts'
import { askedAspects } from './aspects/find-aspects.ts'
import { countedTerms } from './counted-terms.ts'
import { asksHowOften } from './how-often.ts'
import { findQuestionType, splitQuestions } from './question-type.ts'
import type { Asked } from './rate-answer.ts'
import type { Concept, Subject } from './subject.ts'
import { wantedAmounts } from './wanted-amounts.ts'

/** What a topic asks for first. */
export function readAsked(subject: Subject): Asked {
  const [first = subject] = readQuestions(subject)
  return readOne(first)
}

/** What each of the questions of a topic asks for. */
export function readAllAsked(subject: Subject): Asked[] {
  return readQuestions(subject).map(readOne)
}

/** Each question of a topic as a subject of its own, about the thing that the whole topic names. */
export function readQuestions(subject: Subject): Subject[] {
  const questions = splitQuestions(subject.text)
  if (questions.length === 1) return [subject]
  return questions.map((text, at) => {
    const own = subject.concepts.filter(({ word }) => isIn(word, text))
    // "What does it cost?" asks of all that the first question names, what is done to the thing as well.
    const isOfAll = !own.some(({ aspect, isNamed }) => aspect === null && isNamed)
    const isOfFirst = ({ word, aspect, isNamed }: Concept) =>
      at > 0 && aspect === null && (isNamed || isOfAll) && isIn(word, questions[0])
    return {
      ...subject,
      text: asQuestion(text),
      aspects: askedAspects(text),
      // The later ones ask of the thing that the first names, and not of its price.
      concepts: subject.concepts.filter((concept) => own.includes(concept) || isOfFirst(concept)),
    }
  })
}

const isIn = (word: string, text = '') => text.toLowerCase().includes(word.toLowerCase())

const asQuestion = (text: string) => (/[?？]\s*$/u.test(text) ? text : `${text}?`)

function readOne(subject: Subject): Asked {
  const type = findQuestionType(subject.text)
  return {
    type,
    counted: countedTerms(subject),
    isHowOften: asksHowOften(subject.text),
    isWhen: type === 'when',
    isAllowance: type === 'amount' && asksAllowance(subject.text),
    isPermission: type === 'whether' && asksPermission(subject.text),
    isChange: (type === 'which' || type === 'whether' || type === 'other') && asksChange(subject.text),
    isSigns: asksSigns(subject.text),
    isPayer: type === 'whether' && asksWhoPays(subject.text),
    ...wantedAmounts(subject),
  }
}
