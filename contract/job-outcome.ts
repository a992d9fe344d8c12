import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { openEnum } from './primitives.ts'

export const jobStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

/**
 * What the record of every job has, whatever its own states are called: a program that starts several kinds waits for all of
 * them, and shows why one failed, in the same way.
 */
export const jobOutcome = {
  job_status: alwaysSent(
    openEnum(...jobStatuses).meta({
      description:
        'The state of the job in the words that all jobs share: `queued`, `running`, then `succeeded`, `failed` (also when a rule stopped it) or `cancelled`. `status` says more. Masthead extension.',
    }),
  ),
  error_message: z.string().optional().meta({
    description:
      'Why the job failed, as a sentence for a person; in the records of all jobs. Masthead extension.',
  }),
}
