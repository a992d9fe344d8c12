import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { findCaller } from '../agents/find-caller.ts'
import { createChangeFeed } from '../db/change-feed.ts'
import { agentKeys, agents } from '../db/schema/agents.ts'
import { eq } from '../db/sql.ts'
import { createRemembered, remember } from './process-cache.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const live = { isLive: () => true }
const anHour = { entries: 10, ttlMs: 3_600_000 }

/** A source that counts its calls; without a value it finds nothing. */
function counted(value?: string) {
  const source = {
    asked: 0,
    async load() {
      source.asked += 1
      return value
    },
  }
  return source
}

test('what was found is not looked for again; that nothing was found is', async () => {
  const memory = remember<string>(live, anHour)
  const [something, nothing] = [counted('found'), counted()]
  const seen = [await memory.find('a', something.load), await memory.find('a', something.load)]
  expect([seen, something.asked]).toEqual([['found', 'found'], 1])
  await memory.find('b', nothing.load)
  await memory.find('b', nothing.load)
  expect(nothing.asked).toBe(2)
})

test('a value read before an invalidation is not cached after it', async () => {
  const memory = remember<string>(live, anHour)
  const { promise, resolve } = Promise.withResolvers<string>()
  const reading = memory.find('a', () => promise)
  memory.forget()
  resolve('out of date')
  await reading
  const source = counted('found')
  expect([await memory.find('a', source.load), source.asked]).toEqual(['found', 1])
})

test('without the change feed, and after the TTL, nothing is read from the cache', async () => {
  const feed = { heard: true, isLive: () => feed.heard }
  const [memory, source] = [remember<string>(feed, anHour), counted('found')]
  await memory.find('a', source.load)
  feed.heard = false
  await memory.find('a', source.load)
  await memory.find('b', source.load)
  feed.heard = true
  await memory.find('b', source.load)
  expect(source.asked).toBe(4)
  const [brief, another] = [remember<string>(live, { entries: 10, ttlMs: 0 }), counted('found')]
  await brief.find('a', another.load)
  await brief.find('a', another.load)
  expect(another.asked).toBe(2)
})

test('the oldest goes when there is no more room', async () => {
  const [memory, source] = [remember<string>(live, { entries: 2, ttlMs: 3_600_000 }), counted('found')]
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await memory.find(key, source.load)
  expect(source.asked).toBe(4)
})

test('a key that another process ends is refused here too, by a rotation, a revocation or a deleted row', async () => {
  const { ctx, address } = service
  // Another process: the same database, its own cache.
  const feed = createChangeFeed(address)
  const other = { ...ctx, cached: createRemembered(feed) }
  await eventually(async () => feed.isLive() || undefined)
  const ends = [
    (agentId: string) =>
      ctx.db.update(agentKeys).set({ expiresAt: new Date() }).where(eq(agentKeys.agentId, agentId)),
    (agentId: string) => ctx.db.update(agents).set({ revokedAt: new Date() }).where(eq(agents.id, agentId)),
    (agentId: string) => ctx.db.delete(agentKeys).where(eq(agentKeys.agentId, agentId)),
  ]
  for (const end of ends) {
    const { key, agent } = await service.createTenant()
    expect(await findCaller(other, key)).toEqual(agent.caller)
    await end(agent.caller.agentId)
    await eventually(async () => ((await findCaller(other, key)) === undefined ? true : undefined))
  }
  await feed.close()
})

test('a remembered key stops at its time, and its use is written once a minute', async () => {
  const { key, agent } = await service.createTenant()
  const { agentId } = agent.caller
  const at = (now: Date) => ({ ...service.ctx, now: () => now })
  const now = new Date('2030-01-01T12:00:00Z')
  await service.ctx.db
    .update(agentKeys)
    .set({ expiresAt: new Date('2030-01-01T12:01:30Z') })
    .where(eq(agentKeys.agentId, agentId))
  const later = (seconds: number) => at(new Date(now.getTime() + seconds * 1000))
  const lastUse = async () => {
    const [row] = await service.ctx.db.select().from(agentKeys).where(eq(agentKeys.agentId, agentId))
    return row?.lastUsedAt?.toISOString()
  }
  await findCaller(at(now), key)
  await findCaller(later(59), key)
  expect(await lastUse()).toBe('2030-01-01T12:00:00.000Z')
  await findCaller(later(61), key)
  expect(await lastUse()).toBe('2030-01-01T12:01:01.000Z')
  expect(await findCaller(later(89), key)).toEqual(agent.caller)
  expect(await findCaller(later(90), key)).toBeUndefined()
})

test('a feed whose connection is cut is not live until it listens again, and then hears', async () => {
  const { ctx, address } = service
  const feed = createChangeFeed(address)
  let heard = 0
  feed.onChange('keys', () => (heard += 1))
  await eventually(async () => feed.isLive() || undefined)
  await ctx.db.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'masthead-changes' and datname = current_database()`,
  )
  await eventually(async () => (feed.isLive() ? undefined : true))
  await eventually(async () => feed.isLive() || undefined)
  const before = heard
  await ctx.db.delete(agentKeys).where(eq(agentKeys.hint, 'none'))
  await eventually(async () => (heard > before ? true : undefined))
  await feed.close()
})
