import type { EvidenceSource } from '../writer.ts'
import type { Group } from './group.ts'
import type { Ranked } from './rank-sentences.ts'
import type { Evidence } from './sentence.ts'
import type { Topic } from './topic.ts'

/** What is known of the evidence before anything is chosen. */
export type Material = {
  sources: EvidenceSource[]
  evidence: Evidence
  ranked: Ranked
  groups: Group[]
  topic: Topic
}
