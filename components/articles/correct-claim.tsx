'use client'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { ArticleClaim } from '#contract/drafts.ts'
import { useClaimCorrection } from './claim-corrections.tsx'
import { useClaimSelection } from './claim-selection.tsx'
import { claimVerdict } from './claim-verdict.ts'
import { SourceCandidates } from './source-candidates.tsx'

/**
 * What can be done about an open statement: the number of its source, words of one's own, a look for what supports it, or
 * to do without it.
 */
export function CorrectClaim({ claim }: { claim: ArticleClaim }) {
  const correction = useClaimCorrection(claim)
  const { select } = useClaimSelection()
  const [isLooking, setLooking] = useState(false)
  if (!correction) return null
  const { isRewritten, edit, takeOver, cite, remove } = correction
  if (isRewritten)
    return <p className="text-ink-soft text-xs">You changed this statement. Saving checks it again.</p>
  return (
    <div className="flex flex-wrap gap-x-1 gap-y-1.5">
      {takeOver && (
        <Button size="sm" className="mr-1" onClick={takeOver.apply}>
          Use {takeOver.source}
        </Button>
      )}
      <Button
        size="sm"
        variant={takeOver ? 'quiet' : 'secondary'}
        className={takeOver ? undefined : 'mr-1'}
        onClick={() => {
          select({ claimId: claim.id, from: 'sources' })
          edit()
        }}
      >
        Edit statement
      </Button>
      {claimVerdict(claim) === 'absent' && cite && (
        <Button size="sm" variant="quiet" aria-expanded={isLooking} onClick={() => setLooking(!isLooking)}>
          Find source
        </Button>
      )}
      {remove && (
        <Button size="sm" variant="quiet" onClick={remove}>
          Remove
        </Button>
      )}
      {isLooking && cite && <SourceCandidates claim={claim} onCite={cite} />}
    </div>
  )
}
