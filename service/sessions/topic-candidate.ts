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
  /** It is about a category as such, and not about something in it. */
  isWhole?: boolean
  /** The title of an article about the same that readers liked. */
  liked?: string | null
}
