'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Adaptation } from '#contract/adaptations.ts'
import type { Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { AdaptationActions } from './adaptation-actions.ts'
import { platformName } from './platform-words.ts'

export type RegenerateDialogProps = {
  adaptation: Adaptation
  regenerate: AdaptationActions['regenerate']
  onWritten: () => Promise<void>
  onClose: () => void
}

const nothingToSay: Record<string, unknown> = {}

/** Writes one again: says what it replaces and costs. */
export function RegenerateDialog({ adaptation, regenerate, onWritten, onClose }: RegenerateDialogProps) {
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const name = platformName(adaptation.platform)
  const write = () =>
    startTransition(async () => {
      setProblem(undefined)
      const result = await regenerate(adaptation.adaptationId, key)
      if (!result.ok) return setProblem(result.problem)
      await onWritten()
      queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
      toast.done(`Regenerated for ${name}`)
      onClose()
    })
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Regenerate the post for ${name}?`}
      description={
        adaptation.edited
          ? 'The new post starts with a different statement from the latest text of the article. Your edit is replaced.'
          : 'The new post starts with a different statement from the latest text of the article.'
      }
    >
      <div className="grid gap-3">
        <PricedSubmit
          operation="regenerateAdaptation"
          input={nothingToSay}
          pending={pending}
          problem={problem}
          onClick={write}
          size="md"
        >
          Regenerate
        </PricedSubmit>
        {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
      </div>
    </Dialog>
  )
}
