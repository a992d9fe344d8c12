import { spawn } from 'node:child_process'
import { root } from './environment.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs a program to its end, keeping what it says.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>} code 127 when it could not be started
 */
export function runStep(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    running.add(child)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Ends the steps under way, for Ctrl-C. */
export function endSteps() {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Tells that a long step began, that it goes on, and how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function withProgress(title, step) {
  const from = Date.now()
  const elapsed = () => `${Math.round((Date.now() - from) / 1000)} s`
  console.log(`${title} ...`)
  const ticker = setInterval(() => console.log(`  ${title} ... ${elapsed()}`), 10_000)
  try {
    const result = await step()
    console.log(`  done in ${elapsed()}`)
    return result
  } finally {
    clearInterval(ticker)
  }
}

/**
 * @param {string} text
 * @param {number} lines
 */
export function tail(text, lines) {
  return text.trimEnd().split('\n').slice(-lines).join('\n')
}
