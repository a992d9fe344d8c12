import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Seals what must be read again (AES-256-GCM). `label` binds the text to its place: it opens nowhere else. */
export function seal(key: Buffer, label: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Throws when the key, the label or a single bit is another. */
export function unseal(key: Buffer, label: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(label)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** For tokens with enough randomness of their own. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** For short codes, which a stolen table of plain hashes would give away: keyed with a secret outside the database. */
export function hashCode(key: Buffer, code: string): Buffer {
  return createHmac('sha256', key).update(code).digest()
}

/** Compares in a time that does not depend on where two hashes differ. */
export function sameHash(a: Buffer | null, b: Buffer): boolean {
  return a !== null && a.length === b.length && timingSafeEqual(a, b)
}
