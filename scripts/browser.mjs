import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, root } from './environment.mjs'
import { runStep } from './run-step.mjs'
import { explainDisk, Stop } from './stop.mjs'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const playwright = join(root, 'node_modules', 'playwright', 'cli.js')

/**
 * Finds a Chromium for the journeys: the one that is named, the system's, Playwright's own; else gets one.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} the executable
 * @throws {Stop} when there is none and none can be had
 */
export async function ensureBrowser(env) {
  const named = env.CHROMIUM_PATH
  if (named) {
    if (await works(named, env)) return named
    throw new Stop(`CHROMIUM_PATH is ${named}, which does not run: set it to a Chromium, or leave it unset.`)
  }
  const found = await find(env)
  if (found) return found
  const download = await runStep(projectNode, [playwright, 'install', 'chromium'], env)
  const downloaded = await find(env)
  if (downloaded) return downloaded
  const packaged = await installPackages(env, download.code === 0)
  const now = await find(env)
  if (now) return now
  throw (
    explainDisk(`${download.output}\n${packaged}`, 'the system', '') ??
    new Stop(
      'No Chromium could be installed: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to yours.',
    )
  )
}

/** @param {NodeJS.ProcessEnv} env */
async function find(env) {
  const ask = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { output } = await runStep(projectNode, ['-e', ask], env)
  for (const path of [...installed, output.trim()]) {
    if (existsSync(path) && (await works(path, env))) return path
  }
  return undefined
}

/** A browser whose libraries are missing is there and cannot say its version. @param {string} path @param {NodeJS.ProcessEnv} env */
async function works(path, env) {
  return (await runStep(path, ['--version'], env)).code === 0
}

/**
 * Where we may: the libraries that a downloaded browser lacks, or else Debian's own browser.
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} downloaded
 */
async function installPackages(env, downloaded) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return ''
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' }
  if (downloaded) {
    const { code, output } = await runStep(projectNode, [playwright, 'install-deps', 'chromium'], quiet)
    if (code === 0) return output
  }
  const update = await runStep('apt-get', ['update'], quiet)
  const install = await runStep('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
  return `${update.output}\n${install.output}`
}
