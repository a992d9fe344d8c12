import { z } from 'zod'
import { type JobQueue, quickPolicy } from '../queue/job.ts'

type PlacementJob = { placement_id: string }

/** Brings one placement to what the desk wants of it. */
export const sendPlacementQueue: JobQueue<PlacementJob> = {
  name: 'placement.send',
  payload: z.object({ placement_id: z.uuid() }),
  policy: { ...quickPolicy, retries: 20, expireSeconds: 900 },
}

/** Reads the state of one placement at its destination. */
export const readPlacementQueue: JobQueue<PlacementJob> = {
  name: 'placement.read',
  payload: z.object({ placement_id: z.uuid() }),
  policy: { ...quickPolicy, retries: 1, concurrency: 2 },
}

/** Brings an article to what became of it at its home; the articles module defines the job's handler. */
export const followHomeQueue: JobQueue<{ article_id: string }> = {
  name: 'article.follow-home',
  payload: z.object({ article_id: z.uuid() }),
  policy: { ...quickPolicy, retries: 20 },
}
