import { setTimeout as sleep } from 'node:timers/promises'
import { tail } from './run-step.mjs'

/**
 * @typedef {object} RestartPolicy
 * @property {number} firstPauseMs before the first restart; each further one waits twice as long
 * @property {number} maxPauseMs
 * @property {number} maxRestarts in a row
 * @property {number} wellAfterMs a program that has run this long has run well, and its earlier ends are forgotten
 */

/** Tries for about three minutes: longer than a database takes to restart, shorter than nobody should know. */
/** @type {RestartPolicy} */
export const usualRestarts = { firstPauseMs: 1_000, maxPauseMs: 30_000, maxRestarts: 10, wellAfterMs: 60_000 }

const wordsShown = 12

/**
 * Keeps a program running: one that ends is started again, after a pause that doubles. A program that never became
 * ready is not, since it refuses to start and says why.
 */
export class SupervisedProgram {
  /**
   * @param {() => import('./program.mjs').Program} start
   * @param {object} options
   * @param {(program: import('./program.mjs').Program) => Promise<boolean>} options.isReady resolves with true once it
   * does its work, with false if it ended before
   * @param {(line: string) => void} options.tell for what the operator should know and need not act on
   * @param {(lastWord: string) => void} options.onGiveUp it ended for good
   * @param {RestartPolicy} [options.policy]
   */
  constructor(start, { isReady, tell, onGiveUp, policy = usualRestarts }) {
    this.start = start
    this.isReady = isReady
    this.tell = tell
    this.policy = policy
    this.stopping = new AbortController()
    this.program = start()
    this.name = this.program.name
    /** @type {Promise<void>} resolves when the first program became ready, and never if it did not */
    this.ready = new Promise((resolve) => {
      this.onFirstReady = resolve
    })
    /** @type {{ how: string, at: number }[]} the ends since it last ran well */
    this.ends = []
    this.run().then((lastWord) => lastWord !== undefined && onGiveUp(lastWord))
  }

  /** The program that runs, for a stop: none is started after it. */
  stop() {
    this.stopping.abort()
    return this.program
  }

  /** @returns {Promise<string | undefined>} the last word, unless it was stopped */
  async run() {
    const { firstPauseMs, maxPauseMs, maxRestarts } = this.policy
    for (let isFirst = true; ; isFirst = false) {
      const becameReady = await this.watch(isFirst)
      const how = await this.program.end
      if (this.stopping.signal.aborted) return undefined
      if (isFirst && !becameReady) return this.program.exitMessage(how)
      this.ends.push({ how, at: Date.now() })
      if (this.ends.length > maxRestarts) return this.lastWord()
      const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** (this.ends.length - 1))
      this.tell(
        `The ${this.name} ended (${how}). It is started again in ${inWords(pauseMs)}, restart ${this.ends.length} of ${maxRestarts}.`,
      )
      await sleep(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined)
      if (this.stopping.signal.aborted) return undefined
      this.program = this.start()
    }
  }

  /** Until the program ends. @param {boolean} isFirst */
  async watch(isFirst) {
    const { program } = this
    const becameReady = await Promise.race([this.isReady(program), program.end.then(() => false)])
    if (!becameReady) return false
    program.ready = true
    if (isFirst) this.onFirstReady?.()
    else this.tell(`The ${this.name} is running again.`)
    const well = setTimeout(() => {
      this.ends = []
    }, this.policy.wellAfterMs)
    await program.end
    clearTimeout(well)
    return true
  }

  lastWord() {
    const [first] = this.ends
    const took = inWords(Date.now() - (first?.at ?? Date.now()))
    const counts = Object.entries(Object.groupBy(this.ends, ({ how }) => how)).map(
      ([how, those]) => `${how}${those && those.length > 1 ? ` (${those.length} times)` : ''}`,
    )
    const said = this.program.words.length > 0 ? tail(this.program.words.join('\n'), wordsShown) : '(nothing)'
    return [
      `The ${this.name} ended ${this.ends.length} times within ${took} and is not started again.`,
      `How it ended: ${counts.join(', ')}. What it said last:`,
      ...said.split('\n').map((line) => `  ${line}`),
      this.remedy(),
    ].join('\n')
  }

  remedy() {
    const how = this.ends.at(-1)?.how ?? ''
    const words = this.program.words.join('\n')
    if (/heap out of memory|ERR_WORKER_OUT_OF_MEMORY/i.test(words)) {
      return 'It needs more memory than Node gives it: set NODE_OPTIONS=--max-old-space-size=2048 (MB), then start again.'
    }
    if (how === 'signal SIGKILL') {
      return 'Something killed it, most often the system when memory runs out (see the kernel log): free some memory, then start again.'
    }
    return 'Fix what it says above, then start again. Nothing that was accepted is lost: it continues with the next start.'
  }
}

/** @param {number} ms */
function inWords(ms) {
  if (ms < 1_000) return `${ms} ms`
  return ms < 120_000 ? `${Math.round(ms / 1_000)} s` : `${Math.round(ms / 60_000)} minutes`
}
