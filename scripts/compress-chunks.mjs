import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Puts beside every script and style sheet of the dashboard what brotli makes of it: a seventh less than gzip, and done
 * once, where Next compresses again for every answer.
 * @param {string} distDir where Next built, `.next`
 */
export async function compressChunks(distDir) {
  const folder = join(distDir, 'static', 'chunks')
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|css)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(join(folder, `${name}.br`), await compress(bytes, { params }))
    }),
  )
}

const takesBrotli = [{ type: /** @type {const} */ ('header'), key: 'accept-encoding', value: '.*\\bbr\\b.*' }]

/**
 * The routes that hand the compressed files to whoever takes them. Everybody else, and whatever has no such file beside
 * it, is served by Next as ever.
 */
export const compressedChunkRoutes = ['js', 'css'].map((extension) => ({
  source: `/_next/static/chunks/:name(.+\\.${extension})`,
  has: takesBrotli,
  destination: '/_next/static/chunks/:name.br',
  headers: [
    { key: 'Content-Encoding', value: 'br' },
    {
      key: 'Content-Type',
      value: extension === 'js' ? 'application/javascript; charset=UTF-8' : 'text/css; charset=UTF-8',
    },
    // The same address has another body for who takes no brotli.
    { key: 'Vary', value: 'Accept-Encoding' },
  ],
}))
