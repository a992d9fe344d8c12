import { StartupError } from './stop.mjs'

/**
 * @param {string} version for example `v20.9.0`
 * @throws {StartupError} below 20.9
 */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 9)) return
  throw new StartupError(
    `Node ${version.replace(/^v/, '')} is too old: install Node 20.9 or newer and run this again.`,
  )
}

/**
 * Whether this Node runs the programs by itself: it reads TypeScript without a flag or a warning.
 * @param {string} version for example `v24.12.0`
 */
export function runsService(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 12)
}
