'use client'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useRetryAfter } from '#components/jobs/use-retry-after.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LoadError, NotOffered } from '#components/ui/list-states.tsx'
import type { Problem } from '#lib/action-result.ts'

/** A page whose one record could not be read: why, the request id to quote, and Try again. */
export function PageProblem({ problem }: { problem: Problem }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const waitSeconds = useRetryAfter(problem)
  const overview = <LinkButton href="/">Go to Overview</LinkButton>
  if (problem.kind === 'not_offered') return <NotOffered isPage what="This page" action={overview} />
  return (
    <LoadError
      isPage
      what="This page"
      message={problem.message}
      requestId={problem.requestId}
      onRetry={() => startTransition(() => router.refresh())}
      retrying={pending}
      waitSeconds={waitSeconds}
      action={overview}
    />
  )
}
