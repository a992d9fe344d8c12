import { createHmac, timingSafeEqual } from 'node:crypto'

/** For how long after a rotation the new key may be shown, once. */
export const revealSeconds = 600

/**
 * A permit to show `key` once, for an httpOnly cookie: it holds no part of the key, and who cannot write it
 * cannot have a key shown that was not rotated just now.
 */
export function revealPermit(key: string, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + revealSeconds
  return `${until}.${seal(key, until, secret)}`
}

/** Whether a permit is for this very key and still counts. */
export function permitsReveal(permit: string | undefined, key: string, secret: string, now: Date): boolean {
  const [until = '', sealed = ''] = permit?.split('.') ?? []
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false
  const expected = Buffer.from(seal(key, Number(until), secret))
  const given = Buffer.from(sealed)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function seal(key: string, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`show key once\n${until}\n${key}`).digest('base64url')
}
