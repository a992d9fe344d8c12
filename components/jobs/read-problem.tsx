'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import { LoadError } from '#components/ui/list-states.tsx'
import type { Problem } from '#lib/action-result.ts'
import { RetryWait } from './retry-wait.tsx'
import { useRetryAfter } from './use-retry-after.ts'

export type ReadProblemProps = {
  /** What could not be read, for example `Articles`. */
  what: string
  problem: Problem
  /** Asks again; when left out, the server draws the page anew. */
  onRetry?: () => void
  retrying?: boolean
  /** Beside Try again: for example a link to elsewhere. */
  action?: ReactNode
  /** Inside a panel among others. */
  dense?: boolean
  /** Instead of a page. */
  isPage?: boolean
}

/** Why something could not be read, and Try again. Past a limit it asks again by itself as soon as it may. */
export function ReadProblem({ what, problem, onRetry, retrying, action, dense, isPage }: ReadProblemProps) {
  const router = useRouter()
  const [drawing, startDrawing] = useTransition()
  const retry = onRetry ?? (() => startDrawing(() => router.refresh()))
  const busy = retrying || drawing
  const secondsLeft = useRetryAfter(problem, retry)
  const isLimited = problem.kind === 'rate_limited'
  const isWaiting = isLimited && (secondsLeft > 0 || busy)
  return (
    <LoadError
      what={what}
      title={isLimited ? 'Too many requests' : undefined}
      message={
        !isLimited ? (
          problem.message
        ) : secondsLeft > 0 ? (
          <RetryWait
            before={isPage ? 'This page continues by itself' : 'This continues by itself'}
            secondsLeft={secondsLeft}
            seconds={problem.retryAfterSeconds}
          />
        ) : (
          <p>{busy ? 'Loading again…' : 'You can try again now.'}</p>
        )
      }
      requestId={problem.requestId}
      // Waiting, it does so by itself: a button would count the same seconds twice.
      onRetry={isWaiting ? undefined : retry}
      retrying={busy}
      action={action}
      dense={dense}
      isPage={isPage}
    />
  )
}
