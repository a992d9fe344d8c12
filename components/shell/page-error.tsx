'use client'
import { usePathname, useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LoadError } from '#components/ui/list-states.tsx'
import type { ProblemKind } from '#lib/action-result.ts'
import { readDoorDigest } from '#lib/api-error-digest.ts'
import { signInAddress } from '#lib/session-address.ts'

export type PageErrorProps = { error: Error & { digest?: string }; reset: () => void }

const faultWords = 'Something went wrong on our side.'

/** Messages are withheld from error pages; the kind of the failure says enough to know what to do. */
const words: Record<ProblemKind, string> = {
  unauthorized: 'Your key was not accepted.',
  forbidden: 'This is not allowed for your agent.',
  payment_required: 'There are too few credits for this.',
  not_found: 'It does not exist, or it was deleted.',
  not_offered: 'Not offered by this service.',
  gone: 'It has expired.',
  conflict: 'It changed in the meantime.',
  invalid: 'The service refused the address of this page.',
  rate_limited: 'Too many requests in a short time. Wait a moment.',
  unavailable: 'The service cannot be reached, or it had a fault.',
  unexpected: 'The service answered in a way we do not understand.',
}

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
  const message = door ? words[door.kind] : faultWords
  return (
    <LoadError
      isPage
      what="This page"
      message={message}
      requestId={door ? door.requestId : error.digest}
      onRetry={retry}
    />
  )
}
