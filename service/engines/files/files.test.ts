import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LoopbackS3, startLoopbackS3 } from '#test-support/loopback/s3.ts'
import { ConfigError } from '../../config/config.ts'
import { Unavailable } from '../../outbound/unavailable.ts'
import { chooseFiles } from './choose-files.ts'
import { maxFileBytes } from './file-kinds.ts'
import type { Files } from './files.ts'
import { createLocalFiles } from './local-files.ts'
import { createS3Files } from './s3-files.ts'

const png = (text: string) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(text)])
const key = 'tenants/0b0f1a7c-1111-4222-8333-944455556666/articles/a/cover.png'

let store: LoopbackS3
let folder: string
const engines: Record<string, Files> = {}

beforeAll(async () => {
  store = await startLoopbackS3()
  folder = await mkdtemp(join(tmpdir(), 'masthead-files-'))
  engines.local = createLocalFiles(folder)
  engines.s3 = createS3Files(store.bucket)
})
afterEach(() => store.faults.splice(0))
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const engine = (name: string): Files => {
  const found = engines[name]
  if (!found) throw new Error(`No engine ${name}.`)
  return found
}

describe.each(['local', 's3'])('%s', (name) => {
  test('gives back what was put, the newest, with the type of its ending', async () => {
    await engine(name).put(key, png('first'), 'image/png')
    await engine(name).put(key, png('second'), 'image/png')
    const found = await engine(name).find(key)
    expect(found?.contentType).toBe('image/png')
    expect(Buffer.from(found?.bytes ?? []).equals(png('second'))).toBe(true)
  })

  test('what is not there is undefined, and may be deleted', async () => {
    const other = key.replace('cover', 'other')
    expect(await engine(name).find(other)).toBeUndefined()
    await engine(name).put(other, png(''), 'image/png')
    await engine(name).delete(other)
    await engine(name).delete(other)
    expect(await engine(name).find(other)).toBeUndefined()
  })

  test.each([
    ['a path that climbs', 'tenants/../secrets.json', png('x'), 'image/png'],
    ['a kind that the service does not make', 'tenants/a/page.html', Buffer.from('<p>'), 'text/html'],
    ['a type other than its ending', 'tenants/a/a.png', png('x'), 'application/pdf'],
    ['bytes of another type', 'tenants/a/a.png', Buffer.from('<svg onload="…">'), 'image/png'],
    ['nothing', 'tenants/a/a.pdf', Buffer.alloc(0), 'application/pdf'],
    [
      'one byte too many',
      'tenants/a/a.png',
      Buffer.concat([png(''), Buffer.alloc(maxFileBytes - 7)]),
      'image/png',
    ],
  ])('refuses %s', async (_what, refused, bytes, contentType) => {
    await expect(engine(name).put(refused, bytes, contentType)).rejects.toThrow()
  })

  test('reads no path that climbs', async () => {
    await expect(engine(name).find('../secrets.json')).rejects.toThrow('Not a file key')
  })
})

test('a bucket is addressed by path, and its objects have their type', async () => {
  await engine('s3').put(key, png('x'), 'image/png')
  expect(store.requests.at(-1)).toContain(`PUT /desk/${key}`)
  expect(store.objects.get(key)?.contentType).toBe('image/png')
})

test('a store that is broken for a moment is asked again', async () => {
  await engine('s3').put(key, png('x'), 'image/png')
  store.faults.push('broken', 'broken')
  expect(await engine('s3').find(key)).toBeDefined()
  store.faults.push('broken')
  await engine('s3').put(key, png('y'), 'image/png')
  expect(store.objects.get(key)?.bytes.equals(png('y'))).toBe(true)
})

test('a file that breaks off while it comes is read again, and never handed out short', async () => {
  await engine('s3').put(key, png('all of it'), 'image/png')
  store.faults.push('cut')
  expect(Buffer.from((await engine('s3').find(key))?.bytes ?? []).equals(png('all of it'))).toBe(true)
  store.faults.push('cut', 'cut')
  await expect(engine('s3').find(key)).rejects.toThrow()
})

test('a store that says nothing is given up, and a refusal is an error, not a missing file', async () => {
  await engine('s3').put(key, png('x'), 'image/png')
  store.faults.push('silent', 'silent', 'silent', 'silent', 'silent', 'silent')
  const asked = store.requests.length
  const impatient = createS3Files(store.bucket, { timeoutMs: 300 })
  await expect(impatient.find(key)).rejects.toBeInstanceOf(Unavailable)
  // Whoever asks waits for one silence, not for six.
  expect(store.requests.length - asked).toBe(1)
  store.faults.splice(0)
  store.faults.push('forbidden')
  await expect(engine('s3').find(key)).rejects.toThrow('AccessDenied')
})

test('a store that is away is unavailable in every call, and is used again once it is back', async () => {
  const passing = await startLoopbackS3()
  const files = createS3Files(passing.bucket, { timeoutMs: 5_000 })
  await files.put(key, png('x'), 'image/png')
  await passing.close()
  const calls = [() => files.find(key), () => files.put(key, png('y'), 'image/png'), () => files.delete(key)]
  for (const call of calls) {
    const error = await call().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Unavailable)
    expect(error).toMatchObject({ part: 'file store' })
  }
  const back = await startLoopbackS3(Number(new URL(passing.bucket.url).port))
  await files.put(key, png('z'), 'image/png')
  expect(Buffer.from((await files.find(key))?.bytes ?? []).equals(png('z'))).toBe(true)
  await back.close()
})

test('a wrong secret, bucket or address stops the start and names the setting', async () => {
  const choose = (change: object) => chooseFiles({ folder, bucket: { ...store.bucket, ...change } })
  expect((await choose({})).name).toBe('s3')
  await expect(choose({ secret: 'another' })).rejects.toThrow(/FILES_URL.*SignatureDoesNotMatch/)
  await expect(choose({ name: 'elsewhere' })).rejects.toThrow(/FILES_URL.*elsewhere.*NoSuchBucket/)
  await expect(choose({ url: 'http://127.0.0.1:1' })).rejects.toThrow(ConfigError)
})

test('without a bucket, files stay on this machine', async () => {
  expect((await chooseFiles({ folder, bucket: undefined })).name).toBe('local')
})
