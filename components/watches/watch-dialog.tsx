'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { Problem } from '#lib/action-result.ts'
import { estimateQuery } from '#lib/queries/estimate.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import type { WatchOrder } from './watch-order.ts'
import { budgetProblem, monthlyBudget, WatchPlan } from './watch-plan.tsx'

const weekDays = 7

/** How often and for how much, before anything is charged. */
export function WatchDialog({
  subject,
  operation,
  label,
  create,
  onClose,
}: WatchOrder & { onClose: () => void }) {
  const client = useQueryClient()
  const router = useRouter()
  const { keyFor } = useRequestKey()
  const estimate = useQuery(estimateQuery(operation, subject.input))
  const price = estimate.data?.credits_required
  const [typed, setTyped] = useState<{ intervalDays: number; budget?: string }>({ intervalDays: weekDays })
  const [problem, setProblem] = useState<Problem>()
  const [isPending, startTransition] = useTransition()
  const budget = typed.budget ?? monthlyBudget(price, typed.intervalDays)
  const start = () =>
    startTransition(async () => {
      setProblem(undefined)
      const body = {
        ...subject,
        interval_days: typed.intervalDays,
        monthly_budget: Number(budget),
      }
      const result = await create(body, keyFor(body))
      if (!result.ok) return setProblem(result.problem)
      const href = `/watches/${result.data.id}`
      toast.done(`Watching ${label}`, { action: { label: 'View', onClick: () => router.push(href) } })
      await client.invalidateQueries({ queryKey: operationKey('listWatches') })
      onClose()
    })
  return (
    <Dialog
      size="sm"
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Watch ${label}`}
      description={
        subject.run_id === undefined
          ? 'The first run starts within a minute. Each later one is compared with the one before.'
          : 'Each run is compared with the one before, beginning with this one.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={isPending}
            onClick={start}
            disabledReason={price === undefined ? 'Waiting for the price' : budgetProblem(budget, price)}
          >
            Watch
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <WatchPlan
          values={{ intervalDays: typed.intervalDays, budget }}
          onChange={(next) =>
            setTyped({
              intervalDays: next.intervalDays,
              // Until somebody types one, the budget follows the interval.
              ...(next.budget !== budget
                ? { budget: next.budget }
                : typed.budget !== undefined && { budget: typed.budget }),
            })
          }
          price={price}
        />
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Dialog>
  )
}
