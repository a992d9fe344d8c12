import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, root, toolEnvironment } from './environment.mjs'
import { runStep } from './run-step.mjs'

const sources = [
  'app',
  'components',
  'contract',
  'lib',
  'public',
  'instrumentation.ts',
  'proxy.ts',
  'scripts/compress-chunks.mjs',
  'next.config.mjs',
  'postcss.config.mjs',
  'package-lock.json',
]

/**
 * One hash over the names and contents of everything that the built dashboard is made from; tests are not.
 * @param {string} folder the repository's root
 */
export function hashSources(folder) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of listFiles(folder, source)) {
      hash.update(`${file}\0`).update(
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest(),
      )
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @param {string} path relative to it
 * @returns {string[]} sorted, with forward slashes on every platform
 */
function listFiles(folder, path) {
  const full = join(folder, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => listFiles(folder, `${path}/${name}`))
}

const mark = join(root, '.next', 'masthead-sources')

/** Whether the built dashboard is that of today's sources. */
export function isBuilt() {
  return (
    existsSync(mark) &&
    existsSync(join(root, '.next', 'BUILD_ID')) &&
    readFileSync(mark, 'utf8') === hashSources(root)
  )
}

/**
 * Builds the dashboard; its mark is the hash of the sources before the build, so that an edit meanwhile builds again.
 * @param {import('./environment.mjs').Environment} env
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function build(env) {
  const hash = hashSources(root)
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const result = await runStep(projectNode(), [next, 'build'], toolEnvironment(env))
  if (result.code === 0) {
    mkdirSync(join(root, '.next'), { recursive: true })
    writeFileSync(mark, hash)
  }
  return result
}
