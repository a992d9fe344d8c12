import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import util from 'node:util'
import { build, isBuilt } from './build.mjs'
import { checkPort } from './check-port.mjs'
import { demoEnvironment, demoSignIn, fillDemo } from './demo.mjs'
import {
  localServiceUrl,
  localUrl,
  projectNode,
  readEnvironment,
  readSettings,
  root,
  toolEnvironment,
} from './environment.mjs'
import { heapFlags } from './heap-flags.mjs'
import { ensureInstalled } from './install.mjs'
import { checkNodeVersion } from './node-version.mjs'
import { Program, stopPrograms } from './program.mjs'
import { endSteps, tail, withProgress } from './run-step.mjs'
import { ensureSecrets } from './secrets.mjs'
import { explainDisk, StartupError } from './stop.mjs'
import { SupervisedProgram } from './supervised-program.mjs'

/** For the last answers (30 s) and the jobs (16 s), and a moment more; the time for which the API drains comes to it. */
const graceMs = 50_000

/** @type {SupervisedProgram[]} */
const programs = []
let stopping = false
let drainMs = 0

/** @typedef {{ dev: boolean, demo: boolean, only: string | undefined, roles: string }} Options */

/** @returns {Options} */
function readOptions() {
  try {
    const { values } = util.parseArgs({
      options: {
        dev: { type: 'boolean', default: false },
        demo: { type: 'boolean', default: false },
        only: { type: 'string' },
        roles: { type: 'string', default: 'api,worker' },
      },
    })
    return {
      dev: values.dev ?? false,
      demo: values.demo ?? false,
      only: values.only,
      roles: values.roles ?? 'api,worker',
    }
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error} (known: --roles api,worker)`)
  }
}

async function main() {
  checkNodeVersion(process.version)
  const options = readOptions()
  const environment = options.demo ? demoEnvironment(readEnvironment()) : readEnvironment()
  const settings = readSettings(environment)
  drainMs = settings.drainMs
  if (environment.PORT && !environment.SERVICE_PORT && !environment.DASHBOARD_PORT) {
    console.log('PORT is not read: there are two programs. Set SERVICE_PORT and DASHBOARD_PORT.')
  }
  const withService = options.only === 'service' || (options.only === undefined && !settings.dashboardAlone)
  const withDashboard = options.only !== 'service'
  const answers = withService && options.roles.split(',').includes('api')

  if (answers) await checkPort(settings.host, settings.servicePort, 'SERVICE_PORT')
  if (withDashboard) await checkPort(settings.host, settings.dashboardPort, 'DASHBOARD_PORT')
  if (withService && withDashboard && settings.servicePort === settings.dashboardPort) {
    throw new StartupError(
      `SERVICE_PORT and DASHBOARD_PORT are both ${settings.servicePort}: set them to two ports.`,
    )
  }
  await ensureInstalled({ withDev: options.dev })
  const secrets = ensureSecrets(settings.dataDir)
  const env = toolEnvironment({
    ...environment,
    DATA_DIR: settings.dataDir,
    HOST: settings.host,
    SERVICE_PORT: String(settings.servicePort),
    DASHBOARD_PORT: String(settings.dashboardPort),
    SERVICE_URL: settings.serviceUrl,
    DASHBOARD_URL: settings.dashboardUrl,
    // The pages of the demo are on this machine, and can be checked all the same.
    ...(options.demo && { OUTBOUND_ALLOW: environment.OUTBOUND_ALLOW || hostOf(settings.serviceUrl) }),
  })
  const dashboardEnv = {
    ...env,
    NEXTAUTH_SECRET: environment.NEXTAUTH_SECRET || secrets.nextauth_secret,
    NEXTAUTH_URL: settings.dashboardUrl,
    // The service that we start is beside the dashboard: its public address leads out to the proxy and back.
    AGENT_API_URL: answers ? localServiceUrl(settings) : settings.agentApiUrl,
  }
  if (answers && !isBuilt('client')) await buildProgram('client', env)
  // A developer's service and demo run as they are written.
  if (withService && !options.dev && !isBuilt('service')) await buildProgram('service', env)
  if (options.demo)
    await fillDemo(settings.dataDir, env, options.dev || !withService ? 'demo/main.ts' : '.service/demo.mjs')
  if (withDashboard && !options.dev && !isBuilt('dashboard')) await buildProgram('dashboard', dashboardEnv)

  if (withService) {
    const script = options.dev
      ? ['--watch', '--watch-preserve-output', join('service', 'main.ts')]
      : [join('.service', 'main.mjs')]
    const args = [...script, '--roles', options.roles]
    const health = `${localServiceUrl(settings)}/api/agent/health`
    const isReady = answers
      ? (/** @type {Program} */ program) => answersAt(program, health, (status) => status === 200)
      : outlivesItsStart
    launch('service', args, env, options, isReady)
  }
  if (withDashboard) {
    const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
    const where = ['-H', settings.host, '-p', String(settings.dashboardPort)]
    const args = [next, options.dev ? 'dev' : 'start', ...where]
    launch('dashboard', args, dashboardEnv, options, (program) =>
      answersAt(program, localUrl(settings.host, settings.dashboardPort), () => true),
    )
  }
  await withProgress(`Starting the ${programs.map(({ name }) => name).join(' and the ')}`, () =>
    Promise.all(programs.map(({ ready }) => ready)),
  )
  if (stopping) return
  console.log(addresses(environment, settings, { answers, withDashboard }))
  if (options.demo) console.log(demoSignIn(settings.dataDir, mailPlace(environment, settings)))
}

/** `127.0.0.1:4000`, with the port that a browser goes to. @param {string} url */
function hostOf(url) {
  const { hostname, port, protocol } = new URL(url)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

/** @param {import('./build.mjs').Built} program @param {import('./environment.mjs').Environment} env */
async function buildProgram(program, env) {
  await withProgress(`Building the ${program}`, async () => {
    const { code, output } = await build(program, env)
    if (code === 0) return
    if (stopping) return
    throw (
      explainDisk(output, root, ', or move the project') ??
      new StartupError(`The ${program} could not be built:\n${tail(output, 40)}`)
    )
  })
}

/**
 * Starts a program and keeps it running; when it ends for good, so does everything.
 * @param {'service' | 'dashboard'} name @param {string[]} args @param {NodeJS.ProcessEnv} env @param {Options} options
 * @param {(program: Program) => Promise<boolean>} isReady
 */
function launch(name, args, env, options, isReady) {
  if (stopping) return
  const start = () =>
    new Program(name, projectNode(), [...heapFlags(name), ...args], env, { everything: options.dev })
  const onGiveUp = (/** @type {string} */ lastWord) => {
    if (stopping) return
    console.error(lastWord)
    finish(1)
  }
  programs.push(new SupervisedProgram(start, { isReady, tell: console.error, onGiveUp }))
}

/**
 * True once the program answers at the address, false if it ended before.
 * @param {Program} program @param {string} url @param {(status: number) => boolean} isReady
 */
async function answersAt(program, url, isReady) {
  while (!program.ended && !stopping) {
    const status = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).then(
      async (response) => {
        await response.body?.cancel()
        return response.status
      },
      () => undefined,
    )
    if (status !== undefined && isReady(status)) return true
    await sleep(150)
  }
  return false
}

/** A worker has no address to ask; one that refuses to start does so at once. @param {Program} program */
async function outlivesItsStart(program) {
  await Promise.race([program.end, sleep(2_000)])
  return !program.ended
}

/**
 * @param {import('./environment.mjs').Environment} env
 * @param {import('./environment.mjs').Settings} settings
 * @param {{ answers: boolean, withDashboard: boolean }} parts
 */
function addresses(env, settings, { answers, withDashboard }) {
  const lines = ['Masthead is running. Ctrl-C stops it.']
  lines.push(
    `  Dashboard  ${settings.dashboardUrl}${withDashboard ? '' : ' (not started here; links lead there)'}`,
  )
  if (answers) lines.push(`  Service    ${settings.serviceUrl}`, `  Mail       ${mailPlace(env, settings)}`)
  else if (withDashboard) lines.push(`  Service    ${settings.agentApiUrl} (not ours to start)`)
  return lines.join('\n')
}

/** @param {import('./environment.mjs').Environment} env @param {import('./environment.mjs').Settings} settings */
function mailPlace(env, settings) {
  if (env.SMTP_URL) return `by ${URL.canParse(env.SMTP_URL) ? new URL(env.SMTP_URL).host : 'SMTP_URL'}`
  const loopback =
    settings.host === 'localhost' || settings.host === '::1' || settings.host.startsWith('127.')
  return loopback
    ? `${settings.serviceUrl}/outbox`
    : 'goes nowhere: set SMTP_URL (the outbox page is for loopback only)'
}

/** @param {number} code */
async function finish(code) {
  if (stopping) return
  stopping = true
  endSteps()
  const running = programs.map((program) => program.stop()).filter(({ ended }) => !ended)
  if (running.length > 0) {
    const from = Date.now()
    if (code === 0)
      console.log('Stopping: running requests and jobs finish first. Ctrl-C again ends them at once.')
    await stopPrograms(running, graceMs + drainMs)
    if (code === 0) console.log(`Stopped in ${((Date.now() - from) / 1000).toFixed(1)} s.`)
  }
  process.exit(code)
}

let askedAt = 0
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // A second Ctrl-C means now; npm passes on the first one, which the terminal has already sent us.
    if (stopping && Date.now() - askedAt > 500) process.exit(130)
    askedAt = Date.now()
    finish(programs.length > 0 ? 0 : 130)
  })
}
// npm that is told to end (by systemd, Docker, a CI) leaves without telling us: see whether it is still there.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && finish(0), 500).unref()
process.on('exit', () => {
  for (const { program } of programs) program.kill()
})

main().catch((error) => {
  if (stopping) return
  console.error(error instanceof StartupError ? error.message : error)
  finish(1)
})
