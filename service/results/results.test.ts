import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { finishPublishing } from '../articles/finish-publishing.ts'
import { watches, watchRuns } from '../db/schema/watches.ts'
import { sql } from '../db/sql.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { updateSettings } from '../settings/update-settings.ts'
import { addBatch, type Batch } from './add-batch.ts'
import { createViewCounter } from './create-view-counter.ts'
import { deleteOldDays } from './delete-old-days.ts'
import { forgetVisitors } from './find-salt.ts'
import { getResults } from './get-results.ts'
import { reportWeeks } from './report-weeks.ts'
import { sendWeeklyMail } from './send-weekly-mail.ts'
import { addTrackedSite } from './tracked-sites.ts'

const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
let service: TestService
/** Set to move the clock of the service. */
let clock: Date | undefined
beforeAll(async () => {
  service = await createTestService({
    change: (ctx) => {
      const now = () => clock ?? new Date()
      return { ...ctx, now, views: createViewCounter({ db: ctx.db, log: ctx.log, now }, undefined) }
    },
  })
})
afterAll(() => service.close())

const page = { limit: 100, offset: 0 }

async function publish({ agent }: TestTenant, slug: string): Promise<string> {
  const id = await addTestArticle(agent, { slug, title: `About ${slug}` })
  await finishPublishing(service.ctx, id)
  return id
}

async function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const response = await service
    .app()
    .request(`http://desk.example${path}`, { ...init, headers: { 'user-agent': browser, ...headers } })
  await response.arrayBuffer()
  return response
}

const beacon = (event: object, headers: Record<string, string> = {}) =>
  ask('/api/views', headers, { method: 'POST', body: JSON.stringify(event) })

test('readers of the built-in site are counted once a day, bots and who minds are not, and nothing of them is kept', async () => {
  const tenant = await service.createTenant()
  const id = await publish(tenant, 'cold-brew')
  const path = `/${tenant.handle}/cold-brew`
  await ask(path, { referer: 'https://chatgpt.com/' })
  await ask(path, { referer: 'https://www.google.de/search?q=brew' })
  await ask(path, { 'user-agent': `${browser} Edg/141.0` })
  await ask(path, { dnt: '1' })
  await ask(path, { 'sec-gpc': '1' })
  await ask(path, { 'user-agent': 'Googlebot/2.1' })
  await ask(path, { 'sec-purpose': 'prefetch' })
  await ask(`/${tenant.handle}`, { referer: `http://desk.example${path}` })
  await ask(`/${tenant.handle}/nothing-here`)
  await service.ctx.views.flush()
  const results = await getResults(tenant.agent, page)
  expect(results.totals).toMatchObject({ views: 4, visitors: 2 })
  expect(results.pages).toMatchObject([
    {
      page: `article:${id}`,
      kind: 'article',
      title: 'About cold-brew',
      views: 3,
      visitors: 2,
      views_before: 0,
    },
    { page: `/${tenant.handle}`, kind: 'page', views: 1 },
  ])
  expect(results.sources).toEqual([
    { group: 'assistant', name: 'ChatGPT', views: 1 },
    { group: 'direct', name: '', views: 1 },
    { group: 'search', name: 'Google', views: 1 },
  ])
  expect(results.days).toHaveLength(30)
  expect(results.days.at(-1)).toMatchObject({ views: 4 })
  const { rows } = await service.ctx.db.execute<{ all: string }>(
    sql`select string_agg(row::text, ' ') as all from (select * from page_days) as row`,
  )
  expect(rows[0]?.all).not.toContain('127.0.0.1')
  expect(rows[0]?.all).not.toContain('Mozilla')
})

test('another tenant sees nothing of it, and its article is unknown', async () => {
  const [owner, other] = [await service.createTenant(), await service.createTenant()]
  const id = await publish(owner, 'quiet-grinders')
  await ask(`/${owner.handle}/quiet-grinders`)
  await service.ctx.views.flush()
  expect((await getResults(other.agent, page)).totals.views).toBe(0)
  await expect(getResults(other.agent, { ...page, article_id: id })).rejects.toMatchObject({
    problem: { kind: 'not_found' },
  })
})

test('the page carries its script under a policy that names it, says reads and clicks, and has none when it is off', async () => {
  const tenant = await service.createTenant()
  const id = await publish(tenant, 'burrs')
  const path = `/${tenant.handle}/burrs`
  const shown = await service.app().request(path, { headers: { 'accept-encoding': 'identity' } })
  const html = await shown.text()
  expect(html).toContain(`data-page="article:${id}"`)
  expect(shown.headers.get('content-security-policy')).toMatch(
    /script-src 'sha256-[^']+'; connect-src 'self'/,
  )
  const from = { origin: 'http://desk.example' }
  const u = `http://desk.example${path}`
  await beacon({ e: 'read', p: `article:${id}`, u }, from)
  await beacon({ e: 'click', p: `article:${id}`, u }, from)
  await beacon({ e: 'view', p: `article:${id}`, u }, from)
  await beacon({ e: 'read', p: `article:${id}`, u }, { origin: 'https://elsewhere.example' })
  await beacon({ e: 'read', p: 'article:00000000-0000-4000-8000-000000000000', u }, from)
  await beacon({ e: 'read', p: `article:${id}`, u }, { ...from, dnt: '1' })
  expect((await beacon({ nonsense: true })).status).toBe(204)
  await service.ctx.views.flush()
  expect((await getResults(tenant.agent, page)).totals).toMatchObject({ views: 0, reads: 1, clicks: 1 })
  await updateSettings(tenant.agent, { results: { countReads: false } })
  await finishPublishing(service.ctx, id)
  expect(await (await service.app().request(path)).text()).not.toContain('data-page')
})

test('a site elsewhere counts with its tag from its own pages only, and its copy of an article is the article', async () => {
  const tenant = await service.createTenant()
  const id = await publish(tenant, 'milk-foam')
  const { site, isNew } = await addTrackedSite(tenant.agent, { host: 'www.blog.example' })
  expect([isNew, site.host]).toEqual([true, 'blog.example'])
  expect((await addTrackedSite(tenant.agent, { host: 'blog.example' })).isNew).toBe(false)
  const k = /data-site="([^"]+)"/.exec(site.tag)?.[1]
  const view = (u: string, origin: string) => beacon({ e: 'view', k, u, r: 'https://claude.ai/' }, { origin })
  await view('https://blog.example/2026/milk-foam/?utm_source=x', 'https://blog.example')
  await view('https://www.blog.example/pricing', 'https://www.blog.example')
  await view('https://evil.example/milk-foam', 'https://evil.example')
  await view('https://blog.example/milk-foam', 'https://evil.example')
  await beacon({ e: 'view', k: 'unknown', u: 'https://blog.example/' }, { origin: 'https://blog.example' })
  await service.ctx.views.flush()
  const { totals, pages, sources } = await getResults(tenant.agent, page)
  expect(totals.views).toBe(2)
  expect(pages).toMatchObject([
    { article_id: id, views: 1 },
    { page: 'https://www.blog.example/pricing', kind: 'page', views: 1 },
  ])
  expect(sources).toEqual([{ group: 'assistant', name: 'Claude', views: 2 }])
  expect((await getResults(tenant.agent, { ...page, article_id: id })).totals.views).toBe(1)
  const script = await service.app().request('/t.js')
  expect((await script.arrayBuffer()).byteLength).toBeLessThanOrEqual(1024)
  expect(script.headers.get('content-type')).toContain('text/javascript')
})

test('whatever is counted by several processes, in parts that fail and are sent again, adds up exactly', async () => {
  const step = fc.record({
    process: fc.nat(1),
    page: fc.nat(2),
    visitor: fc.nat(4),
    what: fc.constantFrom('view' as const, 'read' as const, 'click' as const),
    after: fc.constantFrom('nothing' as const, 'flush' as const, 'flush and lose the answer' as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { agent } = await service.createTenant()
      const { tenantId } = agent.caller
      let loses = false
      const db = new Proxy(service.ctx.db, {
        get(target, name, self) {
          if (name !== 'transaction' || !loses) return Reflect.get(target, name, self)
          return async (...work: Parameters<typeof target.transaction>) => {
            await target.transaction(...work)
            loses = false
            throw new Error('The connection was lost after the commit.')
          }
        },
      })
      const { log } = service.ctx
      const processes = [0, 1].map(() => createViewCounter({ db, log, now: () => new Date() }, undefined))
      for (const { process, page: name, visitor, what, after } of steps) {
        const reader = { address: `10.0.0.${visitor}`, agent: browser }
        processes[process]?.see({ tenantId, page: `/p${name}`, what, reader, referrer: '', url: '' })
        if (after === 'nothing') continue
        loses = after !== 'flush'
        await processes[process]?.flush().catch(() => undefined)
        loses = false
      }
      await Promise.all(processes.map((one) => one.flush()))
      const { totals, pages } = await getResults(agent, page)
      const of = (what: string) => steps.filter((one) => one.what === what)
      expect(totals).toMatchObject({
        views: of('view').length,
        reads: of('read').length,
        clicks: of('click').length,
        visitors: new Set(of('view').map(({ visitor }) => visitor)).size,
      })
      for (const one of pages) {
        const seen = of('view').filter(({ page: name }) => `/p${name}` === one.page)
        expect([one.views, one.visitors]).toEqual([
          seen.length,
          new Set(seen.map(({ visitor }) => visitor)).size,
        ])
      }
    }),
    { numRuns: 25 },
  )
})

test('a landing page has no text that is read to its end, and its views are no part of those that have', async () => {
  const { agent } = await service.createTenant()
  const { tenantId } = agent.caller
  const id = await addTestArticle(agent)
  const counter = createViewCounter(service.ctx, undefined)
  const guide = randomUUID()
  for (const [name, what] of [
    [`article:${id}`, 'view'],
    [`article:${id}`, 'read'],
    [`guide:${guide}`, 'view'],
    [`guide:${guide}`, 'read'],
  ] as const)
    counter.see({
      tenantId,
      page: name,
      what,
      reader: { address: '10.0.0.1', agent: browser },
      referrer: '',
      url: '',
    })
  await counter.flush()
  const { totals, pages } = await getResults(agent, page)
  expect(totals).toMatchObject({ views: 2, reads: 1, text_views: 1 })
  expect(pages.map(({ kind, reads }) => [kind, reads])).toEqual(
    expect.arrayContaining([
      ['article', 1],
      ['lead_magnet', 0],
    ]),
  )
  expect((await getResults(agent, { ...page, article_id: id })).totals.text_views).toBe(1)
})

test('the same batch is added once, and one of a deleted tenant changes nothing', async () => {
  const { agent } = await service.createTenant()
  const batch = (id: string, tenantId: string): Batch => ({
    id,
    counts: new Map([
      [
        'a',
        {
          tenantId,
          day: '2026-03-02',
          page: '',
          views: 3,
          reads: 0,
          clicks: 0,
          visitors: new Set([1, 2]),
          origins: new Map([['direct ', 3]]),
        },
      ],
    ]),
  })
  const id = '6a1d3a52-7b8e-4a53-9a37-0f5f1c8f6d10'
  await addBatch(service.ctx, batch(id, agent.caller.tenantId))
  await addBatch(service.ctx, batch(id, agent.caller.tenantId))
  await addBatch(
    service.ctx,
    batch('7a1d3a52-7b8e-4a53-9a37-0f5f1c8f6d10', '00000000-0000-4000-8000-000000000000'),
  )
  const { totals } = await getResults(agent, { ...page, from: '2026-03-02', to: '2026-03-02' })
  expect(totals).toMatchObject({ views: 3, visitors: 2 })
})

test('nothing is counted for a tenant that switched counting off', async () => {
  const tenant = await service.createTenant()
  await updateSettings(tenant.agent, { results: { countViews: false } })
  await publish(tenant, 'off')
  await ask(`/${tenant.handle}/off`)
  await service.ctx.views.flush()
  expect((await getResults(tenant.agent, page)).totals.views).toBe(0)
})

test('days are those of the tenant, and salts and sketches are gone once a day is over everywhere', async () => {
  const tenant = await service.createTenant()
  await updateSettings(tenant.agent, { targetTimezone: 'Pacific/Auckland' })
  await publish(tenant, 'far-east')
  clock = new Date('2026-06-01T20:00:00Z')
  await ask(`/${tenant.handle}/far-east`)
  await service.ctx.views.flush()
  const at = async () => {
    const { totals } = await getResults(tenant.agent, { ...page, from: '2026-06-02', to: '2026-06-02' })
    const { rows } = await service.ctx.db.execute<{ salts: number; sketches: number }>(sql`
      select (select count(*)::int from visitor_salts where day = '2026-06-02') as salts,
        (select count(*)::int from page_days where day = '2026-06-02' and sketch is not null) as sketches`)
    return { visitors: totals.visitors, ...rows[0] }
  }
  await forgetVisitors(service.ctx)
  expect(await at()).toEqual({ visitors: 1, salts: 1, sketches: 2 })
  clock = new Date('2026-06-04T00:00:01Z')
  await forgetVisitors(service.ctx)
  expect(await at()).toEqual({ visitors: 1, salts: 0, sketches: 0 })
  clock = new Date('2026-07-10T00:00:00Z')
  await updateSettings(tenant.agent, { results: { retentionDays: 30 } })
  await deleteOldDays(service.ctx)
  expect((await at()).visitors).toBe(0)
  clock = undefined
})

test('a week is reported once, on Monday past eight in the tenant’s zone, with its mail and event', async () => {
  const tenant = await service.createTenant()
  const { tenantId } = tenant.agent.caller
  await updateSettings(tenant.agent, { targetTimezone: 'America/New_York' })
  const id = await publish(tenant, 'weekly')
  clock = new Date('2026-08-05T12:00:00Z')
  await ask(`/${tenant.handle}/weekly`)
  await service.ctx.views.flush()
  const reported = async () => {
    await Promise.all([1, 2, 3].map(() => reportWeeks(service.ctx, new AbortController().signal)))
    const { rows } = await service.ctx.db.execute<{ payload: string }>(
      sql`select payload from events where tenant_id = ${tenantId} and type = 'results.weekly'`,
    )
    const mails = await service.ctx.db.execute(
      sql`select from pgboss.job where name = 'mail.weekly-results' and data->>'tenant_id' = ${tenantId}`,
    )
    return {
      events: rows.length,
      mails: mails.rows.length,
      payload: JSON.stringify(rows[0]?.payload ?? null),
    }
  }
  clock = new Date('2026-08-10T11:59:00Z')
  expect(await reported()).toMatchObject({ events: 0, mails: 0 })
  clock = new Date('2026-08-10T12:01:00Z')
  const first = await reported()
  expect(first).toMatchObject({ events: 1, mails: 1 })
  for (const part of ['2026-08-03', '2026-08-09', id]) expect(first.payload).toContain(part)
  clock = new Date('2026-08-11T12:01:00Z')
  expect(await reported()).toMatchObject({ events: 1, mails: 1 })
  const sent = async () =>
    (await service.ctx.engines.outbox?.list(200))?.filter(({ to }) => to === tenant.email) ?? []
  await sendWeeklyMail(service.ctx, { tenant_id: tenantId, week: '2026-08-03' })
  await sendWeeklyMail(service.ctx, { tenant_id: tenantId, week: '2026-08-03' })
  const [mail, ...more] = await sent()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('1 view last week')
  expect(mail?.text).toContain('About weekly: 1 view')
  const link = /http\S+weekly-mail\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  const opened = await service.app().request(`${pathname}${search}`)
  expect(opened.status).toBe(200)
  expect((await getSettingsRow(tenant.agent)).weeklyMail).toBe(true)
  expect((await service.app().request(`${pathname}${search}x`, { method: 'POST' })).status).toBe(404)
  expect((await service.app().request(`${pathname}${search}`, { method: 'POST' })).status).toBe(200)
  expect((await getSettingsRow(tenant.agent)).weeklyMail).toBe(false)
  clock = undefined
})

test('the mail of a week names what mattered in each watch, even where nobody read anything', async () => {
  const tenant = await service.createTenant()
  const { tenantId, agentId } = tenant.agent.caller
  const watch = async (label: string, runs: { matters: boolean; summary: string; at: string }[]) => {
    const completed = { credits: 1, status: 'completed' as const, runId: randomUUID() }
    const [row] = await service.ctx.db
      .insert(watches)
      .values({
        ...{ tenantId, agentId, label, subjectKey: label, kind: 'brand_scan', input: {}, status: 'active' },
        ...{ intervalDays: 7, monthlyBudget: 100, nextRunAt: new Date('2027-01-01') },
      })
      .returning()
    for (const { at, ...change } of runs) {
      await service.ctx.db.insert(watchRuns).values({
        ...completed,
        ...{ tenantId, watchId: row?.id ?? '', completedAt: new Date(at) },
        change: { ...change, added: [], removed: [] },
      })
    }
  }
  const at = '2026-08-05T12:00:00Z'
  await watch('Acme', [
    { matters: true, summary: 'Named by one engine more', at },
    { matters: true, summary: 'An older change', at: '2026-08-04T12:00:00Z' },
  ])
  await watch('Quiet', [{ matters: false, summary: 'Nothing to tell', at }])
  await watch('Long ago', [{ matters: true, summary: 'Another week', at: '2026-07-01T12:00:00Z' }])
  clock = new Date('2026-08-10T12:01:00Z')
  await reportWeeks(service.ctx, new AbortController().signal)
  await sendWeeklyMail(service.ctx, { tenant_id: tenantId, week: '2026-08-03' })
  const [mail] = (await service.ctx.engines.outbox?.list(200))?.filter(({ to }) => to === tenant.email) ?? []
  expect(mail?.text).toContain('Acme: Named by one engine more')
  for (const left of ['An older change', 'Quiet', 'Long ago']) expect(mail?.text).not.toContain(left)
  clock = undefined
})
