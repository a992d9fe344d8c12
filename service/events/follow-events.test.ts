import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleEnvelope } from '#contract/events.ts'
import { generated } from '#test-support/desks/webhook-desk.ts'
import { eventually } from '#test-support/eventually.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { revokeAgent } from '../agents/revoke-agent.ts'
import { rotateKey } from '../agents/rotate-key.ts'
import { events } from '../db/schema/webhooks.ts'
import { inTransaction } from '../db/transaction.ts'
import { emitEvent } from './emit-event.ts'
import { followEvents } from './follow-events.ts'
import { listEvents } from './list-events.ts'

let service: TestService
const stop = new AbortController()
beforeAll(async () => {
  service = await createTestService({ change: (ctx) => ({ ...ctx, stopping: stop.signal }) })
})
afterAll(() => service.close())

const emit = async ({ agent }: TestTenant) => {
  const articleId = randomUUID()
  await inTransaction(agent, (tx) => emitEvent(tx, generated(articleId)))
  return articleId
}

async function follow({ key }: TestTenant, headers: Record<string, string> = {}, search = '') {
  const response = await service.app().request(`/api/agent/events${search}`, {
    headers: { authorization: `Bearer ${key}`, accept: 'text/event-stream', ...headers },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    /** Reads on until something is in the text. */
    async readUntil(part: string): Promise<string> {
      while (!text.includes(part)) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: '' }
        if (done) throw new Error(`The stream ended before ${part}: ${text}`)
        text += value
      }
      return text
    },
    async readToEnd(): Promise<void> {
      while (!(await reader?.read())?.done);
    },
    close: () => reader?.cancel(),
  }
}

const idsIn = (text: string) => [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id)

test('a stream sends what happens to its own tenant from then on, each once and with its id', async () => {
  const [tenant, stranger] = [await service.createTenant(), await service.createTenant()]
  const earlier = await emit(tenant)
  const stream = await follow(tenant)
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
  await stream.readUntil('follows')
  const foreign = await emit(stranger)
  const first = await emit(tenant)
  await stream.readUntil(first)
  const second = await emit(tenant)
  const text = await stream.readUntil(second)
  await stream.close()
  expect(idsIn(text)).toHaveLength(2)
  expect(text).toContain('"type":"article.generated"')
  expect(text).not.toContain(earlier)
  expect(text).not.toContain(foreign)
})

test('what happens in the millisecond in which a stream says that it follows is sent', async () => {
  const tenant = await service.createTenant()
  const at = new Date()
  const still = { ...tenant.agent, now: () => at }
  const signal = new AbortController().signal
  const reader = followEvents(still, { after: undefined, signal }).getReader()
  const text = new TextDecoder()
  expect(text.decode((await reader.read()).value)).toContain('follows')
  const data = {
    agent_id: tenant.agent.caller.agentId,
    agent_name: 'Bot',
    previous_key_expires_at: '2026-03-01T09:00:00Z',
  }
  await inTransaction(still, (tx) => emitEvent(tx, { type: 'agent.key_rotated', data }))
  expect(text.decode((await reader.read()).value)).toContain('agent.key_rotated')
  await reader.cancel()
})

test('a stream that broke off continues after the last event that arrived', async () => {
  const tenant = await service.createTenant()
  const before = await follow(tenant)
  await before.readUntil('follows')
  const seen = await emit(tenant)
  const [last] = idsIn(await before.readUntil(seen))
  await before.close()
  const missed = await emit(tenant)
  const after = await follow(tenant, { 'last-event-id': last ?? '' })
  const text = await after.readUntil(missed)
  await after.close()
  expect(text).not.toContain(seen)
})

test('one type of event is listed, continued and followed without the others', async () => {
  const tenant = await service.createTenant()
  const stream = await follow(tenant, {}, '?event_type=agent.key_rotated')
  await stream.readUntil('follows')
  const other = await emit(tenant)
  const data = {
    agent_id: tenant.agent.caller.agentId,
    agent_name: 'Bot',
    previous_key_expires_at: '2026-03-01T09:00:00Z',
  }
  await inTransaction(tenant.agent, (tx) => emitEvent(tx, { type: 'agent.key_rotated', data }))
  const text = await stream.readUntil('agent.key_rotated')
  await stream.close()
  expect(text).not.toContain(other)
  const list = async (type: string, after?: string) =>
    (await listEvents(tenant.agent, { types: type, limit: 10, ...(after && { after }) })).events
  expect(await list('agent.key_rotated')).toMatchObject([{ type: 'agent.key_rotated' }])
  const [first] = await list('article.generated')
  expect(first).toMatchObject({ data: { article_id: other } })
  expect(await list('article.generated', first?.event_id)).toEqual([])
  expect(await list('agent.key_rotated', first?.event_id)).toHaveLength(1)
})

test('several types are listed, counted and followed by one filter, each under its name where that is wanted', async () => {
  const tenant = await service.createTenant()
  const types = 'agent.key_rotated, article.generated'
  const stream = await follow(tenant, {}, `?event_type=${encodeURIComponent(types)}&named=true`)
  const plain = await follow(tenant, {}, '?event_type=article.generated')
  for (const one of [stream, plain]) await one.readUntil('follows')
  const id = await emit(tenant)
  const [named, unnamed] = [await stream.readUntil(id), await plain.readUntil(id)]
  for (const one of [stream, plain]) await one.close()
  expect(named).toMatch(/^id: \S+\nevent: article\.generated\ndata: \{/m)
  expect(unnamed).not.toContain('event: ')
  const headers = { authorization: `Bearer ${tenant.key}` }
  for (const path of ['/api/agent/events', '/api/agent/webhooks/deliveries']) {
    const answer = await service.app().request(`${path}?event_type=${encodeURIComponent(types)}`, { headers })
    const { events } = (await answer.json()) as { events?: unknown[] }
    expect([answer.status, events?.length]).toEqual([200, path.endsWith('events') ? 1 : undefined])
  }
})

test('a tenant has ten streams at most, and a closed one makes room', async () => {
  const tenant = await service.createTenant()
  const streams = []
  for (let n = 0; n < 10; n++) {
    const stream = await follow(tenant)
    await stream.readUntil('follows')
    streams.push(stream)
  }
  expect((await follow(tenant)).response.status).toBe(429)
  await streams[0]?.close()
  const again = await eventually(async () => {
    const stream = await follow(tenant)
    return stream.response.ok ? stream : undefined
  })
  for (const stream of [...streams.slice(1), again]) await stream.close()
})

test('events are listed from the one that is known on, oldest first', async () => {
  const tenant = await service.createTenant()
  const ids: string[] = []
  for (let n = 0; n < 3; n++) {
    ids.push(await emit(tenant))
    // Events of one millisecond have no order but that of their ids.
    await sleep(5)
  }
  const list = async (query: string) => {
    const headers = { authorization: `Bearer ${tenant.key}` }
    const response = await service.app().request(`/api/agent/events${query}`, { headers })
    const { events } = (await response.json()) as {
      events: { event_id: string; data: { article_id: string } }[]
    }
    return events
  }
  const all = await list('')
  expect(all.map(({ data }) => data.article_id)).toEqual(expect.arrayContaining(ids))
  const rest = await list(`?after=${all[0]?.event_id}&limit=1`)
  expect(rest).toEqual([all[1]])
})

test('a list says whether there is more, and begins where it is told to', async () => {
  const tenant = await service.createTenant()
  const since = new Date(Date.now() - 60_000).toISOString()
  const ids: string[] = []
  for (let n = 0; n < 3; n++) {
    ids.push(await emit(tenant))
    // Events of one millisecond have no order but that of their ids.
    await sleep(5)
  }
  const list = async (query: object) => {
    const { events, has_more } = await listEvents(tenant.agent, {
      limit: 2,
      types: 'article.generated',
      ...query,
    })
    return { articles: events.map(({ data }) => data.article_id), has_more, last: events.at(-1)?.event_id }
  }
  const first = await list({ since })
  expect(first).toMatchObject({ articles: ids.slice(0, 2), has_more: true })
  expect(await list({ since, after: first.last })).toMatchObject({ articles: ids.slice(2), has_more: false })
  expect(await list({})).toMatchObject({ articles: ids.slice(1), has_more: false })
  expect(await list({ since: new Date(Date.now() + 60_000).toISOString() })).toMatchObject({
    articles: [],
    has_more: false,
  })
})

test('a list ends before the moment it is told to, from whichever side it is read', async () => {
  const tenant = await service.createTenant()
  const ids: string[] = []
  for (let n = 0; n < 3; n++) {
    ids.push(await emit(tenant))
    await sleep(5)
  }
  const { events } = await listEvents(tenant.agent, { limit: 10, types: 'article.generated' })
  const [first, , last] = events
  const until = last?.timestamp ?? ''
  const list = async (query: object) => {
    const found = await listEvents(tenant.agent, { limit: 10, types: 'article.generated', until, ...query })
    return found.events.map(({ data }) => data.article_id)
  }
  expect(await list({})).toEqual(ids.slice(0, 2))
  expect(await list({ since: first?.timestamp })).toEqual(ids.slice(0, 2))
  expect(await list({ after: first?.event_id })).toEqual(ids.slice(1, 2))
  expect(await list({ before: last?.event_id })).toEqual(ids.slice(0, 2))
  const { response: streamed } = await follow(tenant, {}, `?until=${until}`)
  expect(streamed.status).toBe(400)
})

test('a stream that is to begin at a time sends what happened from then on', async () => {
  const tenant = await service.createTenant()
  const earlier = await emit(tenant)
  const since = new Date(Date.now() - 60_000).toISOString()
  const stream = await follow(tenant, {}, `?since=${since}`)
  await stream.readUntil(earlier)
  await stream.close()
})

test('a list goes back page by page to the first event, each once', async () => {
  const tenant = await service.createTenant()
  const ids = []
  for (let n = 0; n < 5; n++) {
    ids.push(await emit(tenant))
    // Events of one millisecond have no order but that of their ids.
    await sleep(5)
  }
  const found: unknown[] = []
  let before: string | undefined
  let hasEarlier: boolean | undefined = true
  while (hasEarlier) {
    const page = await listEvents(tenant.agent, { limit: 2, types: 'article.generated', before })
    expect(page.has_more).toBe(before !== undefined)
    found.unshift(...page.events.map(({ data }) => data.article_id))
    before = page.events[0]?.event_id
    hasEarlier = page.has_earlier
  }
  expect(found).toEqual(ids)
  const headers = { authorization: `Bearer ${tenant.key}` }
  const both = await service.app().request(`/api/agent/events?before=${before}&after=${before}`, { headers })
  expect([both.status, await both.text()]).toEqual([400, expect.stringContaining('leave out `after`')])
})

test('a test of an endpoint is told to nobody who lists or follows events', async () => {
  const tenant = await service.createTenant()
  const stream = await follow(tenant)
  await stream.readUntil('follows')
  const before = await emit(tenant)
  const payload = { ...exampleEnvelope('article.published'), test: true, event_id: randomUUID() }
  const { tenantId } = tenant.agent.caller
  await tenant.agent.db
    .insert(events)
    .values({ id: payload.event_id, tenantId, type: payload.type, payload, createdAt: new Date() })
  const after = await emit(tenant)
  expect(await stream.readUntil(after)).not.toContain('article.published')
  await stream.close()
  const since = new Date(Date.now() - 60_000).toISOString()
  for (const query of [{}, { since }]) {
    const { events: listed } = await listEvents(tenant.agent, { limit: 20, ...query })
    expect(listed.map(({ type }) => type)).not.toContain('article.published')
    expect(listed.map(({ data }) => data.article_id)).toEqual(expect.arrayContaining([before, after]))
  }
})

test('a position that is no id is refused, and one that is unknown is said in the stream', async () => {
  const tenant = await service.createTenant()
  const refused = await follow(tenant, { 'last-event-id': 'garbage' })
  expect(refused.response.status).toBe(400)
  expect(await refused.readUntil('}]')).toContain('"path":"Last-Event-ID"')
  expect((await follow(tenant, {}, '?after=garbage')).response.status).toBe(400)
  const unknown = randomUUID()
  const stream = await follow(tenant, { 'last-event-id': unknown })
  expect(await stream.readUntil('\n\n')).toMatch(new RegExp(`^: No event has the id ${unknown}`, 'm'))
  await stream.close()
})

test('a stream ends within seconds of the end of its access, and sends nothing that happens from then on', async () => {
  const tenant = await service.createTenant()
  const { agentId, tenantId } = tenant.agent.caller
  const other = { ...tenant.agent, caller: { tenantId, agentId: randomUUID() } }
  const stream = await follow(tenant)
  await stream.readUntil('follows')
  await revokeAgent(other, agentId)
  const later = await emit(tenant)
  const revokedAt = Date.now()
  await expect(stream.readUntil(later)).rejects.toThrow('The stream ended before')
  expect(Date.now() - revokedAt).toBeLessThan(8_000)
})

test('a stream ends when the key that opened it was rotated, and not while the old key still works', async () => {
  const tenant = await service.createTenant()
  const stream = await follow(tenant)
  await stream.readUntil('follows')
  await rotateKey(tenant.agent, { grace_seconds: 60 })
  const still = await emit(tenant)
  await stream.readUntil(still)
  await stream.close()
  const next = await follow(tenant)
  await next.readUntil('follows')
  // All that works ends at once.
  await rotateKey(tenant.agent, { grace_seconds: 0 })
  const later = await emit(tenant)
  await expect(next.readUntil(later)).rejects.toThrow('The stream ended before')
})

// The last one: the process of the others stops here.
test('every stream ends when the process stops', async () => {
  const stream = await follow(await service.createTenant())
  await stream.readUntil('follows')
  stop.abort()
  await stream.readToEnd()
})
