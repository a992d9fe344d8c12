/** What a statement changes at most that changes rows of many tenants, or of no bounded number: nobody waits for more. */
export const batchRows = 500
/** How long one visit of housekeeping takes at most. */
const visitMs = 30_000

/**
 * Repeats a statement, or a short transaction, that changes at most `batchRows` rows until it finds fewer. Ends sooner
 * once `stopping` is aborted or `maxMs` have passed; the next visit goes on.
 * @param batch returns how many rows it changed
 * @returns false if it ended before it found fewer
 */
export async function inBatches(
  { stopping }: { stopping: AbortSignal },
  batch: () => Promise<number>,
  maxMs = visitMs,
): Promise<boolean> {
  const until = performance.now() + maxMs
  for (;;) {
    const rows = await batch()
    if (rows < batchRows) return true
    if (performance.now() > until || stopping.aborted) return false
  }
}
