'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadError } from '#components/ui/list-states.tsx'
import type { Problem } from '#lib/action-result.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { useRetryAfter } from './use-retry-after.ts'

export type LoadProblemProps = {
  /** What could not be loaded, for example `Articles`. */
  what: string
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** Of a query that asks again by itself, and forgets meanwhile what it failed by; see `useFailure`. */
  problem?: Problem
  /** Inside a panel among others. */
  dense?: boolean
}

/** A question that was not answered: why, with the request id to quote, and Try again. */
export function LoadProblem({ what, query, problem = problemOf(query.error), dense }: LoadProblemProps) {
  const waitSeconds = useRetryAfter(problem)
  const { message, requestId } = problem
  return (
    <LoadError
      what={what}
      message={message}
      requestId={requestId}
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
      waitSeconds={waitSeconds}
      dense={dense}
    />
  )
}
