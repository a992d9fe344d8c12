import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { projectNode, root, toolEnvironment } from './environment.mjs'
import { runStep } from './run-step.mjs'

/**
 * @typedef {object} Build
 * @property {string} folder where it is put
 * @property {string} proof a file in there that a finished build has
 * @property {readonly string[]} sources files and folders; tests in them do not count
 * @property {readonly string[]} command what the project's Node is told to run
 */

/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** @satisfies {Record<string, Build>} */
const builds = {
  service: {
    folder: '.service',
    proof: 'main.mjs',
    sources: [
      'service',
      'contract',
      'demo',
      'scripts/bundle-service.mjs',
      'package.json',
      'package-lock.json',
    ],
    command: [join('scripts', 'bundle-service.mjs')],
  },
  client: {
    folder: '.client',
    proof: `masthead-client-${version}.tgz`,
    sources: [
      'packages/client',
      'packages/cli',
      'scripts/pack-client.mjs',
      'package.json',
      'package-lock.json',
    ],
    command: [join('scripts', 'pack-client.mjs')],
  },
  dashboard: {
    folder: '.next',
    proof: 'BUILD_ID',
    sources: [
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
    ],
    command: [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'],
  },
}

/** @typedef {keyof typeof builds} Built */

/**
 * One hash over the names and contents of everything that a program is built from.
 * @param {string} folder the repository's root
 * @param {Built} program
 */
export function hashSources(folder, program) {
  const hash = createHash('sha256')
  for (const source of builds[program].sources) {
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

/** @param {Built} program */
const markOf = (program) => join(root, builds[program].folder, 'masthead-sources')

/** Whether the built program is that of today's sources. @param {Built} program */
export function isBuilt(program) {
  const mark = markOf(program)
  return (
    existsSync(mark) &&
    existsSync(join(root, builds[program].folder, builds[program].proof)) &&
    readFileSync(mark, 'utf8') === hashSources(root, program)
  )
}

/**
 * Builds a program; its mark is the hash of the sources before the build, so that an edit meanwhile builds again.
 * @param {Built} program
 * @param {import('./environment.mjs').Environment} env
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function build(program, env) {
  const hash = hashSources(root, program)
  const result = await runStep(projectNode(), [...builds[program].command], toolEnvironment(env))
  if (result.code === 0) {
    mkdirSync(join(root, builds[program].folder), { recursive: true })
    // Next's own page for what fails before any of ours is drawn is in nobody's look, and can't be replaced from `app`.
    if (program === 'dashboard')
      copyFileSync(join(root, 'app', 'server-error.html'), join(root, '.next', 'server', 'pages', '500.html'))
    writeFileSync(markOf(program), hash)
  }
  return result
}
