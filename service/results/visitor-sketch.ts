/**
 * How many different visitors a set has, in at most 4 KiB: exactly up to 500, and with a standard error of 1.6 % above
 * (HyperLogLog with 4096 registers; Flajolet et al., 2007). Sketches of several processes merge into one in any order, and
 * merging one twice changes nothing.
 */

/** A visitor is a whole number of 52 random-looking bits. */
export const visitorBits = 52
const exactUpTo = 500
const registerBits = 12
const registers = 2 ** registerBits
const restBits = visitorBits - registerBits
const exactKind = 1
const estimatedKind = 2

/** The sketch of `visitors` and of everyone in the earlier sketch. */
export function addVisitors(earlier: Buffer | null, visitors: Iterable<number>): Buffer {
  if (earlier?.[0] === estimatedKind) return estimate(Buffer.from(earlier), visitors)
  const all = new Set(earlier ? exactVisitors(earlier) : [])
  for (const visitor of visitors) all.add(visitor)
  if (all.size > exactUpTo) {
    const empty = Buffer.alloc(1 + registers)
    empty.writeUInt8(estimatedKind)
    return estimate(empty, all)
  }
  const sketch = Buffer.alloc(1 + all.size * 8)
  sketch.writeUInt8(exactKind)
  let at = 1
  for (const visitor of all) at = sketch.writeDoubleLE(visitor, at)
  return sketch
}

/** How many visitors a sketch has seen. */
export function countVisitors(sketch: Buffer): number {
  if (sketch[0] === exactKind) return (sketch.length - 1) / 8
  let sum = 0
  let zeros = 0
  for (const rank of sketch.subarray(1)) {
    sum += 2 ** -rank
    if (rank === 0) zeros += 1
  }
  const raw = ((0.7213 / (1 + 1.079 / registers)) * registers * registers) / sum
  // Few registers are taken: counting the empty ones is more exact.
  const few = zeros > 0 && raw <= 2.5 * registers
  return Math.round(few ? registers * Math.log(registers / zeros) : raw)
}

function exactVisitors(sketch: Buffer): number[] {
  return Array.from({ length: (sketch.length - 1) / 8 }, (_, at) => sketch.readDoubleLE(1 + at * 8))
}

/** Each register keeps the longest run of leading zeros that it saw. */
function estimate(sketch: Buffer, visitors: Iterable<number>): Buffer {
  for (const visitor of visitors) {
    const at = 1 + (visitor % registers)
    const rest = Math.floor(visitor / registers)
    const rank = rest === 0 ? restBits + 1 : restBits - Math.floor(Math.log2(rest))
    if (rank > (sketch[at] ?? 0)) sketch.writeUInt8(rank, at)
  }
  return sketch
}
