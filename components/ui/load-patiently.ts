import { reportUnsent } from './connection.ts'

const tries = 3
const pauseMs = 5_000

/**
 * Loads a part of the page that comes later. Without a network it says so and waits: failing would end the whole page,
 * and what was typed with it. A part that fails though the network is there (an older release) fails after three tries.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await load()
    } catch (error) {
      if (!isUnloaded(error) || (failures >= tries && navigator.onLine)) throw error
      reportUnsent()
      await networkAgain()
    }
  }
}

/** What a form is judged by: undefined, after saying so, where it cannot be loaded now. */
export async function loadNow<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load()
  } catch (error) {
    if (!isUnloaded(error)) throw error
    reportUnsent()
    return undefined
  }
}

function isUnloaded(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

function networkAgain(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, pauseMs)
    window.addEventListener('online', go)
  })
}
