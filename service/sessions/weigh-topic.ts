import type { TopicEvidence } from '#contract/sessions.ts'
import type { AgentContext } from '../core/context.ts'
import { type CoveringDocument, findCoverage } from '../knowledge/find-coverage.ts'

const maxPassages = 12
const shownDocuments = 3

/** What speaks for a topic: its documents, and how much can be said of it, 0 to 1. */
export type TopicWeight = { evidence: TopicEvidence[]; strength: number }

/** Looks a subject up in the knowledge base. */
export async function weighTopic(ctx: AgentContext, subject: string): Promise<TopicWeight> {
  return weigh(await findCoverage(ctx, { text: subject, passages: maxPassages }))
}

/** More where more passages have more of its words. */
function weigh(documents: readonly CoveringDocument[]): TopicWeight {
  const passages = documents.reduce((sum, document) => sum + document.passages, 0)
  const share = documents[0]?.share ?? 0
  return {
    evidence: documents.slice(0, shownDocuments).map((document) => ({
      document_id: document.documentId,
      title: document.title,
      passages: document.passages,
    })),
    strength: share * (1 - 0.5 ** passages),
  }
}
