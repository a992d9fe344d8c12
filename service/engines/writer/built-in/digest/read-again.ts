import { asksForHelp, asksForRemedy } from './asks-for-help.ts'
import { type Finding, textOfFinding } from './finding.ts'
import { isAnswer, rateAnswer } from './rate-answer.ts'
import { readAsked, readQuestions } from './read-asked.ts'
import { answersItsQuestion } from './says-yes-or-no.ts'
import { countSpoken, prepareText, type Subject } from './subject.ts'

const asksForDegrees = /temp[eé]rat/iu
const answeringFactor = 1.5
const underFactor = 2

/** A finding as an answer to one of several questions: what stands under the very question answers it in whichever words. */
export function readAgain(finding: Finding, question: Subject, whole: Subject, title: string): Finding {
  const asked = readAsked(question)
  const { concepts } = question
  const form = rateAnswer(finding, asked, false)
  const own = ownConcepts(question, whole)
  const heading = prepareText(finding.section.heading ?? '', whole.language)
  const isUnder = own.length > 0 && own.every((concept) => concept.isIn(heading))
  const text = textOfFinding(finding)
  // "After a fall have it checked" tells what to do, and nothing of how to store it.
  const said = prepareText(`${text} ${finding.section.heading ?? ''}`, whole.language)
  const isOfIt = own.length === 0 || own.some((concept) => concept.isIn(said))
  const isAnswering =
    isUnder ||
    (isOfIt && isAnswer(finding, asked)) ||
    answersItsQuestion(finding.sentences[0], title, question)
  const share = (said: string) => countSpoken(said, question) / Math.max(1, concepts.length)
  const coverage = share(text)
  const context = share([text, finding.section.heading, title].join(' '))
  return {
    ...finding,
    form,
    coverage,
    context,
    isAnswer: isAnswering,
    isUnderQuestion: isUnder,
    score: form * (coverage + context) * (isAnswering ? answeringFactor : 1) * (isUnder ? underFactor : 1),
  }
}

function isInFirst(word: string, whole: Subject): boolean {
  const [first] = readQuestions(whole)
  return first?.concepts.some((concept) => concept.word === word) === true
}

/** What a later question names that the first does not. "At what temperature", "how do you fix it": degrees and what to do answer, and do not call it so. */
function ownConcepts({ concepts }: Subject, whole: Subject): Subject['concepts'] {
  return concepts.filter(
    ({ word }) =>
      !isInFirst(word, whole) && ![asksForHelp, asksForRemedy, asksForDegrees].some((one) => one.test(word)),
  )
}

/** True for what speaks, with its heading, of half of what a later question names and the first does not. */
export function speaksOfOwn(finding: Finding, question: Subject, whole: Subject): boolean {
  const own = ownConcepts(question, whole)
  const said = prepareText(`${textOfFinding(finding)} ${finding.section.heading ?? ''}`, whole.language)
  return own.filter((concept) => concept.isIn(said)).length >= own.length / 2
}
