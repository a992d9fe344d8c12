'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { toast } from '#components/ui/toast.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { Watch } from '#contract/watches.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { operationKey } from '#lib/queries/operation-query.ts'

/** @param idempotencyKey the same for a press and its repeats */
export type RunWatch = (id: string, idempotencyKey: string) => Promise<ActionResult<unknown>>

export type RunWatchNowProps = {
  watch: Pick<Watch, 'id' | 'last_run'>
  run: RunWatch
  onRun: () => Promise<unknown>
}

/** Starts a run beside the planned ones, with its price; says so while one is under way. */
export function RunWatchNow({ watch, run, onRun }: RunWatchNowProps) {
  const { id, last_run: last } = watch
  const client = useQueryClient()
  const { keyFor } = useRequestKey()
  const [problem, setProblem] = useState<Problem>()
  const [isPending, startTransition] = useTransition()
  if (last?.status === 'running') {
    return (
      <p role="status" className="text-ink-soft text-sm">
        Running now. What changed shows up here within a minute of its end.
      </p>
    )
  }
  const start = () =>
    startTransition(async () => {
      // Another run, after the last one has ended, is another request.
      const result = await run(id, keyFor({ id, after: last?.id }))
      setProblem(result.ok ? undefined : result.problem)
      if (result.ok) toast.done('Run started')
      await Promise.all([onRun(), client.invalidateQueries({ queryKey: operationKey('getMe') })])
    })
  return (
    <div className="grid gap-3">
      <PricedSubmit
        operation="runWatch"
        input={{ id }}
        size="md"
        pending={isPending}
        onClick={start}
        {...(problem && { problem })}
      >
        Run now
      </PricedSubmit>
      {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
    </div>
  )
}
