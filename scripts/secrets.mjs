import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainDisk, StartupError } from './stop.mjs'

/**
 * @typedef {object} Secrets
 * @property {string} sealing_key 32 bytes, base64: what must be read again is sealed with it
 * @property {string} token_key 32 bytes, base64: HMAC key of claim tokens and codes
 * @property {string} nextauth_secret 32 bytes, base64: the dashboard's session cookies
 */

/**
 * Makes `DATA_DIR/secrets.json` (mode 0600) on first use and keeps it for ever. It is written whole under another name
 * and linked, so that of two starters at once the second reads the first one's file.
 * @param {string} dataDir
 * @returns {Secrets}
 * @throws {StartupError} when the folder cannot be written or the file lacks a member
 */
export function ensureSecrets(dataDir) {
  const path = join(dataDir, 'secrets.json')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    const kept = readIfPresent(path)
    if (kept === undefined) make(path)
    const secrets = JSON.parse(kept ?? readFileSync(path, 'utf8'))
    for (const name of ['sealing_key', 'token_key', 'nextauth_secret']) {
      if (typeof secrets[name] !== 'string')
        throw new StartupError(`${path} lacks ${name}: restore it from your backup.`)
    }
    return secrets
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new StartupError(`${path} is not JSON: restore it from your backup.`)
    const said = String(error)
    if (/ENOTDIR|EEXIST/.test(said))
      throw new StartupError(`DATA_DIR (${dataDir}) is not a folder: set DATA_DIR to one.`)
    if (error instanceof StartupError || !(error instanceof Error && 'code' in error)) throw error
    throw (
      explainDisk(said, `DATA_DIR (${dataDir})`, ', or set DATA_DIR to another folder') ??
      new StartupError(
        `DATA_DIR (${dataDir}) cannot be written (${error.code}): set DATA_DIR to another folder.`,
      )
    )
  }
}

/** @param {string} path */
function make(path) {
  const key = () => randomBytes(32).toString('base64')
  const secrets = { sealing_key: key(), token_key: key(), nextauth_secret: key() }
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST' && readIfPresent(path)))
      throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** @param {string} path */
function readIfPresent(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
