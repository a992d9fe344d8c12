/**
 * The error that the queue reports. It copies the errors of its workers into plain objects, which no `instanceof` finds and no
 * log can describe: their message is there, and the driver's code. Where several addresses refused, the copy lacks the
 * system call; the queue uses the network only to reach its database.
 */
export function queueError(reported: unknown): Error {
  if (reported instanceof Error) return reported
  if (typeof reported !== 'object' || reported === null || !('message' in reported))
    return new Error(String(reported))
  return Object.assign(new Error(String(reported.message)), { syscall: 'connect' }, reported)
}
