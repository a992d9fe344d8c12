import { findBorrowedReferences } from './borrowed-references.ts'
import { findCrowdedParagraphs } from './crowded-paragraphs.ts'
import { findUnkept, readFrame } from './framing-lines.ts'
import { findMachineTalk } from './machine-talk.ts'
import { findOfferFault } from './next-step-link.ts'
import { findPublicationYears } from './publication-years.ts'
import { hasWord } from './word-search.ts'
import type { WritingJob } from './writing-job.ts'

const maxShown = 8

/**
 * What the brief asks for and a draft does not keep, found without a model: each as an instruction to whoever edits it.
 * @param asked.draft the text with what stands around it
 * @param asked.isReviewed an editor was shown these faults: what is a matter of judgement is not asked again
 */
export function listOpenFaults(
  { request, sources }: WritingJob,
  text: string,
  { draft, isReviewed = false }: { draft: string; isReviewed?: boolean },
): string[] {
  const { callToAction, wordsToAvoid = [] } = request.profile
  const offerFault = findOfferFault(text, callToAction)
  const link = `[words of the action](${callToAction?.url})`
  const borrowed = findBorrowedReferences(text, sources).slice(0, maxShown)
  const crowded = isReviewed ? [] : findCrowdedParagraphs(text).slice(0, maxShown)
  const talk = findMachineTalk(draft).slice(0, maxShown)
  const avoided = wordsToAvoid.filter((word) => hasWord(draft, word))
  const unkept = findUnkept(readFrame({ title: '', description: '', markdown: text }, '')).slice(0, maxShown)
  const years = findPublicationYears(text, sources).slice(0, maxShown)
  return [
    ...(callToAction && offerFault === 'missing'
      ? [
          `The next step ${JSON.stringify(callToAction.text)} is not in the ending: work it into the sentence that tells the reader what to do first, with the link ${link}.`,
        ]
      : []),
    ...(offerFault === 'label'
      ? [
          `The next step stands as a label: make its line a sentence that follows from the argument, with the link ${link}.`,
        ]
      : []),
    ...(unkept.length > 0
      ? [
          `Headings with a figure that the text does not have: ${JSON.stringify(unkept.map((line) => line.text))}. The section tells it with its working, or the heading does without.`,
        ]
      : []),
    ...(borrowed.length > 0
      ? [
          `Figures in sentences or rows whose reference leads to a source that has them nowhere: ${borrowed.map(({ figure, references }) => `${figure} [${references.join(', ')}]`).join('; ')}. A result that the text works out stands in a sentence of its own without a reference; a wrong figure is corrected; one that the source has in other words stays.`,
        ]
      : []),
    ...(years.length > 0
      ? [
          `Years that only the publication date of the cited source has: ${years.map(({ year, reference, sentence }) => `${year} [${reference}] in ${JSON.stringify(sentence)}`).join('; ')}. A test or survey is older than what reports on it: say that it was published then, or leave the year out. A sentence that says so already is right.`,
        ]
      : []),
    ...(crowded.length > 0
      ? [
          `Paragraphs with more figures than a reader takes in: ${crowded.map(({ figures, start }) => `${figures} in ${JSON.stringify(`${start} …`)}`).join('; ')}. The figures that decide stay, in plain sentences; words say what the others meant, or they go.`,
        ]
      : []),
    ...(talk.length > 0
      ? [`Sentences that speak as a machine or to one, to be cut: ${JSON.stringify(talk)}.`]
      : []),
    ...(avoided.length > 0 ? [`Words that must not appear and do: ${JSON.stringify(avoided)}.`] : []),
  ]
}
