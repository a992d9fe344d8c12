'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSecondsLeft } from '#components/ui/countdown.tsx'
import type { Problem } from '#lib/action-result.ts'

/**
 * Seconds until a rate-limited call may be tried again, running down to 0; 0 for every other problem.
 * @param onEnd called once when they have run down
 */
export function useRetryAfter(problem: Problem | undefined, onEnd?: () => void): number {
  const seconds = problem?.kind === 'rate_limited' ? Math.max(1, problem.retryAfterSeconds) : 0
  const [until, setUntil] = useState<number>()
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (problem?.kind !== 'rate_limited') {
      setUntil(undefined)
      return
    }
    const waitMs = Math.max(1, problem.retryAfterSeconds) * 1000
    setUntil(Date.now() + waitMs)
    const timer = setTimeout(end, waitMs)
    return () => clearTimeout(timer)
  }, [problem])
  const left = useSecondsLeft(until)
  // All of them before the clock runs: the server draws the message as well.
  return until === undefined ? seconds : left
}
