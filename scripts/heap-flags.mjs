import { totalmem } from 'node:os'

/** The memory that this machine or container has, in megabytes. */
function memoryMb() {
  const limit = process.constrainedMemory?.() ?? 0
  const total = totalmem()
  return (limit > 0 && limit < total ? limit : total) / 1024 / 1024
}

/**
 * V8's flags for one of our programs. By itself it lets the young generation grow to a hundred megabytes on a large
 * machine, and hands none of it back.
 * @param {'service' | 'dashboard'} name
 * @param {number} [megabytes] of the machine
 */
export function heapFlags(name, megabytes = memoryMb()) {
  const [share, max] = name === 'service' ? [0.5, 2048] : [0.25, 1024]
  const oldSpace = Math.round(Math.min(max, Math.max(256, megabytes * share)))
  return ['--max-semi-space-size=4', `--max-old-space-size=${oldSpace}`]
}
