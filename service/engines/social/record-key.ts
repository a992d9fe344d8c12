import { createHash } from 'node:crypto'

const alphabet = '234567abcdefghijklmnopqrstuvwxyz'

/**
 * A record key of the kind `tid` (atproto.com/specs/tid): 53 bits of microseconds and 10 bits of clock identifier. The
 * same post and part always give the same key, so that a retry finds the record of the first attempt.
 * @param part from 0; each is a microsecond after the one before
 */
export function recordKeyOf(createdAt: Date, postKey: string, part: number): string {
  const clock = createHash('sha256').update(postKey).digest().readUInt16BE(0) & 1023
  const microseconds = BigInt(createdAt.getTime()) * 1000n + BigInt(part)
  let rest = (microseconds << 10n) | BigInt(clock)
  let key = ''
  for (let digit = 0; digit < 13; digit++) {
    key = `${alphabet[Number(rest & 31n)] ?? ''}${key}`
    rest >>= 5n
  }
  return key
}
