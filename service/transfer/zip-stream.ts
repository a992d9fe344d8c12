import { Readable } from 'node:stream'
import JSZip from 'jszip'

/** A file of an archive. It is read when its turn comes, so that an archive of any size takes the memory of one file. */
export type ZipEntry = {
  /** Folders are separated by `/`. */
  path: string
  changedAt: Date
  /** Undefined for what is gone meanwhile: the file is then empty. */
  read(): Promise<Uint8Array | string | undefined>
}

const alreadyPacked = /\.(png|mp3|woff2)$/

/** The archive as it is sent: no faster than it is taken, and not at all once nobody takes it. */
export function zipStream(entries: readonly ZipEntry[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const archive = new JSZip()
  for (const entry of entries) {
    archive.file(entry.path, Readable.from(contentOf(entry), { objectMode: false }), {
      date: entry.changedAt,
      createFolders: false,
      compression: alreadyPacked.test(entry.path) ? 'STORE' : 'DEFLATE',
    })
  }
  const packed = new Readable().wrap(archive.generateNodeStream({ streamFiles: true }))
  const parts = packed[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(Buffer.from(value)))
    },
    cancel: () => void packed.destroy(),
  })
}

async function* contentOf(entry: ZipEntry): AsyncGenerator<Buffer> {
  const content = await entry.read()
  if (content !== undefined && content.length > 0) yield Buffer.from(content)
}
