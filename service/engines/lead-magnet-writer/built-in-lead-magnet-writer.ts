import { writeLeadMagnet } from './built-in/write-lead-magnet.ts'
import type { LeadMagnetWriter } from './lead-magnet-writer.ts'

const name = 'built-in'

/**
 * The writer of lead magnets that needs no account and no network: each line is a passage of the evidence, word for
 * word or put as something to check. Throws `WriteError` `cancelled` when the signal is aborted.
 */
export function createBuiltInLeadMagnetWriter(): LeadMagnetWriter {
  return { name, write: (request) => writeLeadMagnet(request, name) }
}
