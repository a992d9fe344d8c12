import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectNode, root } from './environment.mjs'
import { runStep, tail, withProgress } from './run-step.mjs'
import { StartupError } from './stop.mjs'

/** Where the demo is kept, apart from DATA_DIR. */
const demoDir = join(root, '.demo')

/** Whoever looks around quickly makes more requests than an agent does in its work. */
const plenty = JSON.stringify({ default: { limit: 10_000, window_seconds: 60 } })

/** What a demo takes over from the operator's settings: where it listens, and what on this network it may reach. */
const addresses = ['HOST', 'SERVICE_PORT', 'DASHBOARD_PORT', 'OUTBOUND_ALLOW']

/**
 * Every setting but the addresses is unset, so that a demo reaches nobody's database, mail server or bucket.
 * @param {import('./environment.mjs').Environment} env
 * @returns {import('./environment.mjs').Environment}
 */
export function demoEnvironment(env) {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const names = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
  const unset = names.filter((name) => !addresses.includes(name)).map((name) => [name, ''])
  return { ...env, ...Object.fromEntries(unset), DATA_DIR: demoDir, RATE_LIMITS: plenty }
}

/**
 * Fills the directory on the first start. One that was not filled to its end is left for the user to remove.
 * @param {string} dataDir @param {NodeJS.ProcessEnv} env @param {string} script that fills it
 * @throws {StartupError} when the directory has something else in it, or filling fails
 */
export async function fillDemo(dataDir, env, script) {
  if (existsSync(join(dataDir, 'demo.json'))) return
  if (readdirSync(dataDir).some((name) => name !== 'secrets.json')) {
    throw new StartupError(
      `The demo in ${dataDir} is not complete. Remove the directory and run npm run demo again.`,
    )
  }
  await withProgress('Filling the demo with a month of work', async () => {
    const { code, output } = await runStep(projectNode(), [script], env)
    if (code !== 0) throw new StartupError(`The demo could not be filled:\n${tail(output, 20)}`)
  })
}

/** @param {string} dataDir @param {string} mailPlace */
export function demoSignIn(dataDir, mailPlace) {
  /** @type {{ email: string, key: string }} */
  const { email, key } = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8'))
  return [
    '',
    `Sign in with this API key: ${key}`,
    `or request a sign-in link for ${email}; it arrives at ${mailPlace}`,
    `The demo is kept in ${dataDir}. To remove it, stop it and run: rm -rf ${relative(process.cwd(), dataDir) || dataDir}`,
  ].join('\n')
}
