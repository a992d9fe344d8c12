import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Cache } from './cache.ts'
import { failOpenCache } from './fail-open-cache.ts'

const value = Buffer.from('kept')

/** A cache that answers as configured, and counts its calls. */
function tellingCache(get: () => Promise<Uint8Array>) {
  const told: unknown[] = []
  const asked = { times: 0 }
  const cache: Cache = {
    name: 'test',
    get: () => {
      asked.times += 1
      return get()
    },
    set: () => Promise.reject(new Error('full')),
    isReachable: async () => true,
  }
  const patience = { timeoutMs: 50, cooldownMs: 100, logThrottleMs: 10_000 }
  return { asked, told, forgiving: failOpenCache(cache, (error) => told.push(error), patience) }
}

test('what is known is handed on', async () => {
  const { forgiving, told } = tellingCache(async () => value)
  expect(await forgiving.get('a')).toBe(value)
  expect(told).toEqual([])
})

test('a failure counts as a miss, is logged once, and skips the store for a while', async () => {
  let broken = true
  const { forgiving, asked, told } = tellingCache(async () => {
    if (broken) throw new Error('gone')
    return value
  })
  for (let n = 0; n < 5; n++) expect(await forgiving.get('a')).toBeUndefined()
  expect(asked.times).toBe(1)
  await sleep(120)
  expect(await forgiving.get('a')).toBeUndefined()
  expect(told).toEqual([new Error('gone')])
  broken = false
  await sleep(120)
  expect(await forgiving.get('a')).toBe(value)
})

test('one that never answers is waited for no longer than its patience', async () => {
  const { forgiving, told } = tellingCache(() => new Promise(() => undefined))
  const began = performance.now()
  expect(await forgiving.get('a')).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(1000)
  expect(told).toHaveLength(1)
})

test('what cannot be kept fails nothing', async () => {
  const { forgiving } = tellingCache(async () => value)
  await expect(forgiving.set('a', value, 60)).resolves.toBeUndefined()
})
