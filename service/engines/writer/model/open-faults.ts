import { findBorrowedReferences } from './borrowed-references.ts'
import { type DecidingFact, findUntold } from './deciding-facts.ts'
import { findMachineTalk } from './machine-talk.ts'
import { findOfferFault } from './next-step-link.ts'
import { findRepeatedFigures } from './repeated-figures.ts'
import { hasWord } from './word-search.ts'
import type { WritingJob } from './writing-job.ts'

const maxShown = 8

/**
 * What brief and plan ask for and a draft does not keep, each as an instruction to whoever edits it.
 * @param asked.draft the text with what stands around it
 */
export function listOpenFaults(
  { request, sources }: WritingJob,
  text: string,
  { draft, facts }: { draft: string; facts: readonly DecidingFact[] },
): string[] {
  const { callToAction, wordsToAvoid = [] } = request.profile
  const fault = findOfferFault(text, callToAction)
  const link = `[words of the action](${callToAction?.url})`
  const borrowed = findBorrowedReferences(text, sources).slice(0, maxShown)
  const repeated = findRepeatedFigures(text, request.topic).slice(0, maxShown)
  const talk = findMachineTalk(draft).slice(0, maxShown)
  const avoided = wordsToAvoid.filter((word) => hasWord(draft, word))
  const untold = findUntold(facts, text).slice(0, maxShown)
  return [
    ...(callToAction && fault === 'missing'
      ? [
          `The next step ${JSON.stringify(callToAction.text)} is not in the ending: work it into the sentence that tells the reader what to do first, with the link ${link}.`,
        ]
      : []),
    ...(fault === 'label'
      ? [
          `The next step stands as a label: make its line a sentence that follows from the argument, with the link ${link}.`,
        ]
      : []),
    ...(borrowed.length > 0
      ? [
          `Figures in sentences or rows whose reference leads to a source that has them nowhere: ${borrowed.map(({ figure, references }) => `${figure} [${references.join(', ')}]`).join('; ')}. Correct what is wrong; a result of the text's own stands in a sentence of its own without a reference.`,
        ]
      : []),
    ...(untold.length > 0
      ? [
          `Facts that decide and that the text does not tell: ${untold.map(({ fact, source }) => `${JSON.stringify(fact)} [${source}]`).join('; ')}. Each goes into the sentence that it bears on, with its condition; one that another sentence tells already stays out.`,
        ]
      : []),
    ...(repeated.length > 0
      ? [
          `Figures told in many paragraphs: ${repeated.map(({ figure, paragraphs }) => `${figure} (${paragraphs} paragraphs)`).join('; ')}. Each stays where it is worked out and where it decides, with what it is counted of; elsewhere the sentence does without it.`,
        ]
      : []),
    ...(talk.length > 0
      ? [`Sentences that speak as a machine or to one, to be cut: ${JSON.stringify(talk)}.`]
      : []),
    ...(avoided.length > 0 ? [`Words that must not appear and do: ${JSON.stringify(avoided)}.`] : []),
  ]
}
