import { hash, randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'service_agent_'
/** 32 bytes need at most 43 digits in base 62; the checksum is 6 more. */
const secretLength = 43
const checksumLength = 6

/** Generates a key: prefix, 32 random bytes in base62, and a checksum that detects a mistyped key without a look-up. */
export function createAgentKey(): string {
  const secret = base62(randomBytes(32), secretLength)
  return `${prefix}${secret}${checksum(secret)}`
}

/** True for a string that could be a key of ours. */
export function isAgentKey(value: string): boolean {
  if (!value.startsWith(prefix) || value.length !== prefix.length + secretLength + checksumLength)
    return false
  const secret = value.slice(prefix.length, -checksumLength)
  return value.slice(-checksumLength) === checksum(secret)
}

/** Only this is stored. A key has 256 random bits, so a plain SHA-256 cannot be guessed back. */
export function hashAgentKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}

function checksum(secret: string): string {
  return base62(hash('sha256', secret, 'buffer').subarray(0, 4), checksumLength)
}

function base62(bytes: Buffer, length: number): string {
  let value = BigInt(`0x${bytes.toString('hex')}`)
  let digits = ''
  while (digits.length < length) {
    digits = alphabet.charAt(Number(value % 62n)) + digits
    value /= 62n
  }
  return digits
}
