import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './environment.mjs'

/**
 * The packages that a start loads. They and what they need become part of the bundle; every other package stays one,
 * found in node_modules by the first job that needs it.
 */
const bundled = [
  '@date-fns/tz',
  '@hono/node-server',
  '@opentelemetry/api',
  'csv-stringify',
  'drizzle-orm',
  'highlight.js',
  'hono',
  'iconv-lite',
  'ipaddr.js',
  'isbot',
  'mdast-util-gfm',
  'mdast-util-to-markdown',
  'pg',
  'pg-boss',
  'pino',
  'prom-client',
  'rehype-sanitize',
  'rehype-stringify',
  'remark-gfm',
  'remark-parse',
  'remark-rehype',
  'robots-parser',
  'tldts',
  'tokenx',
  'undici',
  'unified',
  'zod',
]

/** What the bundler adds by itself. */
const helpers = '@oxc-project/runtime/'

/** What the bundled packages try to load and do without. */
const optional = /^pg-native$/

/** A service that runs loads its parts later: those of the build before stay for so long. */
const keptMs = 7 * 24 * 60 * 60 * 1000

const output = join(root, '.service')
const entries = { main: 'service/main.ts', demo: 'demo/main.ts' }

/** @param {string} id of an import, as it is written or resolved @param {string | undefined} importer */
function staysOutside(id, importer) {
  if (/^[.#\0]/.test(id) || id.startsWith(root) || id.startsWith(helpers)) return false
  if (optional.test(id)) return true
  if (importer === undefined || importer.includes(`${sep}node_modules${sep}`)) return false
  return !bundled.some((name) => id === name || id.startsWith(`${name}/`))
}

const ownFile = /[\\/](?:service|contract|demo)[\\/].*\.ts$/
const threadScript = /new URL\('(?:\.\/)?([\w-]+\.ts)', import\.meta\.url\)/g

/**
 * Our modules find their data by their own address, which is that of their source in the bundle too; what they start
 * as a thread or a program becomes an entry of its own.
 * @type {import('rolldown').Plugin}
 */
const ownAddresses = {
  name: 'own-addresses',
  transform: {
    filter: { id: ownFile, code: /import\.meta\.(?:url|dirname)/ },
    handler(code, id) {
      const source = JSON.stringify(`../${relative(root, id).split(sep).join('/')}`)
      const folder = JSON.stringify(`/../${relative(root, dirname(id)).split(sep).join('/')}`)
      /** @type {string[]} */
      const scripts = []
      const withEntries = code.replace(threadScript, (_, script) => {
        const fileName = `${basename(script, '.ts')}.mjs`
        this.emitFile({ type: 'chunk', id: join(dirname(id), script), fileName })
        return `new URL('./${scripts.push(fileName) - 1}', thisChunk)`
      })
      return withEntries
        .replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
        .replace(
          /new URL\('\.\/(\d+)', thisChunk\)/g,
          (_, at) => `new URL('./${scripts[at]}', import.meta.url)`,
        )
    },
  },
}

const present = Object.entries(entries).filter(([, file]) => existsSync(join(root, file)))
const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(present),
  platform: 'node',
  transform: { target: 'node24' },
  external: staysOutside,
  plugins: [ownAddresses],
  onLog(level, log) {
    if (level === 'warn') throw new Error(log.message)
  },
})
const { output: written } = await bundle.write({
  dir: output,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  // V8 keeps the text of what it runs, and takes twice the memory for one with a single letter beyond Latin-1.
  charset: 'ascii',
  // Line by line with their names, so that a stack can be read.
  minify: false,
  comments: false,
})
await bundle.close()

const current = new Set(written.map(({ fileName }) => fileName))
for (const name of readdirSync(output).filter((name) => name.endsWith('.mjs') && !current.has(name))) {
  const path = join(output, name)
  if (Date.now() - statSync(path).mtimeMs > keptMs) rmSync(path)
}
