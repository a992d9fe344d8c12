'use client'
import { useState } from 'react'
import type { ActionResult, Problem } from '#lib/action-result.ts'

/** The problem of the last action, to be shown until one succeeds; `tell` answers whether it did. */
export function useProblem() {
  const [problem, setProblem] = useState<Problem>()
  return {
    problem,
    tell(result: ActionResult<unknown>): boolean {
      setProblem(result.ok ? undefined : result.problem)
      return result.ok
    },
  }
}
