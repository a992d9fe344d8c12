import type { WritingJob } from './writing-job.ts'

/** What a plan is asked to note as the reader's first step. */
export function describeNextStep({ request }: Pick<WritingJob, 'request'>): string {
  const { callToAction } = request.profile
  return callToAction
    ? `what the reader does first, with ${JSON.stringify(callToAction.text)} where the brief allows it; where it does not, write "no offer: why, in a few English words; the first step".`
    : 'what the reader does first.'
}

/** Why a plan does without the company's call to action, which ends at a semicolon; null when it does not. */
export function whyNoOffer(nextStep: string): string | null {
  const found = /^\W*no offer\b[\s:,–—-]*([^;]*)/i.exec(nextStep)
  return found ? (found[1] ?? '').trim() : null
}

/** A job without the call to action, for a text that it does not suit: nothing sets its link, and no editor asks for it. */
export function withoutOffer<T extends WritingJob>(job: T): T {
  const { request } = job
  return { ...job, request: { ...request, profile: { ...request.profile, callToAction: null } } }
}
