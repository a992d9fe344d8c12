'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useFailure } from '#components/jobs/use-failure.ts'
import type { Problem } from '#lib/action-result.ts'

export type PanelState<T> = {
  data: T | undefined
  /** Why there is no data; it stays while the query tries again by itself, so that the panel does not flicker. */
  problem: Problem | undefined
  retry: () => void
  retrying: boolean
}

/** A query as a panel draws it: what was read, else what went wrong last, else nothing yet. */
export function usePanelState<T>(query: UseQueryResult<T>): PanelState<T> {
  const problem = useFailure(query)
  const { data, refetch, isFetching } = query
  return { data, problem, retry: () => void refetch(), retrying: isFetching }
}
