import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { openEnum } from './primitives.ts'

export const jobStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** The same in an event of a job, which had it since 1.4. */
export const eventJobStatus = openEnum(...jobStatuses)
  .optional()
  .meta({
    description:
      'State of the job after the event in the words that all jobs share, for example `succeeded`; absent from events before 1.4.',
  })

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
