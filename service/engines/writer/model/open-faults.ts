import { findBorrowedReferences } from './borrowed-references.ts'
import { findMachineTalk } from './machine-talk.ts'
import { findOfferFault } from './next-step-link.ts'
import { findRepeatedFigures } from './repeated-figures.ts'
import { hasWord } from './word-search.ts'
import type { WritingJob } from './writing-job.ts'

const maxShown = 8

/** What the brief asks for and a draft does not keep, each as an instruction to whoever edits it. */
export function listOpenFaults({ request, sources }: WritingJob, text: string, draft: string): string[] {
  const { callToAction, wordsToAvoid = [] } = request.profile
  const fault = findOfferFault(text, callToAction)
  const link = `[words of the action](${callToAction?.url})`
  const borrowed = findBorrowedReferences(text, sources).slice(0, maxShown)
  const repeated = findRepeatedFigures(text).slice(0, maxShown)
  const talk = findMachineTalk(draft).slice(0, maxShown)
  const avoided = wordsToAvoid.filter((word) => hasWord(draft, word))
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
    ...(repeated.length > 0
      ? [
          `Figures told in many paragraphs: ${repeated.map(({ figure, paragraphs }) => `${figure} (${paragraphs} paragraphs)`).join('; ')}. Each stays where it decides something new; elsewhere say what it means.`,
        ]
      : []),
    ...(talk.length > 0
      ? [`Sentences that speak as a machine or to one, to be cut: ${JSON.stringify(talk)}.`]
      : []),
    ...(avoided.length > 0 ? [`Words that must not appear and do: ${JSON.stringify(avoided)}.`] : []),
  ]
}
