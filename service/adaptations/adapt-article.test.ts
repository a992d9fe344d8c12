import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import { AdaptationList, AdaptedArticle } from '#contract/adaptations.ts'
import { type AdaptationDesk, openAdaptationDesk } from '#test-support/desks/adaptation-desk.ts'
import { interposedDatabase } from '#test-support/interposed-database.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { getBalance } from '../credits/get-balance.ts'
import { events } from '../db/schema/webhooks.ts'
import { eq } from '../db/sql.ts'
import { updateSettings } from '../settings/update-settings.ts'
import { deleteAdaptation } from './delete-adaptation.ts'
import { regenerateAdaptation } from './regenerate-adaptation.ts'

let desk: AdaptationDesk
beforeAll(async () => {
  desk = await openAdaptationDesk()
})
afterAll(() => desk.close())

const adapt = async (tenant: TestTenant, body: Record<string, unknown>, key?: string) => {
  const answer = await desk.call(tenant, 'POST', '/adapt', body, key)
  return { ...answer, adapted: answer.status === 200 ? AdaptedArticle.parse(answer.body) : undefined }
}
function deletedMeanwhile(tenant: TestTenant, adaptationId: string) {
  const db = interposedDatabase(desk.service.ctx.db, 'before transaction', () =>
    deleteAdaptation(tenant.agent, adaptationId),
  )
  return { ...tenant.agent, db }
}

const creditsOf = async (tenant: TestTenant) => (await getBalance(tenant.agent)).credits
const list = async (tenant: TestTenant, query = '') =>
  AdaptationList.parse((await desk.call(tenant, 'GET', `/adaptations${query}`)).body)
const setRefLink = (tenant: TestTenant, referralLink: string) =>
  updateSettings(tenant.agent, { referralLink })

test('posts whose caller goes away are written, and the same key finds them', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  const article_id = await desk.addArticle(tenant)
  const body = { article_id, platforms: ['threads'] }
  const leaves = new AbortController()
  const first = desk.service.app().fetch(
    new Request('http://127.0.0.1/api/agent/adapt', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tenant.key}`,
        'content-type': 'application/json',
        'idempotency-key': 'posts-1',
      },
      body: JSON.stringify(body),
      signal: leaves.signal,
    }),
  )
  leaves.abort()
  await first
  const again = await adapt(tenant, body, 'posts-1')
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.adapted?.adaptations).toHaveLength(1)
  expect((await list(tenant)).total).toBe(1)
  expect(await creditsOf(tenant)).toBe(95)
})

test('an adaptation that is deleted while it is written again is not found, and costs nothing', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  const article_id = await desk.addArticle(tenant)
  const { adapted } = await adapt(tenant, { article_id, platforms: ['threads'] })
  const adaptationId = adapted?.adaptations[0]?.adaptationId ?? ''
  const ctx = deletedMeanwhile(tenant, adaptationId)
  await expect(regenerateAdaptation(ctx, { adaptationId, input: {} })).rejects.toMatchObject({
    problem: { kind: 'not_found' },
  })
  expect(await creditsOf(tenant)).toBe(95)
})

test('charges and emits each platform as one event; the texts link to the article and end with the referral link', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  await setRefLink(tenant, 'https://acme.example/?ref=mara')
  const article_id = await desk.addArticle(tenant)
  const { adapted } = await adapt(tenant, { article_id, platforms: ['linkedin', 'x_thread'] })
  expect(adapted).toMatchObject({ total_credits: 10, ref_link_appended: true, errors: [] })
  expect(adapted?.adaptations.map(({ platform }) => platform)).toEqual(['linkedin', 'x_thread'])
  for (const one of adapted?.adaptations ?? []) {
    expect(one).toMatchObject({ credits_used: 5, published: false, article_id, version: 1 })
    expect(one.char_count).toBe(one.parts?.reduce((sum, part) => sum + part.char_count, 0))
    expect(one.content.endsWith('https://acme.example/?ref=mara')).toBe(true)
    expect(one.content).toContain('/cold-brew-')
  }
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 90, held: 0 })
  const told = await desk.service.ctx.db
    .select()
    .from(events)
    .where(eq(events.tenantId, tenant.agent.caller.tenantId))
  expect(told.map(({ type }) => type)).toEqual(['social_adaptation.generated'])
  expect(told[0]?.payload).toMatchObject({
    data: {
      article_id,
      adaptations: [{ platform: 'linkedin' }, { platform: 'x_thread' }],
      total_credits: 10,
    },
  })
})

test('all nine platforms can be written, three at a time', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  const article_id = await desk.addArticle(tenant)
  for (let start = 0; start < 9; start += 3) {
    const platforms = AdaptationPlatform.options.slice(start, start + 3)
    const { adapted } = await adapt(tenant, { article_id, platforms })
    expect([adapted?.errors, adapted?.adaptations.length]).toEqual([[], 3])
  }
  expect(await creditsOf(tenant)).toBe(100 - 45)
})

test('a platform that fails is listed in errors and costs nothing; when all fail the response is still 200', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  await setRefLink(tenant, `https://acme.example/${'r'.repeat(1000)}`)
  const article_id = await desk.addArticle(tenant)
  const one = await adapt(tenant, { article_id, platforms: ['threads', 'facebook'] })
  expect(one.adapted).toMatchObject({ total_credits: 5, adaptations: [{ platform: 'facebook' }] })
  expect(one.adapted?.errors).toEqual([
    { platform: 'threads', error: expect.stringMatching(/500 characters/) },
  ])
  const none = await adapt(tenant, { article_id, platforms: ['threads'] })
  expect(none.adapted).toMatchObject({ adaptations: [], total_credits: 0, ref_link_appended: false })
  expect(none.adapted?.errors).toHaveLength(1)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 95, held: 0 })
})

test('an article with next to nothing to say fails with a reason for each platform', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  const article_id = await desk.addArticle(tenant, { markdown: 'Too short' })
  for (const platform of AdaptationPlatform.options) {
    const { adapted } = await adapt(tenant, { article_id, platforms: [platform] })
    expect(adapted?.errors).toEqual([{ platform, error: expect.stringMatching(/^The article has .+\.$/) }])
  }
  expect(await creditsOf(tenant)).toBe(100)
})

test('no platforms adapt nothing and cost nothing; include_ref_link false leaves the link out', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  await setRefLink(tenant, 'https://acme.example/?ref=mara')
  const article_id = await desk.addArticle(tenant, { status: 'generated' })
  expect((await adapt(tenant, { article_id })).adapted).toMatchObject({ adaptations: [], total_credits: 0 })
  const { adapted } = await adapt(tenant, { article_id, platforms: ['linkedin'], include_ref_link: false })
  expect(adapted).toMatchObject({ ref_link_appended: false })
  // A draft is not linked to either: its address answers 404.
  expect(adapted?.adaptations[0]?.content).not.toMatch(/https?:/)
})

test('bad input, another tenant, a missing text and missing credits are refused, each as itself', async () => {
  const tenant = await desk.service.createTenant({ credits: 9 })
  const stranger = await desk.service.createTenant()
  const article_id = await desk.addArticle(tenant)
  const statusOf = async (body: Record<string, unknown>, who = tenant) => (await adapt(who, body)).status
  expect(await statusOf({ article_id, platforms: ['myspace'] })).toBe(400)
  expect(await statusOf({ article_id, platforms: 'linkedin' })).toBe(400)
  expect(await statusOf({ article_id, platforms: ['linkedin'], include_ref_link: 1 })).toBe(400)
  expect(await statusOf({ article_id: 'x', platforms: ['linkedin'] })).toBe(400)
  expect(await statusOf({ article_id, platforms: AdaptationPlatform.options.slice(0, 4) })).toBe(400)
  expect(await statusOf({ article_id: randomUUID(), platforms: ['linkedin'] })).toBe(404)
  expect(await statusOf({ article_id, platforms: ['linkedin'] }, stranger)).toBe(404)
  const unwritten = await desk.addArticle(tenant, { status: 'processing', markdown: null })
  expect(await statusOf({ article_id: unwritten, platforms: ['linkedin'] })).toBe(409)
  const poor = await adapt(tenant, { article_id, platforms: ['linkedin', 'facebook'] })
  expect(poor.status).toBe(402)
  expect(poor.body).toMatchObject({ credits_required: 10, breakdown: { adaptation: 10 } })
  expect((await list(tenant)).total).toBe(0)
})

test('one idempotency key adapts and charges once, and of many concurrent requests only those that the balance covers are saved', async () => {
  const tenant = await desk.service.createTenant({ credits: 15 })
  const article_id = await desk.addArticle(tenant)
  const body = { article_id, platforms: ['linkedin'] }
  const key = randomUUID()
  const first = await adapt(tenant, body, key)
  expect((await adapt(tenant, body, key)).body).toEqual(first.body)
  expect(await creditsOf(tenant)).toBe(10)
  const many = await Promise.all(Array.from({ length: 6 }, () => adapt(tenant, body)))
  expect(many.map(({ status }) => status).toSorted()).toEqual([200, 200, 402, 402, 402, 402])
  expect(await creditsOf(tenant)).toBe(0)
  expect((await list(tenant)).total).toBe(3)
})

test('lists by article and platform, newest first, in pages, and never another tenant', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  const stranger = await desk.service.createTenant()
  const [first, second] = [await desk.addArticle(tenant), await desk.addArticle(tenant)]
  await adapt(tenant, { article_id: first, platforms: ['linkedin', 'facebook'] })
  await adapt(tenant, { article_id: second, platforms: ['linkedin'] })
  expect((await list(tenant)).adaptations[0]?.article_id).toBe(second)
  expect((await list(tenant, `?article_id=${first}`)).total).toBe(2)
  expect((await list(tenant, `?article_id=${first}&platform=facebook`)).total).toBe(1)
  expect((await list(tenant, '?limit=1&offset=1')).adaptations).toHaveLength(1)
  expect((await list(stranger, `?article_id=${first}`)).total).toBe(0)
  expect((await desk.call(tenant, 'GET', '/adaptations?platform=myspace')).status).toBe(400)
})

test('an edit is counted anew and limited by the platform; of two of one version one is saved', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  const article_id = await desk.addArticle(tenant)
  const { adapted } = await adapt(tenant, { article_id, platforms: ['threads'] })
  const path = `/adaptations/${adapted?.adaptations[0]?.adaptationId}`
  const save = (content: string, version: number, who = tenant) =>
    desk.call(who, 'PUT', path, { content, version })
  expect((await save('a'.repeat(501), 1)).body).toMatchObject({
    details: [{ path: 'content', message: expect.stringContaining('501 of 500') }],
  })
  const edited = await save(`${'a'.repeat(475)}👨‍👩‍👧‍👦`, 1)
  expect([edited.status, edited.body]).toEqual([
    200,
    expect.objectContaining({ char_count: 500, version: 2, edited: true }),
  ])
  const both = await Promise.all([save('One.', 2), save('Two.', 2)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'version_conflict',
    version: 3,
  })
  expect((await save('Mine.', 3, await desk.service.createTenant())).status).toBe(404)
})

test('writing one again begins with another statement, costs the same, and replaces an edit', async () => {
  const tenant = await desk.service.createTenant({ credits: 15 })
  const article_id = await desk.addArticle(tenant)
  const { adapted } = await adapt(tenant, { article_id, platforms: ['linkedin'] })
  const [first] = adapted?.adaptations ?? []
  const path = `/adaptations/${first?.adaptationId}`
  await desk.call(tenant, 'PUT', path, { content: 'Mine.', version: 1 })
  const again = await desk.call(tenant, 'POST', `${path}/regenerate`)
  expect(again.body).toMatchObject({
    adaptationId: first?.adaptationId,
    version: 3,
    edited: false,
    credits_used: 10,
  })
  expect(again.body.content).not.toBe(first?.content)
  const once = randomUUID()
  const third = await desk.call(tenant, 'POST', `${path}/regenerate`, {}, once)
  expect((await desk.call(tenant, 'POST', `${path}/regenerate`, {}, once)).body).toEqual(third.body)
  expect(await creditsOf(tenant)).toBe(0)
  expect((await desk.call(tenant, 'POST', `${path}/regenerate`)).status).toBe(402)
  expect((await list(tenant)).adaptations[0]).toMatchObject({ content: third.body.content, version: 4 })
})

test('a deleted adaptation is gone, and was always unknown to other tenants', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  const article_id = await desk.addArticle(tenant)
  const { adapted } = await adapt(tenant, { article_id, platforms: ['linkedin'] })
  const path = `/adaptations/${adapted?.adaptations[0]?.adaptationId}`
  const stranger = await desk.service.createTenant()
  expect((await desk.call(stranger, 'DELETE', path)).status).toBe(404)
  expect((await desk.call(stranger, 'POST', `${path}/regenerate`)).status).toBe(404)
  expect((await desk.call(tenant, 'DELETE', path)).body).toEqual({ success: true })
  expect((await desk.call(tenant, 'DELETE', path)).status).toBe(404)
})

test('the estimate is what the call then costs', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  const article_id = await desk.addArticle(tenant)
  const input = { article_id, platforms: ['linkedin', 'threads'] }
  const { body } = await desk.call(tenant, 'POST', '/estimate', { operation: 'adaptArticle', input })
  expect(body).toMatchObject({
    credits_required: 10,
    breakdown: { adaptation: 10 },
    balance_after: 90,
  })
  const again = { operation: 'regenerateAdaptation', input: {} }
  expect((await desk.call(tenant, 'POST', '/estimate', again)).body).toMatchObject({ credits_required: 5 })
})

test('an estimate finds no article and no adaptation that the call would not find', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  const stranger = await desk.service.createTenant({ credits: 100 })
  const article_id = await desk.addArticle(tenant)
  const { adapted } = await adapt(tenant, { article_id, platforms: ['threads'] })
  const id = adapted?.adaptations[0]?.adaptationId ?? ''
  const statusOf = async (who: TestTenant, operation: string, input: object) =>
    (await desk.call(who, 'POST', '/estimate', { operation, input })).status
  const platforms = ['threads']
  for (const [who, known, status] of [
    [tenant, true, 200],
    [tenant, false, 404],
    [stranger, true, 404],
  ] as const) {
    const input = { article_id: known ? article_id : randomUUID(), platforms }
    expect(await statusOf(who, 'adaptArticle', input)).toBe(status)
    expect(await statusOf(who, 'regenerateAdaptation', { id: known ? id : randomUUID() })).toBe(status)
  }
})

test('an estimate says whether the balance suffices, and what would cover the gap as the refused call does', async () => {
  const tenant = await desk.service.createTenant({ credits: 7 })
  const article_id = await desk.addArticle(tenant)
  const ask = async (platforms: string[]) => {
    const input = { article_id, platforms }
    return (await desk.call(tenant, 'POST', '/estimate', { operation: 'adaptArticle', input })).body
  }
  const enough = await ask(['threads'])
  expect(enough).toMatchObject({ feasible: true, affordable: true })
  expect(enough).not.toHaveProperty('topup')
  const refused = await adapt(tenant, { article_id, platforms: ['threads', 'linkedin'] })
  expect(refused.status).toBe(402)
  expect(Object(refused.body).topup).toHaveProperty('topup_url')
  expect(await ask(['threads', 'linkedin'])).toMatchObject({
    balance_after: -3,
    credits_missing: 3,
    affordable: false,
    topup: Object(refused.body).topup,
  })
})

test('a request that names no platform costs nothing and is told which there are', async () => {
  const tenant = await desk.service.createTenant({ credits: 100 })
  const article_id = await desk.addArticle(tenant)
  const { status, body } = await adapt(tenant, { article_id })
  expect([status, body]).toMatchObject([
    200,
    {
      adaptations: [],
      total_credits: 0,
      warnings: [expect.stringMatching(/^No platform was named.* x_article, x_thread, linkedin, /)],
    },
  ])
  expect(await creditsOf(tenant)).toBe(100)
  expect((await adapt(tenant, { article_id, platforms: ['threads'] })).body).not.toHaveProperty('warnings')
})
