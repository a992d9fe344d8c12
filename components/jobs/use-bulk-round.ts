'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useTransition } from 'react'
import { toast } from '#components/ui/toast.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import { type BulkOutcome, bulkSummary } from './bulk-outcome.ts'

export type BulkRoundOptions = {
  /** The list that is read again after a round. */
  list: Parameters<typeof operationKey>[0]
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void
}

/** A round over selected records: says what became of it, and leaves what did not go through selected. */
export function useBulkRound({ list, onKeep }: BulkRoundOptions) {
  const queryClient = useQueryClient()
  const [isPending, startTransition] = useTransition()
  /** @param names of the records, by id @param verb what was done to them, for example `paused` */
  const run = async (
    names: ReadonlyMap<string, string>,
    verb: string,
    act: (ids: readonly string[]) => Promise<ActionResult<BulkOutcome>>,
  ) => {
    const ids = [...names.keys()]
    const result = await act(ids)
    if (!result.ok) return toast.failed(result.problem.message)
    const { done } = result.data
    const isWhole = done.length === ids.length
    toast[isWhole ? 'done' : 'note'](bulkSummary(result.data, names, verb))
    onKeep(isWhole ? [] : ids.filter((id) => !done.includes(id)))
    await queryClient.invalidateQueries({ queryKey: operationKey(list) })
  }
  return {
    isPending,
    run,
    /** The same for a button, which waits for it. */
    start: (...round: Parameters<typeof run>) =>
      startTransition(async () => {
        await run(...round)
      }),
  }
}
