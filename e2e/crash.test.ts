import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#service/db/client.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import { eventually } from '#test-support/eventually.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { insertTenant } from '#test-support/insert-tenant.ts'
import { type SourceSite, startSourceSite } from '#test-support/loopback/source-site.ts'
import {
  startWebhookReceiver,
  verifyWebhook,
  type WebhookReceiver,
} from '#test-support/loopback/webhook-receiver.ts'
import type { Program } from './stage/program.ts'
import { startService } from './stage/service-program.ts'

// Real processes on one database: two that answer, and workers that are killed and started again.

const running = new Set<Program>()
let dataDir: string
let site: SourceSite
let receiver: WebhookReceiver
let postgres: EmbeddedPostgres
let database: ReturnType<typeof openDatabase>
/** Plain SQL, on one connection: what locks it takes, it holds. */
let sql: pg.Client
let ports: [number, number]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'masthead-crash-'))
  await chmod(dataDir, 0o755)
  site = await startSourceSite()
  receiver = await startWebhookReceiver()
  ports = [await findFreePort(), await findFreePort()]
  // At once and on an empty folder: they agree on who makes the database.
  await Promise.all(ports.map((port) => start('api', { SERVICE_PORT: String(port) })))
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  database = openDatabase(postgres.connection, { connections: 2, onError: () => undefined })
  sql = new pg.Client(postgres.connection)
  await sql.connect()
})

afterAll(async () => {
  await Promise.all([...running].map((program) => program.stop()))
  await sql?.end()
  await database?.close()
  await postgres?.stop()
  await site?.close()
  await receiver?.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(roles: 'api' | 'worker', env: Record<string, string> = {}): Promise<Program> {
  const program = await startService(roles, {
    DATA_DIR: dataDir,
    OUTBOUND_ALLOW: `${site.allow},${receiver.allow}`,
    RATE_LIMITS: JSON.stringify({ default: { limit: 100_000, window_seconds: 60 } }),
    ...env,
  })
  running.add(program)
  return program
}

async function kill(program: Program): Promise<void> {
  await program.kill()
  running.delete(program)
}

type Answer = { status: number; body: Record<string, unknown> }

/** Asks one of the two, in turn. */
let turn = 0
async function ask(key: string, method: string, path: string, body?: unknown): Promise<Answer> {
  turn += 1
  const answer = await fetch(`http://127.0.0.1:${ports[turn % 2]}/api/agent${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const createTenant = (credits: number) => insertTenant({ db: database.db, now: () => new Date() }, credits)

const generation = { topic: 'Grinders for a coffee bar', size: 'mini', wait_for_completion: false }

async function count(query: string, values: unknown[]): Promise<number> {
  const { rows } = await sql.query<{ count: string }>(`select count(*) as count from ${query}`, values)
  return Number(rows[0]?.count)
}

async function isSettled(key: string, id: string): Promise<true | undefined> {
  const { status } = (await ask(key, 'GET', `/articles/${id}`)).body
  return status === 'processing' || status === 'publishing' ? undefined : true
}

test('of 50 generations at once on two servers, exactly the 10 that can be paid for are accepted', async () => {
  const price = 15
  const { key, caller } = await createTenant(10 * price + price - 1)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask(key, 'POST', '/autopilot', { ...generation, auto_publish: false })),
  )
  const accepted = answers.filter(({ status }) => status === 202).map(({ body }) => String(body.id))
  expect(accepted).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(40)

  const workers = await Promise.all([start('worker'), start('worker')])
  for (const id of accepted) await eventually(() => isSettled(key, id))
  await Promise.all(workers.map(kill))
  const mine = [caller.tenantId]
  expect(await count(`articles where tenant_id = $1 and status = 'generated'`, mine)).toBe(10)
  expect(await count(`credit_ledger where tenant_id = $1 and kind = 'settle'`, mine)).toBe(10)
  expect(await count(`events where tenant_id = $1 and type = 'article.generated'`, mine)).toBe(10)
  const { body } = await ask(key, 'GET', '/me')
  // Without any evidence they are briefs, and those cost nothing.
  expect(body.tenant_balance).toMatchObject({ credits: 10 * price + price - 1, held: 0 })
})

/** Where workers are killed: the row is about to say this of itself. */
const stages = [
  'claimed',
  'reading',
  'ranking',
  'outlining',
  'writing',
  'checking',
  'illustrating',
  'done',
] as const
const latch = 4711

/** Makes every worker wait at the stage that is noted for its article, for as long as this connection holds the latch. */
async function holdArticles(): Promise<void> {
  await sql.query(`
    create table stage_holds (article_id uuid, stage text);
    create function hold_at_stage() returns trigger language plpgsql as $$
    declare reached text := case
      when old.attempt <> new.attempt then 'claimed'
      when new.status = 'published' and old.status = 'publishing' then 'published'
      else new.stage end;
    begin
      if exists (select from stage_holds where article_id = new.id and stage = reached) then
        perform pg_advisory_lock_shared(${latch});
        perform pg_advisory_unlock_shared(${latch});
      end if;
      return new;
    end $$;
    create trigger hold before update on articles for each row execute function hold_at_stage();
    select pg_advisory_lock(${latch});`)
}

test('workers that are killed at any stage of writing or publishing lose nothing, charge once and tell once', async () => {
  const { key, caller } = await createTenant(1000)
  const paths = [`/${randomUUID()}`, `/${randomUUID()}`]
  const secrets: unknown[] = []
  for (const path of paths) {
    const { status, body } = await ask(key, 'POST', '/webhooks', { url: receiver.url(path) })
    expect(status).toBe(201)
    secrets.push(body.secret)
  }
  await holdArticles()
  const articles = new Map<string, { stage: string; key: string }>()
  // Articles of one tenant take turns to appear: the one that is held while it does has a tenant of its own.
  const publisher = await createTenant(1000)
  const owners = [{ stage: 'published', key: publisher.key }].concat(stages.map((stage) => ({ stage, key })))
  // The first one ends first, and while it is held there it keeps the others of its tenant from ending.
  for (const owner of owners.toReversed()) {
    const more = { source_urls: [site.url('/grinders')], illustrations: true, auto_publish: true }
    const { body } = await ask(owner.key, 'POST', '/autopilot', { ...generation, ...more })
    articles.set(String(body.id), owner)
    await sql.query('insert into stage_holds values ($1, $2)', [body.id, owner.stage])
  }

  const doomed = await Promise.all(Array.from({ length: 5 }, () => start('worker')))
  await eventually(async () => {
    const waiting = await count(`pg_locks where locktype = 'advisory' and objid = $1 and not granted`, [
      latch,
    ])
    return waiting === articles.size ? true : undefined
  })
  await Promise.all(doomed.map(kill))
  await sql.query('delete from stage_holds')
  await sql.query('select pg_advisory_unlock($1)', [latch])

  await Promise.all([start('worker'), start('worker')])
  for (const [id, { stage, key: owner }] of articles) {
    const ended = await eventually(async () => {
      const { body } = await ask(owner, 'GET', `/articles/${id}`)
      return body.status === 'published' || body.status === 'failed' ? body : undefined
    })
    expect([stage, ended.status]).toEqual([stage, 'published'])
    const run = [id]
    for (const kind of ['hold', 'settle']) {
      const rows = await count(`credit_ledger where run_id = $1 and kind = '${kind}'`, run)
      expect([stage, kind, rows]).toEqual([stage, kind, 1])
    }
    for (const type of ['article.generated', 'article.published']) {
      const rows = await count(`events where subject_id = $1 and type = '${type}'`, run)
      expect([stage, type, rows]).toEqual([stage, type, 1])
    }
  }

  const events = 2 * stages.length
  const mine = [caller.tenantId]
  await eventually(async () => {
    const delivered = await count(`webhook_deliveries where tenant_id = $1 and status = 'delivered'`, mine)
    return delivered >= events * paths.length ? true : undefined
  })
  for (const [index, path] of paths.entries()) {
    const told = receiver.received(path)
    for (const webhook of told) verifyWebhook(String(secrets[index]), webhook)
    expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(events)
  }
  const { body } = await ask(key, 'GET', '/me')
  const { rows } = await sql.query<{ spent: string }>(
    'select sum(credits_used) as spent from articles where tenant_id = $1',
    mine,
  )
  expect(body.tenant_balance).toMatchObject({ credits: 1000 - Number(rows[0]?.spent), held: 0 })
}, 300_000)
