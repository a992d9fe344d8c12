'use client'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LoadError, NotOffered } from '#components/ui/list-states.tsx'
import type { Problem } from '#lib/action-result.ts'

/** A page whose one record could not be read: why, the request id to quote, and Try again. */
export function PageProblem({ problem }: { problem: Problem }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  if (problem.kind === 'not_offered') {
    return <NotOffered isPage what="This page" action={<LinkButton href="/">Go to Overview</LinkButton>} />
  }
  return (
    <LoadError
      isPage
      what="This page"
      message={problem.message}
      requestId={problem.requestId}
      onRetry={() => startTransition(() => router.refresh())}
      retrying={pending}
    />
  )
}
