/** Wakes one waiter early. A ring while nobody waits is not lost: the next wait ends at once. */
export function createAlarm(): { ring(): void; wait(mostMs: number): Promise<void> } {
  let rung = false
  let wakeUp: (() => void) | undefined
  return {
    ring() {
      rung = true
      wakeUp?.()
    },
    async wait(mostMs) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const clock = setTimeout(resolve, mostMs)
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
