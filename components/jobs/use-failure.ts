'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Problem } from '#lib/action-result.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'

/**
 * Why a question has no answer; undefined where it has one, or waits for the first. It stays while the question is asked
 * again by itself: the query forgets it for so long, and what is drawn from it would flicker.
 */
export function useFailure({
  data,
  error,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>): Problem | undefined {
  const [lastError, setLastError] = useState(error)
  if (error && error !== lastError) setLastError(error)
  // Another question, by another filter, begins without failures.
  return data === undefined && errorUpdateCount > 0 && lastError ? problemOf(lastError) : undefined
}
