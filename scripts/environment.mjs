import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runsService } from './node-version.mjs'
import { StartupError } from './stop.mjs'

/** The repository's root. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The Node of our programs: the one that npm installs with the project, since people come with an older one. An image has one. */
export function projectNode() {
  return !existsSync(ownNode) && runsService(process.version) ? process.execPath : ownNode
}

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * What the launcher needs to know. The programs read and judge everything else themselves.
 * @typedef {object} Settings
 * @property {string} dataDir absolute
 * @property {string} host the address to listen on
 * @property {number} servicePort
 * @property {number} dashboardPort
 * @property {string} serviceUrl public address, without a trailing slash
 * @property {string} dashboardUrl public address, without a trailing slash
 * @property {string} agentApiUrl whom the dashboard asks
 * @property {number} drainMs at most, how long the service goes on answering when it is told to end
 * @property {boolean} dashboardAlone true when the dashboard uses another server
 */

/**
 * Reads the lines `NAME=value` of an env file: `#` starts a comment, `export ` is allowed, quotes keep spaces and `#`,
 * and `\n` inside double quotes is a line break.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseEnvFile(text) {
  /** @type {Record<string, string>} */
  const values = {}
  for (const line of text.split(/\r?\n/)) {
    const [, name, rest = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (name === undefined) continue
    const [, quote, quoted = ''] = /^(["'`])(.*?)\1\s*(?:#.*)?$/.exec(rest) ?? []
    const bare = rest.startsWith('#') ? '' : rest.replace(/\s+#.*$/, '')
    values[name] = quote === undefined ? bare : quote === '"' ? quoted.replaceAll('\\n', '\n') : quoted
  }
  return values
}

/**
 * The process environment over `.env`. An empty value counts as unset.
 * @returns {Environment}
 */
export function readEnvironment() {
  const file = join(root, '.env')
  const fromFile = existsSync(file) ? parseEnvFile(readFileSync(file, 'utf8')) : {}
  return { ...fromFile, ...process.env }
}

/**
 * @param {Environment} env
 * @returns {Settings}
 * @throws {StartupError} naming the setting that is wrong
 */
export function readSettings(env) {
  const host = env.HOST || '127.0.0.1'
  const servicePort = port(env, 'SERVICE_PORT', 4000)
  const dashboardPort = port(env, 'DASHBOARD_PORT', 3000)
  const serviceUrl = address(env, 'SERVICE_URL') ?? `http://${hostInUrl(host)}:${servicePort}`
  return {
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    host,
    servicePort,
    dashboardPort,
    serviceUrl,
    dashboardUrl: address(env, 'DASHBOARD_URL') ?? `http://${hostInUrl(host)}:${dashboardPort}`,
    agentApiUrl: address(env, 'AGENT_API_URL') ?? serviceUrl,
    // The service judges the setting itself.
    drainMs: (Number(env.DRAIN_SECONDS) || 5) * 2_000,
    dashboardAlone: Boolean(env.AGENT_API_URL),
  }
}

/** @param {Environment} env @param {string} name @param {number} fallback */
function port(env, name, fallback) {
  const value = env[name] || String(fallback)
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    throw new StartupError(`${name} is ${JSON.stringify(value)}: set it to a port number from 1 to 65535.`)
  }
  return number
}

/** @param {Environment} env @param {string} name */
function address(env, name) {
  const value = env[name]
  if (!value) return undefined
  if (!/^https?:\/\/[^/\s]/.test(value)) {
    throw new StartupError(
      `${name} is ${JSON.stringify(value)}: set it to an address that begins with http:// or https://.`,
    )
  }
  return value.replace(/\/+$/, '')
}

/**
 * A wildcard is an address to listen on, not one to visit.
 * @param {string} host
 */
function hostInUrl(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Where a program that listens on `host` is reached from this machine, without a trailing slash.
 * @param {string} host
 * @param {number} port
 */
export function localUrl(host, port) {
  const at = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${at.includes(':') ? `[${at}]` : at}:${port}`
}

/** @param {Settings} settings */
export function localServiceUrl({ host, servicePort }) {
  return localUrl(host, servicePort)
}

/**
 * The environment of every program we start: the project's own Node and tools come first.
 * @param {Environment} env
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(env) {
  const separator = process.platform === 'win32' ? ';' : ':'
  const path = [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin'), env.PATH ?? '']
  const tools = Object.assign({ ...process.env }, env, {
    PATH: path.join(separator),
    NEXT_TELEMETRY_DISABLED: '1',
    // Each start compiles some thousand files else: kept, a service starts in three quarters of the work.
    NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE || join(root, 'node_modules', '.cache', 'compiled'),
    // The C library keeps a heap for each of its many threads else, and hands none of them back.
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || '2',
    // By themselves these grow with what was once freed, such as the code that a start reads, which then stays.
    MALLOC_MMAP_THRESHOLD_: env.MALLOC_MMAP_THRESHOLD_ || '65536',
    MALLOC_TRIM_THRESHOLD_: env.MALLOC_TRIM_THRESHOLD_ || '65536',
  })
  // Each tool sets its own.
  Reflect.deleteProperty(tools, 'NODE_ENV')
  return tools
}
