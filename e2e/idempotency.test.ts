import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#service/http/routes.ts'
import { type SourceSite, startSourceSite } from '#test-support/loopback/source-site.ts'
import { startTortureDesk, type TortureDesk } from './torture/harness/desk.ts'
import {
  interrupt,
  type KeyedWork,
  prepareKeyedWork,
  warmUp,
  withoutLimits,
} from './torture/harness/keyed-work.ts'

// Real processes on one database: one that is killed while it answers, and one that is asked again.

const toClose: (() => unknown)[] = []
let site: SourceSite
let desk: TortureDesk
let surviving: number
let works: KeyedWork[]

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-idempotency-'))
  toClose.push(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  site = await startSourceSite()
  toClose.push(() => site.close())
  const atEnd = (close: () => unknown) => void toClose.push(close)
  desk = await startTortureDesk({ folder, atEnd }, { OUTBOUND_ALLOW: site.allow, ...withoutLimits })
  surviving = (await desk.start('api,worker')).port
  const pageUrl = site.url('/grinders')
  works = await prepareKeyedWork({ ...desk, port: surviving, pool: desk.database.pool, pageUrl })
})

afterAll(async () => {
  for (const close of toClose.toReversed()) await close()
})

test('every operation that honours a key is among those whose server is killed', () => {
  const keyed = routes
    .filter(({ operation }) => operation.whenCallerLeaves)
    .map(({ operation }) => operation.id)
  expect(new Set(works.map(({ operation }) => operation))).toEqual(new Set(keyed))
})

test('a request whose server is killed at any moment is repeated with one result, one charge and one answer', async () => {
  const typicalMs = await warmUp(works, surviving)
  const doomed = await desk.start('api')
  const ended = await interrupt(works, {
    ports: { doomed: doomed.port, surviving },
    pool: desk.database.pool,
    kill: () => doomed.kill(),
    typicalMs,
  })
  expect(ended.filter(({ broken }) => broken.length > 0)).toEqual([])
  expect(ended.some(({ answered }) => !answered)).toBe(true)
})
