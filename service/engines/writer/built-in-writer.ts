import { writeDigest } from './built-in/digest/write-digest.ts'
import type { Writer } from './writer.ts'

const engineName = 'built-in'

/**
 * The writer that needs no account and no network. It cannot write, so it digests: what the sources say about the
 * topic, each statement a passage of a source, word for word; with nothing that bears on it, it hands back a brief.
 * Throws WriteError `cancelled` when the signal is aborted, and `not_enough_material` when there is neither a topic nor
 * evidence.
 */
export function createBuiltInWriter(): Writer {
  return { write: (request) => writeDigest(request, engineName) }
}
