import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, root } from './environment.mjs'
import { runStep } from './run-step.mjs'
import { explainDisk, StartupError } from './stop.mjs'

// The shell first: without windows, tabs and their toolbars a new page takes a third of the processor.
export const installedBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const playwright = join(root, 'node_modules', 'playwright', 'cli.js')

/**
 * Finds a Chromium for the journeys: the one that is named, the system's, Playwright's own; else gets one, from the
 * system's packages or from Playwright.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} the executable
 * @throws {StartupError} when there is none and none can be had
 */
export async function ensureBrowser(env) {
  const named = env.CHROMIUM_PATH
  if (named) {
    if (await works(named, env)) return named
    throw new StartupError(
      `CHROMIUM_PATH is ${named}, which does not run: set it to a Chromium, or leave it unset.`,
    )
  }
  const found = await find(env)
  if (found) return found
  const shell = await installPackage('chromium-headless-shell', env)
  const packaged = await find(env)
  if (packaged) return packaged
  const download = await runStep(projectNode(), [playwright, 'install', 'chromium'], env)
  const downloaded = await find(env)
  if (downloaded) return downloaded
  const completed = download.code === 0 ? await installLibraries(env) : await installPackage('chromium', env)
  const now = await find(env)
  if (now) return now
  throw (
    explainDisk(`${shell}\n${download.output}\n${completed}`, 'the system', '') ??
    new StartupError(
      'No Chromium could be installed: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to yours.',
    )
  )
}

/** @param {NodeJS.ProcessEnv} env */
async function find(env) {
  const ask = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { output } = await runStep(projectNode(), ['-e', ask], env)
  for (const path of [...installedBrowsers, output.trim()]) {
    if (existsSync(path) && (await works(path, env))) return path
  }
  return undefined
}

/** A browser whose libraries are missing is there and cannot say its version. @param {string} path @param {NodeJS.ProcessEnv} env */
async function works(path, env) {
  return (await runStep(path, ['--version'], env)).code === 0
}

const aptGet = '/usr/bin/apt-get'
const mayInstall = () => process.getuid?.() === 0 && existsSync(aptGet)

/**
 * One of Debian's packages, where we may; answers with what was said.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
async function installPackage(name, env) {
  if (!mayInstall()) return ''
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runStep(aptGet, ['update'], quiet)
  const install = await runStep(aptGet, ['install', '-y', '--no-install-recommends', name], quiet)
  return `${update.output}\n${install.output}`
}

/** The libraries that a downloaded browser lacks, where we may. @param {NodeJS.ProcessEnv} env */
async function installLibraries(env) {
  if (!mayInstall()) return ''
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' }
  return (await runStep(projectNode(), [playwright, 'install-deps', 'chromium'], quiet)).output
}
