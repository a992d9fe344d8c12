import { useState } from 'react'
import { Panel } from '#components/ui/panel.tsx'
import type { WarmLeadEvidence } from '#contract/warm-leads.ts'
import { MoreMembers } from './more-members.tsx'
import type { Read, ReadScoring } from './read-report.ts'
import { ScorePanel } from './score-panel.tsx'
import { fitWords, intentWords } from './warm-lead-words.ts'

export type ScoringSectionProps = { scoring: Read<ReadScoring>; evidence: readonly WarmLeadEvidence[] }

/** Fit and intent, apart on purpose; or whatever the service scores by. */
export function ScoringSection({ scoring: { known, more }, evidence }: ScoringSectionProps) {
  const { fit, intent, formula, profile } = known
  const rest = Object.keys(more).length > 0
  // Both at once: one alone would leave a hole beside it.
  const [isOpen, setOpen] = useState(false)
  const disclosure = { isOpen, onOpenChange: setOpen }
  return (
    <>
      {fit && (
        <ScorePanel
          title={profile ? `Fit: ${profile.name}` : 'Fit'}
          question="Does this company match your profile?"
          score={fit}
          words={fitWords}
          formula={formula}
          evidence={evidence}
          {...disclosure}
        />
      )}
      {intent && (
        <ScorePanel
          title="Intent"
          question="Is now a good time to reach out?"
          score={intent}
          words={intentWords}
          formula={formula}
          evidence={evidence}
          {...disclosure}
        />
      )}
      {rest && (
        <Panel title="Scoring">
          <MoreMembers members={more} />
        </Panel>
      )}
    </>
  )
}
