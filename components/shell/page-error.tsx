'use client'
import { usePathname, useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { ReadProblem } from '#components/jobs/read-problem.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LoadError } from '#components/ui/list-states.tsx'
import type { Problem, ProblemKind } from '#lib/action-result.ts'
import { readDoorDigest } from '#lib/api-error-digest.ts'
import { signInAddress } from '#lib/session-address.ts'

export type PageErrorProps = { error: Error & { digest?: string }; reset: () => void }

const faultWords = 'Something went wrong on our side.'

/** Messages are withheld from error pages; the kind of the failure says enough to know what to do. */
const words: Record<ProblemKind, string> = {
  unauthorized: 'Your API key was rejected.',
  forbidden: "Your API key doesn't have access to this.",
  payment_required: 'Not enough credits.',
  not_found: 'Not found. It may have been deleted.',
  not_offered: 'Not supported by this server.',
  gone: 'This has expired.',
  conflict: 'This changed since you opened it. Reload and try again.',
  invalid: 'The server rejected the URL of this page.',
  rate_limited: 'Too many requests. Wait a moment.',
  unavailable: "Can't reach the server, or it had an error.",
  unexpected: 'Unexpected response from the server.',
}

/** How long is among what is withheld. */
const limited: Problem = { kind: 'rate_limited', message: words.rate_limited, retryAfterSeconds: 15 }

/** A page that could not be drawn: the request id to quote, and Try again, which asks the server anew. */
export function PageError({ error, reset }: PageErrorProps) {
  const router = useRouter()
  const pathname = usePathname()
  const door = readDoorDigest(error.digest)
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  if (door?.kind === 'unauthorized') {
    return (
      <LoadError
        isPage
        what="This page"
        message={words.unauthorized}
        action={<LinkButton href={signInAddress(pathname, 'revoked')}>Sign in again</LinkButton>}
      />
    )
  }
  const overview = <LinkButton href="/">Go to Overview</LinkButton>
  if (door?.kind === 'rate_limited')
    return <ReadProblem isPage what="This page" problem={limited} onRetry={retry} action={overview} />
  const message = door ? words[door.kind] : faultWords
  return (
    <LoadError
      isPage
      what="This page"
      message={message}
      requestId={door ? door.requestId : error.digest}
      onRetry={retry}
      action={overview}
    />
  )
}
