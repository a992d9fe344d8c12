import { busyMachine } from '../../outbound/unavailable.ts'

/**
 * Lets a few pieces of work run at the same time and the others wait, in the order in which they came, but only those
 * whose turn will come soon: by how long the last pieces took. Who would wait longer is refused at once, and who did wait
 * longer is refused then, with {@link Unavailable}; its work does not begin.
 */
export function createBoundedLine({ atOnce, maxWaitMs }: { atOnce: number; maxWaitMs: number }): {
  run<T>(work: () => Promise<T>): Promise<T>
} {
  const waiting: (() => void)[] = []
  let working = 0
  /** Of one piece, leaning to the last ones; a first guess is not needed, since a first line is short. */
  let usualMs = 0

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const onTurn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(onTurn), 1)
        reject(busyMachine())
      }, maxWaitMs)
      waiting.push(onTurn)
    })
  }

  return {
    async run(work) {
      if (working >= atOnce) {
        const rounds = Math.floor(waiting.length / atOnce) + 1
        if (rounds * usualMs > maxWaitMs) throw busyMachine()
        await turn()
      } else working += 1
      const began = performance.now()
      try {
        return await work()
      } finally {
        const tookMs = performance.now() - began
        usualMs = usualMs === 0 ? tookMs : 0.7 * usualMs + 0.3 * tookMs
        const next = waiting.shift()
        if (next) next()
        else working -= 1
      }
    },
  }
}
