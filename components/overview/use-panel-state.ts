'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Problem } from '#lib/action-result.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'

export type PanelState<T> = {
  data: T | undefined
  /** Why there is no data; it stays while the query tries again by itself, so that the panel does not flicker. */
  problem: Problem | undefined
  retry: () => void
  retrying: boolean
}

/** A query as a panel draws it: what was read, else what went wrong last, else nothing yet. */
export function usePanelState<T>({
  data,
  error,
  refetch,
  isFetching,
}: UseQueryResult<T, unknown>): PanelState<T> {
  const [lastError, setLastError] = useState(error)
  // A new attempt without data clears the error; what was said last is kept until there is something better.
  if (error && error !== lastError) setLastError(error)
  return {
    data,
    problem: data === undefined && lastError ? problemOf(lastError) : undefined,
    retry: () => void refetch(),
    retrying: isFetching,
  }
}
