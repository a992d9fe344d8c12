import { expect, test } from 'vitest'
import { createAgentKey, hashAgentKey, isAgentKey } from './agent-key.ts'

test('a key has the published prefix, 32 random bytes in base62 and a checksum', () => {
  const key = createAgentKey()
  expect(key).toMatch(/^service_agent_[0-9A-Za-z]{49}$/)
  expect(isAgentKey(key)).toBe(true)
  expect(createAgentKey()).not.toBe(key)
})

test('a mistyped key is detected without a look-up', () => {
  const key = createAgentKey()
  const last = key.at(-1) === 'a' ? 'b' : 'a'
  expect(isAgentKey(`${key.slice(0, -1)}${last}`)).toBe(false)
  expect(isAgentKey(key.slice(0, -1))).toBe(false)
  expect(isAgentKey(`${key} `)).toBe(false)
  expect(isAgentKey('')).toBe(false)
})

test('the stored hash is 32 bytes and differs between keys', () => {
  const [one, other] = [createAgentKey(), createAgentKey()]
  expect(hashAgentKey(one)).toHaveLength(32)
  expect(hashAgentKey(one).equals(hashAgentKey(one))).toBe(true)
  expect(hashAgentKey(one).equals(hashAgentKey(other))).toBe(false)
})
