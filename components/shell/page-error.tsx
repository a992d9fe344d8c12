'use client'
import { usePathname, useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LoadError } from '#components/ui/list-states.tsx'
import { readDoorDigest } from '#lib/door-digest.ts'
import { signInAddress } from '#lib/session-address.ts'

export type PageErrorProps = { error: Error & { digest?: string }; reset: () => void }

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
        what="This page"
        message="Your key was not accepted."
        action={<LinkButton href={signInAddress(pathname, 'revoked')}>Sign in again</LinkButton>}
      />
    )
  }
  const message =
    door?.kind === 'unavailable'
      ? 'The service cannot be reached, or it had a fault.'
      : door?.kind === 'not_offered'
        ? 'Not offered by this service.'
        : 'Something went wrong on our side.'
  return (
    <LoadError
      what="This page"
      message={message}
      requestId={door ? door.requestId : error.digest}
      onRetry={retry}
    />
  )
}
