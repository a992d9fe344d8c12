import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'
import { runNpm } from './npm.mjs'
import { tail, withProgress } from './run-step.mjs'
import { explainDisk, StartupError } from './stop.mjs'

/** @typedef {{ version?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} LockFile */

/**
 * Whether what npm noted in node_modules is what the lock file asks for. Packages of other platforms are optional and
 * may be absent; nothing may be there in another version.
 * @param {LockFile} wanted package-lock.json
 * @param {LockFile} found node_modules/.package-lock.json
 * @param {boolean} withDev whether the tools of development are needed too
 */
export function isInstalled(wanted, found, withDev) {
  const { '': _, ...packages } = wanted.packages ?? {}
  const installed = found.packages ?? {}
  const complete = Object.entries(packages).every(([path, { optional, devOptional, dev }]) => {
    return path in installed || optional || devOptional || (dev && !withDev)
  })
  const exact = Object.entries(installed).every(([path, { version, integrity }]) => {
    return packages[path]?.version === version && packages[path]?.integrity === integrity
  })
  return complete && exact
}

/**
 * Installs the packages when they are missing or not those of the lock file.
 * @param {{ withDev: boolean }} options
 * @throws {StartupError}
 */
export async function ensureInstalled({ withDev }) {
  const wanted = readLock('package-lock.json')
  if (!wanted) throw new StartupError('package-lock.json is missing: restore it with git.')
  const found = readLock(join('node_modules', '.package-lock.json'))
  if (found && isInstalled(wanted, found, withDev)) return
  await withProgress('Installing packages (a minute or so)', async () => {
    const { code, output } = await runNpm([
      'ci',
      '--no-audit',
      '--no-fund',
      ...(withDev ? ['--include=dev'] : []),
    ])
    if (code === 0) return
    const reason = explainDisk(output, root, ', or move the project')
    if (reason) throw reason
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(output)) {
      throw new StartupError(
        `The package registry cannot be reached: check the network and npm's settings (npm config get registry).`,
      )
    }
    throw new StartupError(`npm ci failed:\n${tail(output, 30)}`)
  })
}

/**
 * @param {string} path relative to the root
 * @returns {LockFile | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return undefined
  }
}
