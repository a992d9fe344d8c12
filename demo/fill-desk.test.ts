import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import { fillDesk } from './fill-desk.ts'
import { articles } from './story/articles.ts'
import { workday } from './timeline.ts'

const today = new Date('2026-05-20T15:00:00Z')
let dataDir = ''
let rows: (statement: string) => Promise<Record<string, unknown>[]>
let close: () => Promise<void>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'masthead-demo-'))
  // PostgreSQL refuses to run as root and then runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  await fillDesk({ dataDir, environment: {}, today })
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const client = new pg.Client(postgres.connection)
  await client.connect()
  rows = async (statement) => (await client.query<Record<string, unknown>>(statement)).rows
  close = async () => {
    await client.end()
    await postgres.stop()
  }
})

afterAll(async () => {
  await close?.()
  await rm(dataDir, { recursive: true, force: true })
})

test('the demo has something in every state that a visitor looks for', async () => {
  const states = async (table: string, column = 'status') =>
    (await rows(`select distinct ${column} as state from ${table}`)).map(({ state }) => state)
  expect(await states('articles')).toEqual(
    expect.arrayContaining(['processing', 'generated', 'published', 'failed']),
  )
  expect(await states('webhook_deliveries')).toEqual(
    expect.arrayContaining(['delivered', 'failed', 'dead_lettered']),
  )
  expect(await states('warm_lead_runs')).toEqual(expect.arrayContaining(['completed', 'blocked']))
  expect(await states('leads')).toEqual(expect.arrayContaining(['pending', 'confirmed']))
  // The PDF comes with the confirmation, and a person takes it.
  expect(await rows("select email from leads where status = 'confirmed' and downloads = 0")).toEqual([])
  expect(await states('lead_magnets')).toEqual(['published'])
  expect(await states('scout_runs')).toEqual(['completed'])
  expect(await states('brand_scans')).toEqual(['completed'])
  expect(await states('watch_runs')).toEqual(['completed'])
  expect(await rows('select 1 from page_days where views > 0 and reads > 0 and clicks > 0')).not.toEqual([])
  // As Results judges a page: left early, and clicked on far more than usual.
  const judged = (condition: string) =>
    rows(`select page from page_days group by page having sum(views) >= 30 and ${condition}`)
  expect(await judged('sum(reads) < 0.15 * sum(views)')).not.toEqual([])
  expect(await judged('sum(clicks) >= 0.12 * sum(views)')).not.toEqual([])
  // A person has edited two texts, before they went live and after, and posts are at their networks.
  expect(await states('article_versions', 'origin')).toEqual(expect.arrayContaining(['generated', 'edited']))
  expect(await rows('select network, status from accounts order by network')).toEqual([
    { network: 'bluesky', status: 'connected' },
    { network: 'mastodon', status: 'connected' },
  ])
  expect(await states('adaptation_posts')).toEqual(['posted'])
  expect(await states('credit_ledger', 'kind')).toEqual(
    expect.arrayContaining(['grant', 'hold', 'settle', 'release']),
  )
})

test('the work is spread over the month and none of it lies in the future', async () => {
  for (const table of ['articles', 'events', 'credit_ledger', 'brand_scans', 'scout_runs', 'leads']) {
    const days = await rows(
      `select distinct created_at::date as day, created_at <= '${today.toISOString()}' as past from ${table}`,
    )
    expect(days.length, table).toBeGreaterThan(3)
    expect(
      days.every(({ past }) => past),
      table,
    ).toBe(true)
  }
  const [scheduled] = await rows(
    `select count(*)::int as count from articles where scheduled_at > '${today.toISOString()}'`,
  )
  expect(scheduled).toEqual({ count: 3 })
})

test('no two articles, posts or guides say the same', async () => {
  const titles = await rows('select title from articles where title is not null')
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length)
  expect(titles.length).toBeGreaterThanOrEqual(articles.length)
})

test('every figure of a published article is borne out by its source, and one draft shows a contradiction', async () => {
  const published = await rows(`select title, problems from articles where status = 'published'`)
  expect(published.filter(({ problems }) => JSON.stringify(problems) !== '[]')).toEqual([])
  const drafts = await rows(`select problems from articles where status = 'generated'`)
  expect(JSON.stringify(drafts)).toContain('contradicted_facts')
})

test('the balance is what the ledger adds up to', async () => {
  const [sums] = await rows(`select
    (select sum(credits) from credit_ledger)::int as ledger,
    (select sum(available) from credit_balances)::int as balance`)
  expect(sums?.ledger).toBe(sums?.balance)
})

test('demo.json says how to sign in', async () => {
  const signIn = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'))
  expect(z.object({ email: z.email(), key: z.string().startsWith('service_agent_') }).parse(signIn)).toEqual(
    signIn,
  )
})

test('a directory that has something in it is left alone', async () => {
  const other = await mkdtemp(join(tmpdir(), 'masthead-desk-'))
  await writeFile(join(other, 'postgres'), 'somebody’s')
  await expect(fillDesk({ dataDir: other, environment: {}, today })).rejects.toThrow('is not empty')
  expect(await readFile(join(other, 'postgres'), 'utf8')).toBe('somebody’s')
  await rm(other, { recursive: true })
})

test('working days leave out Saturdays and Sundays', () => {
  const monday = new Date('2026-05-18T12:00:00Z')
  expect(workday(monday, 0, '09:30').toISOString()).toBe('2026-05-15T09:30:00.000Z')
  expect(workday(monday, 4, '09:30').toISOString()).toBe('2026-05-11T09:30:00.000Z')
  expect(workday(monday, 5, '09:30').toISOString()).toBe('2026-05-08T09:30:00.000Z')
})
