import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashCode, hashToken, sameHash, seal, unseal } from './sealing.ts'

const key = randomBytes(32)

test('what was sealed opens with the same key and label, and shows nothing before', () => {
  const sealed = seal(key, 'webhook:1', 'whsec_secret')
  expect(sealed).not.toContain('secret')
  expect(unseal(key, 'webhook:1', sealed)).toBe('whsec_secret')
})

test('another key, another label or a changed bit does not open', () => {
  const sealed = seal(key, 'webhook:1', 'whsec_secret')
  const bytes = Buffer.from(sealed, 'base64')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => unseal(randomBytes(32), 'webhook:1', sealed)).toThrow()
  expect(() => unseal(key, 'webhook:2', sealed)).toThrow()
  expect(() => unseal(key, 'webhook:1', bytes.toString('base64'))).toThrow()
})

test('sealing the same text twice gives different bytes', () => {
  expect(seal(key, 'a', 'text')).not.toBe(seal(key, 'a', 'text'))
})

test('hashes are compared in full, and a missing one is never equal', () => {
  expect(sameHash(hashToken('a'), hashToken('a'))).toBe(true)
  expect(sameHash(hashToken('a'), hashToken('b'))).toBe(false)
  expect(sameHash(null, hashToken('a'))).toBe(false)
  expect(hashCode(key, '123456').equals(hashCode(randomBytes(32), '123456'))).toBe(false)
})
