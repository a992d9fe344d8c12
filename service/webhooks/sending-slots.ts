import type { ClaimedDelivery } from './claim-deliveries.ts'
import type { Lane } from './delivery-lane.ts'

/** Concurrent requests of a worker, to all endpoints together. */
const maxSending = 512

/**
 * The requests that a worker may have at once. A lane that finds all of them taken gets the next that ends, before the
 * lane whose request it was, so that no busy lane keeps another one out.
 * @param send makes one attempt; never rejects
 * @param onFreed is called when a request of the lane has ended
 */
export function createSendingSlots(
  send: (lane: Lane, claim: ClaimedDelivery) => Promise<void>,
  onFreed: (lane: Lane) => void,
) {
  const sends = new Set<Promise<void>>()
  /** Lanes that wait for a place, the longest first. */
  const crowdedOut = new Set<Lane>()
  const areTaken = () => sends.size >= maxSending

  function fill(lane: Lane): void {
    while (lane.sending < lane.window && lane.waiting.length > 0) {
      if (areTaken()) {
        crowdedOut.add(lane)
        return
      }
      const claim = lane.waiting.shift()
      if (!claim) return
      lane.sending += 1
      const sent = send(lane, claim).finally(() => {
        sends.delete(sent)
        lane.sending -= 1
        fillFreed(lane)
      })
      sends.add(sent)
    }
  }

  function fillFreed(lane: Lane): void {
    for (const other of crowdedOut) {
      if (areTaken()) break
      // It queues up again, behind the others, if it has more.
      crowdedOut.delete(other)
      fill(other)
    }
    fill(lane)
    onFreed(lane)
  }

  return { areTaken, fill, ended: () => Promise.all(sends) }
}
