import type { Yielder } from './pace.ts'
import type { Vector } from './vectors.ts'

const rounds = 20
const damping = 0.7

/**
 * TextRank drawn towards the topic: how much the other sentences agree with each, weighted by their own rank, with
 * restarts at what is relevant. The similarity of all pairs is never written down: the sum over X·Xᵀ goes through
 * the terms, so a round costs as much as reading the vectors once. Values from 0 to 1.
 */
export async function rankCentrality(
  vectors: Vector[],
  size: number,
  relevance: Float64Array,
  pace: Yielder,
): Promise<Float64Array> {
  const count = vectors.length
  const total = relevance.reduce((sum, value) => sum + value, 0)
  const restart = relevance.map((value) => (total > 0 ? value / total : 1 / Math.max(count, 1)))
  /** Sum over all other sentences of similarity × value. */
  const spreadOver = async (values: Float64Array): Promise<Float64Array> => {
    const byTerm = new Float64Array(size)
    for (const [row, { ids, weights }] of vectors.entries()) {
      const value = values[row] ?? 0
      for (let at = 0; at < ids.length; at++)
        byTerm[ids[at] ?? 0] = (byTerm[ids[at] ?? 0] ?? 0) + value * (weights[at] ?? 0)
    }
    await pace()
    const sums = new Float64Array(count)
    for (const [row, { ids, weights }] of vectors.entries()) {
      let sum = 0
      for (let at = 0; at < ids.length; at++) sum += (byTerm[ids[at] ?? 0] ?? 0) * (weights[at] ?? 0)
      sums[row] = Math.max(0, sum - (values[row] ?? 0))
    }
    await pace()
    return sums
  }
  const degrees = await spreadOver(new Float64Array(count).fill(1))
  let rank = Float64Array.from(restart)
  for (let round = 0; round < rounds; round++) {
    const sums = await spreadOver(rank.map((value, row) => value / ((degrees[row] ?? 0) || 1)))
    rank = sums.map((sum, row) => (1 - damping) * (restart[row] ?? 0) + damping * sum)
  }
  const highest = rank.reduce((most, value) => Math.max(most, value), 0) || 1
  return rank.map((value) => value / highest)
}
