import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CreateAvatarInput } from '#contract/avatars.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import type { AgentContext } from '../core/context.ts'
import { getBalance } from '../credits/get-balance.ts'
import type { PortraitRequest } from '../engines/portraitist/portraitist.ts'
import { busyMachine } from '../outbound/unavailable.ts'
import { createAvatar } from './create-avatar.ts'
import { listAvatars } from './list-avatars.ts'

let service: TestService
/** Drawing has tests of its own: here a byte after PNG's first eight is a picture. */
const png = (byte: number) => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, byte)
const draw = vi.fn(async (request: PortraitRequest) => ({
  vertical: png(1),
  square: png(2),
  thumbnail: png(3),
  prompt: `A ${request.type}`,
  ageYears: 30,
  variationTags: ['soft smile'],
}))
beforeAll(async () => {
  service = await createTestService({
    change: (ctx) => ({ ...ctx, engines: { ...ctx.engines, portraitist: { name: 'test', draw } } }),
  })
})
afterEach(() => {
  draw.mockClear()
})
afterAll(() => service.close())

const make = (agent: AgentContext, input: Record<string, unknown> = {}) =>
  createAvatar(agent, CreateAvatarInput.parse(input))
const everything = { limit: 20, offset: 0 }
const post = (tenant: TestTenant, body: unknown) =>
  service.app().request('/api/agent/shorts/avatar', {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const filesOf = async ({ caller }: AgentContext) =>
  readdir(join(service.dataDir, 'files', 'tenants', caller.tenantId, 'avatars')).catch(() => [])

test('an avatar is drawn, kept, paid for and listed, and its pictures can be fetched for good', async () => {
  const { agent } = await service.createTenant()
  const avatar = await make(agent, { type: 'student', location: 'park', gender: 'female', origin: 'asian' })
  expect(avatar).toMatchObject({
    credits_charged: 3,
    prompt_used: 'A student',
    prompt_meta: { age_years: 30, variation_tags: ['soft smile'] },
    r2_key: `tenants/${agent.caller.tenantId}/avatars/${avatar.id}.png`,
    engine: 'test',
  })
  expect(await getBalance(agent)).toMatchObject({ credits: 197, held: 0 })
  expect((await listAvatars(agent, everything)).avatars).toEqual([avatar])
  for (const [address, byte] of [
    [avatar.avatar_url, 1],
    [avatar.square_url, 2],
    [avatar.thumbnail_url, 3],
  ] as const) {
    const path = new URL(String(address)).pathname
    const picture = await service.app().request(path)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png(byte))
    const etag = picture.headers.get('etag') ?? ''
    const again = await service.app().request(path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  }
  const saved = await service.app().request(`${new URL(String(avatar.square_url)).pathname}?download`)
  expect(saved.headers.get('content-disposition')).toBe(
    `attachment; filename="student-park-${avatar.id?.slice(0, 8)}-square.png"`,
  )
})

test.each(['x.png', `${'0'.repeat(48)}.png`, `${'0'.repeat(48)}-square.png`, '..%2f..%2fsecrets.json'])(
  'a name that was never given, %s, is nothing',
  async (name) => {
    expect((await service.app().request(`/files/avatars/${name}`)).status).toBe(404)
  },
)

test('what is left out is the default or left to chance, and ethnicity is another name for origin', async () => {
  const { agent } = await service.createTenant()
  await make(agent)
  expect(draw.mock.lastCall?.[0]).toMatchObject({
    ageRange: '26-35',
    type: 'tech_founder',
    location: 'coffee_shop',
    gender: expect.stringMatching(/^(fe)?male$/),
  })
  await make(agent, { ethnicity: 'african' })
  expect(draw.mock.lastCall?.[0]).toMatchObject({ origin: 'african' })
  await make(agent, { ethnicity: 'african', origin: 'latin' })
  expect(draw.mock.lastCall?.[0]).toMatchObject({ origin: 'latin' })
})

test('when it cannot be drawn nothing is charged, kept or listed, and the answer says so', async () => {
  const tenant = await service.createTenant()
  draw.mockRejectedValueOnce(new Error('no ink'))
  const response = await post(tenant, {})
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('You were not charged') })
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
  expect(await listAvatars(tenant.agent, everything)).toMatchObject({ total: 0 })
  expect(await filesOf(tenant.agent)).toEqual([])
})

test('without credits nothing is drawn', async () => {
  const tenant = await service.createTenant({ credits: 2 })
  const response = await post(tenant, {})
  expect(response.status).toBe(402)
  expect(await response.json()).toMatchObject({ credits_required: 3, breakdown: { avatar: 3 } })
  expect(draw).not.toHaveBeenCalled()
})

test('twelve at once with credits for four are four, and no picture stays of the others', async () => {
  const { agent } = await service.createTenant({ credits: 13 })
  const ends = await Promise.allSettled(Array.from({ length: 12 }, () => make(agent)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await getBalance(agent)).toMatchObject({ credits: 1, held: 0 })
  expect(await filesOf(agent)).toHaveLength(12)
})

test.each([
  ['age_range', '51-60'],
  ['type', 'doctor'],
  ['location', 'moon'],
  ['gender', 'MALE'],
  ['origin', 'nordic'],
  ['ethnicity', 3],
])('a %s of %j is refused by name', async (member, value) => {
  const response = await post(await service.createTenant(), { [member]: value })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ details: [{ path: member }] })
})

test('the list is filtered by type, place and id and shows no other tenant', async () => {
  const [mine, other] = [await service.createTenant(), await service.createTenant()]
  await make(mine.agent, { type: 'student', location: 'gym' })
  const { id } = await make(mine.agent, { type: 'executive', location: 'gym' })
  expect(await listAvatars(mine.agent, { ...everything, location: 'gym' })).toMatchObject({ total: 2 })
  expect(await listAvatars(mine.agent, { ...everything, type: 'student' })).toMatchObject({ total: 1 })
  const byId = await listAvatars(mine.agent, { ...everything, id })
  expect(byId.avatars.map((avatar) => avatar.id)).toEqual([id])
  expect(await listAvatars(other.agent, { ...everything, id })).toMatchObject({ avatars: [] })
  expect(await listAvatars(other.agent, everything)).toMatchObject({ avatars: [], total: 0 })
})

test('when too many are being drawn the answer is 503 with a time to come back, and nothing is charged or stored', async () => {
  const tenant = await service.createTenant()
  draw.mockRejectedValueOnce(busyMachine())
  const answer = await post(tenant, {})
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await getBalance(tenant.agent)).toMatchObject({ credits: 200, held: 0 })
  expect(await filesOf(tenant.agent)).toEqual([])
})
