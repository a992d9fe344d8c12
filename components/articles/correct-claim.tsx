'use client'
import { Button } from '#components/ui/button.tsx'
import type { ArticleClaim } from '#contract/drafts.ts'
import { useClaimCorrection } from './claim-corrections.tsx'
import { useClaimSelection } from './claim-selection.tsx'

export type CorrectClaimProps = {
  claim: ArticleClaim
  /** It is about to be shown where it is edited. */
  onEdit?: (() => void) | undefined
}

/** What can be done about a statement that its source contradicts: the number of the source, or words of one's own. */
export function CorrectClaim({ claim, onEdit }: CorrectClaimProps) {
  const correction = useClaimCorrection(claim)
  const { select } = useClaimSelection()
  if (!correction) return null
  const { isRewritten, edit, takeOver } = correction
  if (isRewritten)
    return <p className="text-ink-soft text-xs">You changed this statement. Saving checks it again.</p>
  return (
    <span className="flex flex-wrap gap-2">
      {takeOver && (
        <Button size="sm" onClick={takeOver.apply}>
          Use {takeOver.source}
        </Button>
      )}
      <Button
        size="sm"
        variant={takeOver ? 'quiet' : 'secondary'}
        onClick={() => {
          onEdit?.()
          select({ claimId: claim.id, from: 'sources' })
          edit()
        }}
      >
        Edit statement
      </Button>
    </span>
  )
}
