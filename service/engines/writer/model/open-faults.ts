import { findOfferFault } from './next-step-link.ts'
import { hasWord } from './word-search.ts'
import type { WritingJob } from './writing-job.ts'

/** What the brief asks for and a draft does not keep, each as an instruction to whoever edits it. */
export function listOpenFaults({ request }: WritingJob, text: string, draft: string): string[] {
  const { callToAction, wordsToAvoid = [] } = request.profile
  const fault = findOfferFault(text, callToAction)
  const link = `[words of the action](${callToAction?.url})`
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
    ...(avoided.length > 0 ? [`Words that must not appear and do: ${JSON.stringify(avoided)}.`] : []),
  ]
}
