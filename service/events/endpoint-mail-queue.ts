import { z } from 'zod'
import { type JobQueue, mailPolicy } from '../queue/job.ts'

/** Emails the owner of an endpoint about its status; whatever changes the status sends to it. */
export const endpointMailQueue: JobQueue<{ endpoint_id: string }> = {
  name: 'mail.webhook-endpoint',
  payload: z.object({ endpoint_id: z.uuid() }),
  policy: mailPolicy,
}
