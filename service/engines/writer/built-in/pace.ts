import { WriteError } from '../writer.ts'

/** Called often inside long loops; see {@link createYielder}. */
export type Yielder = () => Promise<void>

const maxStretchMs = 12

/**
 * Lets webhooks and polls of the same process run while we work: gives the event loop away when the current
 * stretch is over 12 ms. Throws {@link WriteError} `cancelled` once the signal is aborted.
 */
export function createYielder(signal: AbortSignal): Yielder {
  let since = performance.now()
  return async () => {
    if (signal.aborted) throw new WriteError('cancelled', 'The writing was cancelled.')
    if (performance.now() - since < maxStretchMs) return
    await new Promise<void>((resolve) => setImmediate(resolve))
    since = performance.now()
    if (signal.aborted) throw new WriteError('cancelled', 'The writing was cancelled.')
  }
}
