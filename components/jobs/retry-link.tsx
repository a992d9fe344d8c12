'use client'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import type { Problem } from '#lib/action-result.ts'
import { formatDuration, formatWait } from '#lib/format-time.ts'
import { useRetryAfter } from './use-retry-after.ts'

/** Tries a page again that the server drew without an answer; not before the service wants to be asked. */
export function RetryLink({ problem, href }: { problem: Problem; href: string }) {
  const secondsLeft = useRetryAfter(problem)
  if (secondsLeft > 0)
    return (
      <Button size="sm" disabledReason={`Too many requests. Try again in ${formatWait(secondsLeft)}.`}>
        Try again in {formatDuration(secondsLeft)}
      </Button>
    )
  return (
    <LinkButton size="sm" href={href}>
      Try again
    </LinkButton>
  )
}
