import { z } from 'zod'

/**
 * Every job: its name, and its payload, which is ids only. What a job needs it reads from its row, so that a job that
 * runs twice sees what the first run did.
 */
export const jobs = {
  'mail.claim': z.object({ registration_id: z.string() }),
  'article.write': z.object({ article_id: z.uuid() }),
  'article.publish': z.object({ article_id: z.uuid() }),
  'article.publish-scheduled': z.object({ article_id: z.uuid() }),
  'session.run': z.object({ session_id: z.uuid() }),
  'session.catalog': z.object({ session_id: z.uuid() }),
  'session.tend': z.object({}),
  'scout.run': z.object({ run_id: z.uuid() }),
  'brand-scan.run': z.object({ scan_id: z.uuid() }),
  'lead-magnet.make': z.object({ lead_magnet_id: z.uuid() }),
  'mail.lead-confirm': z.object({ lead_id: z.uuid() }),
  'mail.lead-download': z.object({ lead_id: z.uuid() }),
  'warm-lead.run': z.object({ run_id: z.uuid() }),
  'knowledge.embed': z.object({ document_id: z.uuid() }),
  'webhook.recover': z.object({ recovery_id: z.uuid() }),
  'mail.webhook-endpoint': z.object({ endpoint_id: z.uuid() }),
  housekeeping: z.object({}),
} as const

export type JobName = keyof typeof jobs
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]>

/** How a queue treats its jobs. `concurrency` is per worker process. */
export type QueuePolicy = {
  retries: number
  retryDelaySeconds: number
  expireSeconds: number
  concurrency: number
  keepSeconds: number
}

const quick = { retries: 5, retryDelaySeconds: 2, expireSeconds: 120, concurrency: 4, keepSeconds: 3600 }

export const queuePolicies: Record<JobName, QueuePolicy> = {
  'mail.claim': quick,
  // A crash is no fault of the article: the claim on its row, not the queue, bounds how often it is written.
  'article.write': {
    retries: 10,
    retryDelaySeconds: 1,
    expireSeconds: 1800,
    concurrency: 2,
    keepSeconds: 86_400,
  },
  'scout.run': {
    retries: 10,
    retryDelaySeconds: 1,
    expireSeconds: 1800,
    concurrency: 2,
    keepSeconds: 86_400,
  },
  'article.publish': { ...quick, retries: 20 },
  'article.publish-scheduled': { ...quick, retries: 20 },
  'session.run': { ...quick, retries: 20 },
  // The next minute looks again, so that nothing is lost by one that fails.
  'session.catalog': { ...quick, retries: 0, concurrency: 1 },
  'session.tend': { ...quick, retries: 0, concurrency: 1 },
  // Models are slow; the claim on the row bounds how often a scan is tried.
  'brand-scan.run': {
    retries: 10,
    retryDelaySeconds: 1,
    expireSeconds: 1800,
    concurrency: 2,
    keepSeconds: 86_400,
  },
  'lead-magnet.make': {
    retries: 10,
    retryDelaySeconds: 1,
    expireSeconds: 1800,
    concurrency: 2,
    keepSeconds: 86_400,
  },
  'mail.lead-confirm': quick,
  'mail.lead-download': quick,
  // The claim on its row bounds how often it is tried.
  'warm-lead.run': {
    retries: 10,
    retryDelaySeconds: 1,
    expireSeconds: 600,
    concurrency: 2,
    keepSeconds: 86_400,
  },
  // A server of one's own takes its time; housekeeping queues again what was given up.
  'knowledge.embed': { ...quick, retries: 5, retryDelaySeconds: 10, expireSeconds: 1800, concurrency: 1 },
  'webhook.recover': { ...quick, retries: 10, retryDelaySeconds: 1, expireSeconds: 1800 },
  'mail.webhook-endpoint': quick,
  housekeeping: { ...quick, retries: 0, concurrency: 1 },
}
