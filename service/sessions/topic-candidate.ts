import type { TopicEvidence } from '#contract/sessions.ts'

/** A topic that could be written about, and what speaks for it. */
export type TopicCandidate = {
  title: string
  category: string
  problem: string | null
  evidence: TopicEvidence[]
  /** 0 when the knowledge base says nothing of it, up to 1. */
  strength: number
  /** `built-in`, or `model: <name>`. */
  proposedBy: string
  /** The title of an article about the same that readers liked. */
  liked?: string | null
}
