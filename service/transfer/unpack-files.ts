import { Readable } from 'node:stream'
import JSZip from 'jszip'
import type { ImportArticlesInput } from '#contract/site-transfer.ts'
import { maxImportBytes } from '#contract/site-transfer.ts'
import { invalid } from '../core/errors.ts'

/** A file by its whole path. It is unpacked when it is read. */
export type SentFile = { path: string; read(): Promise<Buffer> }

export const maxUnpackedBytes = 40_000_000
const maxEntries = 2000

/**
 * The files that were sent, those of ZIP files in their place. All of them together may unpack to 40 MB, counted while
 * they are unpacked, because what an archive says of itself need not be so.
 * @throws {ServiceError} `invalid` for a damaged archive, one with more than 2000 files, and one whose paths lead out of it
 */
export async function unpackFiles(files: ImportArticlesInput['files']): Promise<SentFile[]> {
  const sent = files.map(({ name, content }) => ({ name, bytes: Buffer.from(content, 'base64') }))
  if (sent.reduce((sum, { bytes }) => sum + bytes.length, 0) > maxImportBytes)
    throw invalid('files', 'Together they have more than 12 MB. Import them in parts.')
  const budget = { left: maxUnpackedBytes }
  const found: SentFile[] = []
  for (const { name, bytes } of sent) {
    if (isZip(bytes)) found.push(...(await openArchive(name, bytes, budget)))
    else found.push({ path: cleanPath(name), read: async () => bytes })
  }
  return found
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))
}

async function openArchive(name: string, bytes: Buffer, budget: { left: number }): Promise<SentFile[]> {
  const archive = await JSZip.loadAsync(bytes).catch(() => {
    throw invalid('files', `${name} is a damaged ZIP file, or one with a password.`)
  })
  const entries = Object.values(archive.files).filter(({ dir }) => !dir)
  if (entries.length > maxEntries)
    throw invalid('files', `${name} has ${entries.length} files; at most ${maxEntries} are taken.`)
  for (const entry of entries) {
    const path = entry.unsafeOriginalName ?? entry.name
    if (isOutside(path))
      throw invalid('files', `${name} has a path that leads out of it, and was not opened.`)
  }
  return entries.map((entry) => ({
    path: cleanPath(entry.name),
    async read() {
      const parts: Buffer[] = []
      for await (const part of new Readable().wrap(entry.nodeStream())) {
        const chunk = Buffer.from(part)
        budget.left -= chunk.length
        if (budget.left < 0) throw invalid('files', `${name} unpacks to more than 40 MB. Import it in parts.`)
        parts.push(chunk)
      }
      return Buffer.concat(parts)
    },
  }))
}

function isOutside(path: string): boolean {
  return /^[/\\]|^[a-z]:|\0/i.test(path) || path.split(/[/\\]/).includes('..')
}

function cleanPath(path: string): string {
  return path
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.')
    .join('/')
}
