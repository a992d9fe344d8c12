import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A text in one coding, compressed as fast as is worthwhile while a client waits for it. */
export async function encodeText(text: string, encoding: Encoding): Promise<Uint8Array> {
  const bytes = Buffer.from(text, 'utf8')
  switch (encoding) {
    case 'br':
      return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    case 'gzip':
      return compressGzip(bytes, { level: 5 })
    case 'identity':
      return bytes
  }
}
