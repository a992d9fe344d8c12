import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './environment.mjs'
import { readLogLine } from './log-line.mjs'

const wordsKept = 20
const quiet = process.stdout.isTTY === true

/**
 * A program that runs until it is stopped. It has a process group of its own, so that Ctrl-C in a terminal
 * reaches us alone and each program is told once.
 */
export class Program {
  /**
   * @param {string} name as it is shown
   * @param {string} executable
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} env
   * @param {{ everything: boolean }} show everything, or (at a terminal) warnings and errors only
   */
  constructor(name, executable, args, env, show) {
    this.name = name
    this.everything = show.everything
    this.ready = false
    this.ended = false
    /** @type {string[]} the last lines, readable by a person */
    this.words = []
    /** @type {string[]} plain lines on stderr before it was ready: what a program says that refuses to start */
    this.refusal = []
    const ownGroup = process.platform !== 'win32'
    this.child = spawn(executable, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: ownGroup,
      windowsHide: true,
    })
    const { stdout, stderr } = this.child
    createInterface({ input: stdout }).on('line', (line) => this.hear(line, false))
    createInterface({ input: stderr }).on('line', (line) => this.hear(line, true))
    /** @type {Promise<string>} how it ended */
    this.end = new Promise((resolve) => {
      const ended = (/** @type {string} */ how) => {
        this.ended = true
        resolve(how)
      }
      this.child.on('error', (error) => ended(error.message))
      this.child.on('close', (code, signal) => ended(signal ? `signal ${signal}` : `code ${code}`))
    })
  }

  /** @param {string} line @param {boolean} isError */
  hear(line, isError) {
    const entry = readLogLine(line)
    this.words = [...this.words, entry?.text ?? line].slice(-wordsKept)
    if (!entry && !this.ready) {
      if (isError && line.trim()) this.refusal.push(line)
      return
    }
    if (!quiet) console.log(line)
    else if (this.everything || (entry?.level ?? 40) >= 40)
      console.log(`${this.name}: ${entry?.text ?? line}`)
  }

  /**
   * For the operator: its one sentence when it refused to start, else its last words.
   * @param {string} how it ended
   */
  exitMessage(how) {
    const [sentence, ...more] = this.refusal
    if (!this.ready && sentence !== undefined && more.length === 0) return sentence
    const words = this.words.length > 0 ? this.words : ['(none)']
    return [`The ${this.name} ended (${how}). Its last words:`, ...words.map((line) => `  ${line}`)].join(
      '\n',
    )
  }

  /** @param {NodeJS.Signals} signal */
  tell(signal) {
    if (!this.ended) this.child.kill(signal)
  }

  /** What is left of its process group, itself included. */
  kill() {
    const { pid } = this.child
    if (pid === undefined) return
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
    } catch {
      // Nothing is left, which is what was wanted.
    }
  }
}

/**
 * Tells every program to finish what it does, and ends what has not ended by the deadline.
 * @param {Program[]} programs
 * @param {number} graceMs
 */
export async function stopPrograms(programs, graceMs) {
  for (const program of programs) program.tell('SIGTERM')
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const deadline = new Promise((resolve) => {
    timer = setTimeout(resolve, graceMs)
  })
  await Promise.race([deadline, Promise.all(programs.map(({ end }) => end))])
  clearTimeout(timer)
  for (const program of programs) program.kill()
  await Promise.all(programs.map(({ end }) => end))
}
