import { setTimeout } from 'node:timers/promises'
import { type ReactElement, Suspense } from 'react'

/**
 * A part of the page that waits for the service: without a boundary where the answer is quick, since React shows what
 * stands behind one up to 300 ms late; with a skeleton meanwhile where it is slow.
 */
export async function drawSoon(
  part: Promise<ReactElement>,
  skeleton: ReactElement,
  patienceMs = 250,
): Promise<ReactElement> {
  const quick = await Promise.race([
    part.then((drawn) => ({ drawn })),
    setTimeout(patienceMs, undefined, { ref: false }),
  ])
  return quick ? quick.drawn : <Suspense fallback={skeleton}>{part}</Suspense>
}
