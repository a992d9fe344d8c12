import { Fragment } from 'react'
import type { WarmLeadEvidence } from '#contract/warm-leads.ts'

export const evidenceAnchor = (number: number) => `evidence-${number}`

export type EvidenceMarksProps = { numbers: readonly number[]; evidence: readonly WarmLeadEvidence[] }

/** `[1] [4]`: each leads to the passage it stands for, and tells it on hover. */
export function EvidenceMarks({ numbers, evidence }: EvidenceMarksProps) {
  return numbers.map((number) => {
    const found = evidence.find((one) => one.number === number)
    const text = `[${number}]`
    if (!found) return <span key={number}> {text}</span>
    // A space and not a margin, which would stay where the mark begins a line.
    return (
      <Fragment key={number}>
        {' '}
        <a
          href={`#${evidenceAnchor(number)}`}
          title={found.passage}
          aria-label={`Evidence ${number}`}
          className="whitespace-nowrap font-medium text-accent text-xs underline decoration-accent/40 underline-offset-2 hover:decoration-accent"
        >
          {text}
        </a>
      </Fragment>
    )
  })
}
