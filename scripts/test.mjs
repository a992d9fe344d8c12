import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build, isBuilt } from './build.mjs'
import { countPlaywright, countVitest } from './count-tests.mjs'
import { projectNode, root, toolEnvironment } from './environment.mjs'
import { ensureInstalled } from './install.mjs'
import { checkNodeVersion } from './node-version.mjs'
import { endSteps, runStep } from './run-step.mjs'
import { StartupError } from './stop.mjs'

/** @typedef {import('./count-tests.mjs').Count} Count */
/** @typedef {{ code: number, output: string }} Result */

const total = { passed: 0, failed: 0, skipped: 0 }
const reports = mkdtempSync(join(tmpdir(), 'masthead-test-'))
const sourceRoots = [
  'app',
  'components',
  'lib',
  'contract',
  'service',
  'e2e',
  'packages',
  'test-support',
  'instrumentation.ts',
  'proxy.ts',
]

/**
 * Runs one step, adds what it counted, and shows what it said if anything failed.
 * @param {string} name
 * @param {() => Promise<Result>} step
 * @param {(result: Result) => Count} count
 */
async function check(
  name,
  step,
  count = ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }),
) {
  const from = Date.now()
  const elapsed = () => `${Math.round((Date.now() - from) / 1000)} s`
  const ticker = setInterval(() => console.log(`  ${name} ... ${elapsed()}`), 30_000)
  const result = await step()
  clearInterval(ticker)
  const { passed, failed, skipped, flaky = 0 } = count(result)
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0 || flaky > 0) console.log(result.output.trimEnd())
  const several =
    passed + failed + skipped > 1 ? `: ${passed} passed, ${failed} failed, ${skipped} skipped` : ''
  const again = flaky > 0 ? `, ${flaky} of them only when tried again` : ''
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name} (${elapsed()})${several}${again}`)
}

/**
 * A tool's own JavaScript, run by the project's Node.
 * @param {string} script inside node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [extra] environment
 */
function tool(script, args, extra) {
  const env = {
    ...toolEnvironment(process.env),
    CI: process.env.CI || '1',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    ...extra,
  }
  return runStep(projectNode(), [join(root, 'node_modules', script), ...args], env)
}

/** @param {string} name */
function readReport(name) {
  const path = join(reports, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** As many at once as there are processors. @param {(() => Promise<void>)[]} jobs */
async function inParallel(jobs) {
  const waiting = [...jobs]
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, work))
}

/** @param {'service' | 'dashboard'} program */
const ensureBuilt = async (program) =>
  isBuilt(program) ? { code: 0, output: '' } : build(program, process.env)
const crossings = () =>
  tool('dependency-cruiser/bin/dependency-cruiser.mjs', [
    ...sourceRoots.filter((folder) => existsSync(join(root, folder))),
    '--config',
    '.dependency-cruiser.mjs',
    '--cache',
    '--cache-strategy',
    'content',
  ])

/** @param {{ withBuild: boolean }} options */
async function checkStatics({ withBuild }) {
  // The build writes the types of the routes, which tsc reads; without one they are written here.
  const typesAreWritten = withBuild && isBuilt('dashboard')
  // Checkers share nothing: each would work out half of the types again, in as much memory again.
  const types = () => check('tsc', () => tool('typescript/bin/tsc', ['-p', '.', '--checkers', '1']))
  await inParallel([
    ...(withBuild ? [() => check('next build', () => ensureBuilt('dashboard'))] : []),
    ...(typesAreWritten ? [types] : []),
    () => check('Biome', () => tool('@biomejs/biome/bin/biome', ['ci', '--colors=off'])),
    () => check('dependency-cruiser', crossings),
    () => check('knip', () => tool('knip/bin/knip.js', ['--no-progress'])),
  ])
  if (!withBuild) await check('route types', () => tool('next/dist/bin/next', ['typegen']))
  if (!typesAreWritten) await types()
}

async function runVitest() {
  const report = `--outputFile.json=${join(reports, 'vitest.json')}`
  await check(
    'vitest',
    () => tool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', report]),
    ({ code }) => countVitest(readReport('vitest.json'), code),
  )
}

async function main() {
  checkNodeVersion(process.version)
  await ensureInstalled({ withDev: true })
  const staticOnly = process.argv.includes('--static')
  // It may have to be downloaded, which costs no processor; what goes wrong is told when it is needed.
  const browser = staticOnly
    ? undefined
    : ensureBrowser(toolEnvironment(process.env)).catch((/** @type {unknown} */ error) => error)

  if (staticOnly) return checkStatics({ withBuild: false })
  // Tests of whole processes run the service that users run.
  await check('service build', () => ensureBuilt('service'))
  // They wait a third of their time: the dashboard's build takes it.
  await Promise.all([checkStatics({ withBuild: true }), runVitest()])
  const chromium = await browser
  await check(
    'Playwright',
    async () => {
      if (typeof chromium !== 'string')
        return { code: 1, output: chromium instanceof Error ? chromium.message : String(chromium) }
      return tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
      })
    },
    ({ code }) => countPlaywright(readReport('playwright.json'), code),
  )
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    endSteps()
    process.exit(130)
  })
}
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

try {
  await main()
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  total.failed += 1
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
