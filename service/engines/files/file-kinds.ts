/** What the service makes and keeps, by the ending of its key. */
const kinds: Readonly<Record<string, { contentType: string; begins: Uint8Array }>> = {
  png: { contentType: 'image/png', begins: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  mp3: { contentType: 'audio/mpeg', begins: Uint8Array.from(Buffer.from('ID3')) },
  svg: { contentType: 'image/svg+xml', begins: Uint8Array.from(Buffer.from('<svg ')) },
  pdf: { contentType: 'application/pdf', begins: Uint8Array.from(Buffer.from('%PDF-')) },
}

/** The largest picture drawn is under 1 MB, and the longest PDF with its fonts under 10. */
export const maxFileBytes = 25 * 1024 * 1024

/** True for a key of the one form that {@link Files} has. */
export function isFileKey(key: string): boolean {
  return /^[\w-]+(\/[\w-]+)*\.[a-z0-9]+$/.test(key)
}

/** The content type that follows from the key's ending. */
export function contentTypeOf(key: string): string {
  return kinds[endingOf(key)]?.contentType ?? 'application/octet-stream'
}

/**
 * Refuses to keep what is not what it says: a key of another form, a type that the service does not make, bytes that
 * begin otherwise, nothing at all, or too much.
 * @throws {Error} a fault of the service, never of a caller
 */
export function checkFile(key: string, bytes: Uint8Array, contentType: string): void {
  if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`)
  const kind = kinds[endingOf(key)]
  if (!kind) throw new Error(`Files of this kind are not kept: ${key}`)
  if (kind.contentType !== contentType) throw new Error(`${key} cannot be ${contentType}.`)
  if (bytes.byteLength > maxFileBytes) {
    throw new Error(`${key} has ${bytes.byteLength} bytes; at most ${maxFileBytes} are kept.`)
  }
  if (!kind.begins.every((byte, at) => bytes[at] === byte)) {
    throw new Error(`${key} does not begin as ${contentType} does.`)
  }
}

function endingOf(key: string): string {
  return key.split('.').at(-1) ?? ''
}
