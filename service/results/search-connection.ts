import { z } from 'zod'
import type { Sent } from '#contract/always-sent.ts'
import type { ConnectSearchConsoleInput, SearchConsole } from '#contract/search-console.ts'
import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import { conflict, invalid, notFound } from '../core/errors.ts'
import { searchConnections, searchRows } from '../db/schema/results.ts'
import { and, asc, eq, isNull, lt, max, or } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { type SearchAccount, SearchConsoleError } from '../engines/search-console/search-console.ts'
import { enqueue } from '../queue/enqueue.ts'
import { type Job, quickPolicy } from '../queue/job.ts'
import { addDays } from '../schedule/zone-clock.ts'
import { seal, unseal } from '../secrets/sealing.ts'
import { deleteSearchFigures, deleteSearchFiguresQueue, isShownFigure } from './delete-search-figures.ts'
import { replaceSearchFigures } from './replace-search-figures.ts'

type Row = typeof searchConnections.$inferSelect

const days = 30
/** Figures of the last two days are not complete yet at Google. */
const lagDays = 2
const readEveryMs = 20 * 3_600_000
const atOnce = 20
/** How long a request deletes figures; a job deletes the rest. */
const deletingMs = 2000

/** What a service account's key file has that matters here. */
const KeyFile = z.looseObject({
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
})

export async function getSearchConsole(ctx: AgentContext): Promise<Sent<typeof SearchConsole>> {
  const [row] = await ctx.db
    .select()
    .from(searchConnections)
    .where(eq(searchConnections.tenantId, ctx.caller.tenantId))
  const [read] = await ctx.db
    .select({ at: max(searchRows.readAt) })
    .from(searchRows)
    .where(and(eq(searchRows.tenantId, ctx.caller.tenantId), isShownFigure))
  const around = {
    ...(ctx.engines.searchConsole.consent && { consent_offered: true }),
    ...(read?.at && { read_at: read.at.toISOString() }),
  }
  if (!row) return { connected: false, ...around }
  const { property, account, status, message } = row
  return { connected: true, property, account, status, ...(message !== null && { message }), ...around }
}

/**
 * Connects a property by reading it: what cannot be read is not stored.
 * @throws {ServiceError} `invalid` for a key file that is none, `conflict` with what to do when Google refuses
 */
export async function connectSearchConsole(
  ctx: AgentContext,
  input: ConnectSearchConsoleInput,
  signal: AbortSignal,
): Promise<Sent<typeof SearchConsole>> {
  const account = readKeyFile(input.service_account)
  return connectAccount(ctx, { account, property: input.property, signal })
}

/** Connects a property by an account that reads it now. @throws {ServiceError} `conflict` when Google refuses */
export async function connectAccount(
  ctx: AgentContext,
  { account, property, signal }: { account: SearchAccount; property: string; signal: AbortSignal },
): Promise<Sent<typeof SearchConsole>> {
  const { tenantId } = ctx.caller
  const found = await readFigures(ctx, { account, property, signal }).catch(asConflict)
  const values = {
    property,
    account: account.email,
    sealedKey: seal(ctx.config.sealingKey, labelOf(tenantId), secretOf(account)),
    status: 'connected' as const,
    message: null,
    readAt: ctx.now(),
    createdAt: ctx.now(),
  }
  await replaceSearchFigures(ctx, { origin: 'api', ...found }, async ({ db }) => {
    await db
      .insert(searchConnections)
      .values({ tenantId, ...values })
      .onConflictDoUpdate({ target: searchConnections.tenantId, set: values })
    return true
  })
  return getSearchConsole(ctx)
}

/** Deletes the key and what was read with it, which nothing shows from the commit on. @throws {ServiceError} `not_found` */
export async function disconnectSearchConsole(ctx: AgentContext): Promise<void> {
  const { tenantId } = ctx.caller
  await inTransaction(ctx, async (tx) => {
    const gone = await tx.db
      .delete(searchConnections)
      .where(eq(searchConnections.tenantId, tenantId))
      .returning({ id: searchConnections.tenantId })
    if (gone.length === 0) throw notFound('connection')
    await enqueue(tx, deleteSearchFiguresQueue, { tenant_id: tenantId })
  })
  await deleteSearchFigures(ctx, tenantId, deletingMs)
}

export const readSearchConsoleJob: Job = {
  name: 'results.read-search-console',
  payload: z.object({}),
  policy: { ...quickPolicy, retries: 0, concurrency: 1, expireSeconds: 1800 },
  cron: '17 * * * *',
  perform: (ctx, _payload, signal) => readDueConnections(ctx, signal),
}

/** Reads the properties that were not read for most of a day, the longest unread first. One that fails waits for the next time. */
export async function readDueConnections(ctx: Context, signal: AbortSignal): Promise<void> {
  const due = new Date(ctx.now().getTime() - readEveryMs)
  const rows = await ctx.db
    .select()
    .from(searchConnections)
    .where(or(isNull(searchConnections.readAt), lt(searchConnections.readAt, due)))
    .orderBy(asc(searchConnections.readAt))
    .limit(atOnce)
  for (const row of rows) {
    if (signal.aborted) return
    await readConnection(asAgent(ctx, { tenantId: row.tenantId, agentId: nobody }), row, signal)
  }
}

/** No agent: the service itself reads for the owner. */
const nobody = '00000000-0000-0000-0000-000000000000'

async function readConnection(ctx: AgentContext, row: Row, signal: AbortSignal): Promise<void> {
  const same = and(
    eq(searchConnections.tenantId, row.tenantId),
    eq(searchConnections.sealedKey, row.sealedKey),
  )
  try {
    const account = accountOf(row, unseal(ctx.config.sealingKey, labelOf(row.tenantId), row.sealedKey))
    const found = await readFigures(ctx, { account, property: row.property, signal })
    await replaceSearchFigures(ctx, { origin: 'api', ...found }, async ({ db, now }) => {
      const kept = await db
        .update(searchConnections)
        .set({ status: 'connected', message: null, readAt: now() })
        .where(same)
        .returning({ id: searchConnections.tenantId })
      // Disconnected or connected anew meanwhile: what was read belongs to nobody.
      return kept.length > 0
    })
  } catch (error) {
    if (!(error instanceof SearchConsoleError)) throw error
    await ctx.db
      .update(searchConnections)
      .set({ status: 'failing', message: error.message, readAt: ctx.now() })
      .where(same)
  }
}

async function readFigures(
  ctx: Context,
  { account, property, signal }: { account: SearchAccount; property: string; signal: AbortSignal },
) {
  const to = addDays(ctx.now().toISOString().slice(0, 10), -lagDays)
  const from = addDays(to, 1 - days)
  return { from, to, figures: await ctx.engines.searchConsole.read(account, { property, from, to, signal }) }
}

/** What Google refuses or does not answer, in words. */
export function asConflict(error: unknown): never {
  if (error instanceof SearchConsoleError) throw conflict(`search_console_${error.reason}`, error.message)
  throw error
}

const consented = 'refresh-token:'

function secretOf(account: SearchAccount): string {
  return 'privateKey' in account ? account.privateKey : `${consented}${account.refreshToken}`
}

function accountOf({ account: email }: Row, secret: string): SearchAccount {
  return secret.startsWith(consented)
    ? { email, refreshToken: secret.slice(consented.length) }
    : { email, privateKey: secret }
}

function readKeyFile(text: string): SearchAccount {
  const wrong = () =>
    invalid(
      'service_account',
      'This is not the JSON key file of a service account: it has no client_email or private_key.',
    )
  try {
    const { client_email, private_key } = KeyFile.parse(JSON.parse(text))
    return { email: client_email, privateKey: private_key }
  } catch {
    throw wrong()
  }
}

const labelOf = (tenantId: string) => `search console ${tenantId}`
