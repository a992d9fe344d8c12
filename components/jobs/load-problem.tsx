'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Problem } from '#lib/action-result.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { ReadProblem } from './read-problem.tsx'

export type LoadProblemProps = {
  /** What could not be loaded, for example `Articles`. */
  what: string
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** Of a query that asks again by itself, and forgets meanwhile what it failed by; see `useFailure`. */
  problem?: Problem
  /** Inside a panel among others. */
  dense?: boolean
}

/** A question of the browser's that was not answered. */
export function LoadProblem({ what, query, problem = problemOf(query.error), dense }: LoadProblemProps) {
  return (
    <ReadProblem
      what={what}
      problem={problem}
      // What a poll asks at the same moment is not asked twice.
      onRetry={() => query.refetch({ cancelRefetch: false })}
      retrying={query.isFetching}
      dense={dense}
    />
  )
}
