const stepMs = 250

/**
 * Calls back after `ms` in which this process could run. A step that comes late, because the process or the machine was
 * busy, counts once: what the other end sent meanwhile could not be read, and is not its delay.
 * @returns stops the clock
 */
export function startClock(ms: number, onEnd: () => void): () => void {
  const step = Math.min(ms, stepMs)
  let left = ms
  let last: NodeJS.Immediate | undefined
  const timer = setInterval(() => {
    left -= step
    if (left > 0) return
    clearInterval(timer)
    // What arrived during this step is read first.
    last = setImmediate(onEnd)
  }, step)
  return () => {
    clearInterval(timer)
    if (last) clearImmediate(last)
  }
}
