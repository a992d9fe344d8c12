import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schedule, ScheduleGapList, SlotSuggestion } from '#contract/schedule.ts'
import { parseCalendar } from '#test-support/parse-calendar.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { articles } from '../db/schema/articles.ts'
import { scheduleFeeds } from '../db/schema/schedule.ts'
import { sessions, sessionTopics } from '../db/schema/sessions.ts'

let service: TestService
let tenant: TestTenant
/** A Friday noon in UTC. */
const friday = '2026-11-20T12:00:00Z'
let now = new Date(friday)
beforeAll(async () => {
  service = await createTestService({
    environment: { RATE_LIMITS: '{"default":{"limit":10000,"window_seconds":60}}' },
    change: (ctx) => ({ ...ctx, now: () => now }),
  })
})
afterAll(() => service.close())
beforeEach(async () => {
  now = new Date(friday)
  tenant = await service.createTenant()
})

async function ask<T = Record<string, unknown>>(
  method: string,
  path: string,
  options: { body?: unknown; by?: TestTenant } = {},
): Promise<{ status: number; body: T }> {
  const { body, by = tenant } = options
  const response = await service.app().request(`/api/agent${path}`, {
    method,
    headers: { authorization: `Bearer ${by.key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
const gaps = async (query = '') => (await ask<ScheduleGapList>('GET', `/schedule/gaps${query}`)).body
const suggest = async (query = '') => (await ask<SlotSuggestion>('GET', `/schedule/suggest${query}`)).body
const timeline = async (query = '') => (await ask<Schedule>('GET', `/schedule${query}`)).body
const set = (body: unknown) => ask('PUT', '/settings', { body })

type Row = typeof articles.$inferInsert
let number = 0
/** Written straight into the table: the ways there have tests of their own. */
async function article(change: Partial<Row> & Pick<Row, 'status'>, by = tenant): Promise<string> {
  number++
  const { tenantId, agentId } = by.agent.caller
  const base = { tenantId, agentId, mode: 'standard', size: 'mini', language: 'en', credits: 1 }
  const text = {
    title: `Article ${number}`,
    slug: `article-${number}`,
    description: 'What it says, in short.',
  }
  const input = { topic: 'Tea' } as Row['input']
  const row: Row = { ...base, ...text, input, publishWhenWritten: false, queued: false, ...change }
  const [inserted] = await service.ctx.db.insert(articles).values(row).returning({ id: articles.id })
  return String(inserted?.id)
}
const scheduled = (at: string) => article({ status: 'generated', scheduledAt: new Date(at) })
const published = (at: string) => article({ status: 'published', publishedAt: new Date(at) })

test('an empty workspace has a gap on each of seven days, today first', async () => {
  const answer = await gaps()
  expect(answer).toMatchObject({ totalGaps: 7, daysAnalyzed: 7, postsPerDay: 1 })
  expect(answer.gaps[0]).toEqual({ date: '2026-11-20', scheduled: 0, target: 1 })
  expect(answer.gaps[6]?.date).toBe('2026-11-26')
})

test('what was published, is scheduled, on its way or being written for now fills its day; a draft does not', async () => {
  await set({ publishSchedule: { postsPerDay: 4 } })
  await published('2026-11-20T06:00:00Z')
  await article({ status: 'publishing' })
  await article({ status: 'processing', publishWhenWritten: true, title: null, slug: null, topic: 'Milk' })
  await article({ status: 'processing', title: null, slug: null })
  await article({ status: 'failed', publishWhenWritten: true })
  await article({ status: 'generated' })
  await scheduled('2026-11-21T09:00:00Z')
  const days = (await gaps('?days=2')).gaps
  expect(days.map(({ date, scheduled: count }) => [date, count])).toEqual([
    ['2026-11-20', 3],
    ['2026-11-21', 1],
  ])
  const { entries } = await timeline('?to=2026-11-21')
  expect(entries.map(({ kind, title }) => [kind, title.slice(0, 7)])).toEqual([
    ['published', 'Article'],
    ['publishing', 'Article'],
    ['writing', 'Milk'],
    ['scheduled', 'Article'],
  ])
})

test('a day begins and ends in the zone of the settings, or in the requested one', async () => {
  await scheduled('2026-11-21T23:30:00Z')
  const busy = async (query: string) =>
    (await timeline(query)).days.filter(({ scheduled: count }) => count > 0).map(({ date }) => date)
  expect(await busy('')).toEqual(['2026-11-21'])
  expect(await busy('?timezone=Asia/Kathmandu')).toEqual(['2026-11-22'])
  await set({ targetTimezone: 'Europe/Berlin' })
  expect(await busy('')).toEqual(['2026-11-22'])
  expect((await gaps('?days=2&timezone=UTC')).gaps.map(({ date }) => date)).toEqual(['2026-11-20'])
  expect(await timeline()).toMatchObject({ timezone: 'Europe/Berlin', today: '2026-11-20' })
})

test.each([
  ['spring', '2027-03-27', '2027-03-28T00:59:00Z', '2027-03-28T22:00:00Z'],
  ['autumn', '2027-10-30', '2027-10-31T00:30:00Z', '2027-10-31T23:00:00Z'],
])('the day on which clocks change in %s is one day, as long as it is', async (_, eve, within, after) => {
  now = new Date(`${eve}T10:00:00Z`)
  await set({ targetTimezone: 'Europe/Berlin' })
  await scheduled(within)
  await scheduled(after)
  const { days } = await timeline()
  expect(days.slice(0, 4).map(({ scheduled: count }) => count)).toEqual([0, 1, 1, 0])
  expect((await gaps('?days=4')).gaps.map(({ date }) => date)).toEqual([eve, days[3]?.date])
})

test.each(['days=0', 'days=31', 'days=x', 'days=1.5', 'timezone=Mars', 'timezone=%2B02:00'])(
  'gaps refuses %s',
  async (query) => {
    expect((await ask('GET', `/schedule/gaps?${query}`)).status).toBe(400)
  },
)

test('gaps looks at one day at least and at thirty at most', async () => {
  expect((await gaps('?days=1')).daysAnalyzed).toBe(1)
  expect((await gaps('?days=30')).gaps).toHaveLength(30)
})

test('without a choice the usual time is suggested, and how much there is to learn from', async () => {
  expect(await suggest('?limit=1')).toEqual({
    slots: ['09:00'],
    postsPerDay: 1,
    timezone: 'UTC',
    source: 'default',
    free_slots: [{ at: '2026-11-21T09:00:00.000Z', date: '2026-11-21', time: '09:00' }],
    published_times: { articles: 0, days: 0, needed_articles: 10, needed_days: 5 },
  })
})

test('enough published articles teach their times, those of another tenant teach nothing, and a choice counts more', async () => {
  const stranger = await service.createTenant()
  const when = (day: number) => new Date(Date.parse('2026-11-01T07:15:00Z') + day * 86_400_000)
  for (let day = 0; day < 10; day++) {
    await article({ status: 'published', publishedAt: when(day) })
    await article({ status: 'published', publishedAt: new Date('2026-11-01T20:00:00Z') }, stranger)
  }
  expect(await suggest()).toMatchObject({
    source: 'learned',
    slots: ['07:15'],
    published_times: { articles: 10, days: 10 },
  })
  expect(await suggest('?timezone=Asia/Kolkata')).toMatchObject({ slots: ['12:45'] })
  await set({ publishSchedule: { slots: ['09:00'] } })
  expect(await suggest()).toMatchObject({ source: 'custom', slots: ['09:00'] })
  await set({ publishSchedule: { slots: null } })
  expect(await suggest()).toMatchObject({ source: 'learned', slots: ['07:15'] })
})

test('the next free slot skips what is taken, by the clocks of the zone, over a change of the clocks', async () => {
  now = new Date('2027-03-26T12:00:00Z')
  await set({
    targetTimezone: 'Europe/Berlin',
    publishSchedule: { slots: ['02:30', '18:00'], postsPerDay: 2 },
  })
  await scheduled('2027-03-26T17:00:00Z')
  await scheduled('2027-03-27T01:30:00Z')
  const { free_slots } = await suggest('?limit=4')
  expect(free_slots?.map(({ date, time, at }) => `${date} ${time} ${at.slice(11, 16)}Z`)).toEqual([
    '2027-03-27 18:00 17:00Z',
    '2027-03-28 03:30 01:30Z',
    '2027-03-28 18:00 16:00Z',
    '2027-03-29 02:30 00:30Z',
  ])
})

test('a calendar that is full for months is looked through to the first day with room', async () => {
  for (let day = 0; day < 70; day++) {
    await scheduled(new Date(Date.parse('2026-11-20T15:00:00Z') + day * 86_400_000).toISOString())
  }
  expect((await suggest('?limit=1')).free_slots?.[0]?.date).toBe('2027-01-29')
})

test('the runs of a session appear on the timeline, and fill a day where they are published without review', async () => {
  const { tenantId, agentId } = tenant.agent.caller
  const nextRunAt = new Date('2026-11-21T08:00:00Z')
  const [session] = await service.ctx.db
    .insert(sessions)
    .values({
      tenantId,
      agentId,
      status: 'running',
      categories: ['Tea'],
      problems: [],
      languages: ['en', 'de'],
      intervalMinutes: 1440,
      articleSize: 'mini',
      disableCompetition: false,
      nextRunAt,
      catalogedAt: nextRunAt,
    })
    .returning()
  const sessionId = String(session?.id)
  const topic = (title: string, position: number) => ({ title, position })
  await service.ctx.db.insert(sessionTopics).values(
    [topic('Green', 1), topic('Black', 2)].map((one) => ({
      ...one,
      tenantId,
      sessionId,
      strength: 1,
      evidence: [],
    })),
  )
  const { entries } = await timeline()
  expect(entries).toMatchObject([
    {
      kind: 'session_run',
      date: '2026-11-21',
      time: '08:00',
      title: 'Green',
      language: 'en',
      session_id: sessionId,
    },
    { kind: 'session_run', date: '2026-11-22', time: '08:00', title: 'Black', language: 'de', credits: 15 },
  ])
  expect((await gaps()).totalGaps).toBe(7)
  await set({ autoPublish: true })
  expect((await gaps()).gaps.map(({ date }) => date).slice(0, 2)).toEqual(['2026-11-20', '2026-11-23'])
  expect((await suggest('?limit=1')).free_slots?.[0]?.date).toBe('2026-11-23')
})

test('another tenant sees none of it', async () => {
  await scheduled('2026-11-21T09:00:00Z')
  const stranger = await service.createTenant()
  const { body } = await ask<Schedule>('GET', '/schedule', { by: stranger })
  expect([body.entries, body.days.some(({ scheduled: count }) => count > 0)]).toEqual([[], false])
})

test('the timeline covers whole days, 31 by default and 93 at most, and rejects others with a message', async () => {
  await published('2026-10-31T23:59:59.999Z')
  await published('2026-11-01T00:00:00Z')
  await published('2026-11-30T23:59:59.999Z')
  await published('2026-12-01T00:00:00Z')
  const november = await timeline('?from=2026-11-01&to=2026-11-30')
  expect([november.entries.length, november.days.length, november.truncated]).toEqual([2, 30, false])
  expect(november.days.filter(({ is_gap }) => is_gap).map(({ date }) => date)[0]).toBe('2026-11-21')
  expect((await timeline()).days).toHaveLength(31)
  expect((await timeline('?from=2027-01-01&to=2027-04-03')).days).toHaveLength(93)
  for (const query of ['from=2027-01-01&to=2027-04-04', 'from=2027-01-02&to=2027-01-01']) {
    const { status, body } = await ask('GET', `/schedule?${query}`)
    expect([status, body.details]).toMatchObject([400, [{ path: 'to' }]])
  }
})

test('today is a gap as long as one of its times is to come, and Overview counts the gaps that the calendar shows', async () => {
  const gapsShown = async () => (await timeline()).days.filter(({ is_gap }) => is_gap).map(({ date }) => date)
  const counted = async () => {
    const { body } = await ask<{ areas: { id: string; detail: string }[] }>('GET', '/status')
    return body.areas.find(({ id }) => id === 'schedule')?.detail
  }
  now = new Date('2026-11-20T08:00:00Z')
  expect([(await gapsShown())[0], await counted()]).toEqual(['2026-11-20', '7 gaps in the next 7 days'])
  now = new Date('2026-11-20T20:00:00Z')
  expect([(await gapsShown())[0], await counted()]).toEqual(['2026-11-21', '6 gaps in the next 7 days'])
})

test('the overview names the gaps of the week once something is published or scheduled', async () => {
  const actions = async () =>
    (await ask<{ actions: { id: string; title: string; detail: string }[] }>('GET', '/status')).body.actions
  expect((await actions()).map(({ id }) => id)).not.toContain('schedule_gaps')
  await scheduled('2026-11-20T18:00:00Z')
  expect(await actions()).toContainEqual(
    expect.objectContaining({
      id: 'schedule_gaps',
      title: '6 gaps in the next 7 days',
      detail: 'First gap: Saturday. Schedule a draft or write an article.',
    }),
  )
})

const feedPath = (url: unknown) => new URL(String(url)).pathname
const read = (path: string, headers: Record<string, string> = {}) => service.app().request(path, { headers })

test('the calendar is readable at its secret URL, and at no other', async () => {
  expect((await ask('GET', '/schedule/feed')).body).toEqual({ active: false })
  const id = await scheduled('2026-11-24T09:00:00Z')
  await published('2026-11-01T09:00:00Z')
  await article({ status: 'generated' })
  const created = await ask('POST', '/schedule/feed')
  expect(created.status).toBe(201)
  const path = feedPath(created.body.url)
  expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
  const answer = await read(path)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
  const { events } = parseCalendar(await answer.text())
  expect(events.map(({ DTSTART }) => DTSTART)).toEqual(['20261101T090000Z', '20261124T090000Z'])
  expect(events[1]?.UID).toBe(`article-${id}@127.0.0.1`)
  const same = await read(path, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect([same.status, await same.text()]).toEqual([304, ''])
  const another = `${path.slice(0, -'?.ics'.length)}${path.endsWith('A.ics') ? 'B' : 'A'}.ics`
  for (const wrong of [another, '/api/calendar/x.ics', '/api/calendar/', `${path}/x`]) {
    expect([wrong, (await read(wrong)).status]).toEqual([wrong, 404])
  }
})

test('a replaced URL stops working immediately, a disabled one is gone, and neither can be read from the table', async () => {
  const first = feedPath((await ask('POST', '/schedule/feed')).body.url)
  const second = feedPath((await ask('POST', '/schedule/feed')).body.url)
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  const shown = await ask('GET', '/schedule/feed')
  expect(feedPath(shown.body.url)).toBe(second)
  expect(shown.body.last_read_at).toBe('2026-11-20T12:00:00.000Z')
  const stored = JSON.stringify(await service.ctx.db.select().from(scheduleFeeds))
  expect(stored).not.toContain(/([\w-]{43})\.ics/.exec(second)?.[1])
  for (let again = 0; again < 2; again++) {
    expect((await ask('DELETE', '/schedule/feed')).body).toEqual({ success: true })
  }
  expect((await read(second)).status).toBe(404)
  expect((await ask('GET', '/schedule/feed')).body).toEqual({ active: false })
})

test('of many concurrent creations of the URL one stays, and it works', async () => {
  const urls = await Promise.all(Array.from({ length: 8 }, () => ask('POST', '/schedule/feed')))
  const { body } = await ask('GET', '/schedule/feed')
  expect(urls.map((created) => created.body.url)).toContain(body.url)
  const statuses = await Promise.all(
    urls.map(async ({ body: made }) => (await read(feedPath(made.url))).status),
  )
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 404)])
})
