import { createServer } from 'node:net'
import { StartupError } from './stop.mjs'

/**
 * Asks before the long steps whether the program will be able to listen.
 * @param {string} host
 * @param {number} port
 * @param {string} setting the variable that moves it
 * @returns {Promise<void>}
 */
export function checkPort(host, port, setting) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(explain(error, host, port, setting)))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}

/** @param {Error & { code?: string }} error @param {string} host @param {number} port @param {string} setting */
function explain(error, host, port, setting) {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} on ${host} is taken: stop the program that uses it, or set ${setting} to another port.`,
    )
  }
  if (error.code === 'EACCES')
    return new StartupError(`Port ${port} is not allowed to this user: set ${setting} to 1024 or more.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(
      `HOST is ${host}, which is no address of this machine: set HOST to 127.0.0.1, 0.0.0.0 or one of its own.`,
    )
  }
  return error
}
