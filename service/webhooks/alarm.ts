/** Wakes one waiter early. A ring without a waiter is not lost: the next wait ends immediately. */
export function createWakeSignal(): { ring(): void; wait(maxMs: number): Promise<void> } {
  let rung = false
  let wakeUp: (() => void) | undefined
  return {
    ring() {
      rung = true
      wakeUp?.()
    },
    async wait(maxMs) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const clock = setTimeout(resolve, maxMs)
          wakeUp = () => {
            clearTimeout(clock)
            resolve()
          }
        })
      }
      rung = false
      wakeUp = undefined
    },
  }
}
