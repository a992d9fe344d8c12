import { issueFirstKey } from '#service/agents/issue-first-key.ts'
import { buildContext } from '#service/build-context.ts'
import { type Config, readConfig } from '#service/config/config.ts'
import type { Context } from '#service/core/context.ts'
import type { DatabaseAddress } from '#service/db/client.ts'
import { knowledgeDocuments } from '#service/db/schema/knowledge.ts'
import { sessions } from '#service/db/schema/sessions.ts'
import { webhookDeliveries } from '#service/db/schema/webhooks.ts'
import { and, asc, eq, inArray, lte, sql } from '#service/db/sql.ts'
import { inTransaction } from '#service/db/transaction.ts'
import type { MailMessage } from '#service/engines/mail/mail.ts'
import { createBuiltInReader } from '#service/engines/reader/built-in-reader.ts'
import { createSiteReader } from '#service/engines/reader/built-in-site-reader.ts'
import { createApp } from '#service/http/app.ts'
import { mounts } from '#service/http/mounts.ts'
import { routes } from '#service/http/routes.ts'
import { createLog } from '#service/log/log.ts'
import { createViewCounter } from '#service/results/create-view-counter.ts'
import { runSession } from '#service/sessions/run-session.ts'
import { tendWatchesJob } from '#service/watches/tend-watches.ts'
import { claimDeliveries } from '#service/webhooks/claim-deliveries.ts'
import { recordOutcomes } from '#service/webhooks/record-outcomes.ts'
import { sendWebhook } from '#service/webhooks/send-webhook.ts'
import { workerJobs } from '#service/worker.ts'
import { createDemoCommunity, createDemoPanel, createDemoWriter } from './demo-engines.ts'
import { createDemoSocial } from './demo-social.ts'
import { createDemoFetch, createDemoPost } from './demo-web.ts'

/** A request of one of those who take part, with their key. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>

/** A service in this process whose clock is moved through the month and whose outside world is the story. */
export type DemoDesk = {
  ctx: Context
  /** Mail that was sent, oldest first. */
  mails: MailMessage[]
  /** Which scan of the brand comes next, from 0. */
  setRound(round: number): void
  /** Makes an agent of the owner and returns its key. */
  addAgent(email: string, name: string): Promise<string>
  /** Starts what watches repeat and has come due, and sees it to its end. */
  tendWatches(): Promise<void>
  /** Moves the clock forward, running what comes due on the way: sessions and webhook attempts. */
  moveTo(moment: Date): Promise<void>
  now(): Date
  /** Calls the API with a key; throws for any answer but a success. */
  call(key: string, method: string, path: string, body?: unknown): Promise<Record<string, unknown>>
  /** The same, and leaves the jobs that follow to whoever opens the desk. */
  accept(key: string, method: string, path: string, body?: unknown): Promise<Record<string, unknown>>
  /** Asks for a page of the service as a browser would. */
  visit(path: string, form?: Record<string, string>): Promise<{ status: number; text: string }>
  close(): Promise<void>
}

/** Those by the clock run when the desk is opened, and not while it is filled. */
const jobs = workerJobs.filter(({ cron }) => cron === undefined)

/**
 * @param options.start what the clock shows first
 * @param options.outages when the endpoint of the CRM does not answer
 */
export async function openDemoDesk(options: {
  dataDir: string
  address: DatabaseAddress
  environment: Record<string, string>
  start: Date
  /** When the month ends. */
  today: Date
  outages: readonly { from: Date; to: Date }[]
}): Promise<DemoDesk> {
  const began = new Date()
  let clock = options.start
  let round = 0
  const now = () => clock
  const config: Config = readConfig({
    ...options.environment,
    LOG_LEVEL: 'error',
    DATA_DIR: options.dataDir,
    RATE_LIMITS: JSON.stringify({
      default: { limit: 1_000_000, window_seconds: 60 },
      'lead-form': { limit: 1_000_000, window_seconds: 60 },
    }),
  })
  const built = await buildContext({
    config,
    log: createLog(config.logLevel),
    address: options.address,
    supervise: false,
  })
  const mails: MailMessage[] = []
  const guardedFetch = createDemoFetch(now, new Date(options.start.getTime() + 10 * 86_400_000))
  const ctx: Context = {
    ...built.ctx,
    now,
    views: createViewCounter({ ...built.ctx, now }, undefined),
    engines: {
      ...built.ctx.engines,
      guardedFetch,
      vetAddress: async (address) => new URL(address),
      guardedPost: createDemoPost(now, options.outages),
      reader: createBuiltInReader(guardedFetch),
      siteReader: createSiteReader(guardedFetch, { pauseMs: 0 }),
      mailRecords: { name: 'demo', find: async (domain) => ({ mx: [`mx.${domain}`], txt: [] }) },
      writer: createDemoWriter(built.ctx.engines.writer, () => documentIdsByTitle(built.ctx)),
      community: createDemoCommunity(now, options.today),
      answerPanel: createDemoPanel(() => round),
      social: createDemoSocial(now),
      mail: { name: 'demo', send: async (message) => void mails.push(message) },
    },
  }
  await ctx.queue.start()
  const app = createApp(ctx, routes, mounts)

  /** Runs what waits in the queue until nothing does; what is meant for later is left there. */
  async function runJobs(): Promise<void> {
    for (let names = await listWaiting(ctx); names.length > 0; names = await listWaiting(ctx))
      for (const name of names) await runNext(ctx, name)
    await stampRows(ctx, began, clock)
  }

  return {
    ctx,
    mails,
    now,
    accept: (...request) => ask(app, ...request),
    async call(...request) {
      const answer = await ask(app, ...request)
      await runJobs()
      return answer
    },
    setRound: (next) => {
      round = next
    },
    async addAgent(email, name) {
      const { key } = await inTransaction(ctx, (tx) => issueFirstKey(tx, { email, agentName: name }))
      await stampRows(ctx, began, clock)
      return key
    },
    async tendWatches() {
      for (const _ of ['start', 'finish']) {
        await tendWatchesJob.perform(ctx, {}, new AbortController().signal)
        await runJobs()
      }
    },
    async moveTo(moment) {
      for (;;) {
        const due = await findDue(ctx, moment)
        if (!due) break
        if (due.at > clock) clock = due.at
        if (due.sessionId !== undefined) await runSession(ctx, due.sessionId)
        else await deliver(ctx)
        await runJobs()
      }
      clock = moment
    },
    async visit(path, form) {
      const response = await app.request(path, {
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
      const text = await response.text()
      await runJobs()
      return { status: response.status, text }
    },
    close: built.close,
  }
}

/** @throws {Error} for any answer but a success */
async function ask(
  app: ReturnType<typeof createApp>,
  key: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const response = await app.request(`/api/agent${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  return Object(answer)
}

/** The queues in which a job waits that is due. */
async function listWaiting(ctx: Context): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ name: string }>(
    sql`select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()`,
  )
  return rows.map(({ name }) => name).filter((name) => jobs.some((job) => job.name === name))
}

async function runNext(ctx: Context, name: string): Promise<void> {
  const job = jobs.find((one) => one.name === name)
  const [waiting] = await ctx.queue.fetch<unknown>(name)
  if (!job || !waiting) return
  await job.perform(ctx, job.payload.parse(waiting.data), new AbortController().signal)
  await ctx.queue.complete(name, waiting.id)
}

/** What comes due first, up to a moment: a run of a session, or attempts to deliver. */
async function findDue(ctx: Context, until: Date): Promise<{ at: Date; sessionId?: string } | undefined> {
  const [run] = await ctx.db
    .select({ at: sessions.nextRunAt, sessionId: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.status, 'running'),
        eq(sessions.waitingForTopics, false),
        lte(sessions.nextRunAt, until),
      ),
    )
    .orderBy(asc(sessions.nextRunAt))
    .limit(1)
  const [attempt] = await ctx.db
    .select({ at: webhookDeliveries.nextAttemptAt })
    .from(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.status, ['queued', 'failed']),
        lte(webhookDeliveries.nextAttemptAt, until),
      ),
    )
    .orderBy(asc(webhookDeliveries.nextAttemptAt))
    .limit(1)
  if (!attempt?.at) return run
  return run && run.at < attempt.at ? run : { at: attempt.at }
}

/** Everything that is due, once, as a worker would send it. */
async function deliver(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectDistinct({ endpointId: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.status, ['queued', 'failed']),
        lte(webhookDeliveries.nextAttemptAt, ctx.now()),
      ),
    )
  const { claims } = await claimDeliveries(
    ctx,
    due.map(({ endpointId }) => ({ endpointId, room: 100 })),
  )
  const made = await Promise.all(
    claims.map(async (claim) => ({ claim, outcome: await sendWebhook(ctx, claim) })),
  )
  // An answer from memory takes no time; an answer from a network does.
  const measured = made.map(({ claim, outcome }, index) => ({
    claim,
    outcome: {
      ...outcome,
      durationMs: 84 + ((claim.attempt * 37 + index * 61 + ctx.now().getMinutes() * 13) % 240),
    },
  }))
  if (measured.length > 0) await recordOutcomes(ctx, measured)
}

/**
 * The database fills in its own clock where a use case leaves a time to it. Whatever was written since the desk was
 * opened gets the time that the desk's clock shows.
 */
async function stampRows(ctx: Context, began: Date, clock: Date): Promise<void> {
  const { rows } = await ctx.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_default = 'now()'`)
  const statements = rows.map(
    ({ table, column }) =>
      `update "${table}" set "${column}" = '${clock.toISOString()}' where "${column}" >= '${began.toISOString()}'`,
  )
  await ctx.db.execute(sql.raw(statements.join(';\n')))
}

async function documentIdsByTitle(ctx: Context): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: knowledgeDocuments.id, title: knowledgeDocuments.title })
    .from(knowledgeDocuments)
  return new Map(rows.map(({ id, title }) => [title, id]))
}
