import type { WarmLeadEvidence } from '#contract/warm-leads.ts'
import { shorten } from '../text/shorten.ts'

const maxPassageLength = 400

/** What the report rests on, numbered in the order in which it is first used. */
export type EvidenceLedger = {
  /** The number under which a passage is cited; the same passage keeps its number. */
  add(evidence: { url: string; title?: string | null; passage: string; publishedAt?: Date | null }): number
  list(): WarmLeadEvidence[]
}

export function createEvidenceLedger(observedAt: Date): EvidenceLedger {
  const entries = new Map<string, WarmLeadEvidence>()
  return {
    add({ url, title, passage, publishedAt }) {
      const text = shorten(passage, maxPassageLength)
      const key = `${url} ${text}`
      const number = entries.get(key)?.number ?? entries.size + 1
      if (!entries.has(key))
        entries.set(key, {
          number,
          url,
          ...(title && { title: shorten(title, 200) }),
          passage: text,
          ...(publishedAt && { published_at: publishedAt.toISOString() }),
          observed_at: observedAt.toISOString(),
        })
      return number
    },
    list: () => [...entries.values()],
  }
}
