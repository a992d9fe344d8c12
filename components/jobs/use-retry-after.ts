'use client'
import { useEffect, useState } from 'react'
import { useSecondsLeft } from '#components/ui/countdown.tsx'
import type { Problem } from '#lib/action-result.ts'

/** Seconds until a rate-limited call may be tried again, running down to 0; 0 for every other problem. */
export function useRetryAfter(problem: Problem | undefined): number {
  const [until, setUntil] = useState<number>()
  useEffect(() => {
    setUntil(problem?.kind === 'rate_limited' ? Date.now() + problem.retryAfterSeconds * 1000 : undefined)
  }, [problem])
  return useSecondsLeft(until)
}
