import type { EvidenceSource } from '../../writer.ts'

/** True for an address that the caller named, and for a document that retrieval chose: it bears on the topic. */
export function isTrusted({ isNamed, kind }: EvidenceSource): boolean {
  return isNamed === true || kind === 'knowledge'
}
