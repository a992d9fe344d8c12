'use client'
import { useTransition } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useSecondsLeft } from '#components/ui/countdown.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { formatDuration } from '#lib/format-time.ts'

const coolDownMs = 60_000

export type ResendButtonProps = {
  /** When the last mail was asked for; without it there is nothing to wait for. */
  mailedAt?: number
  label: string
  primary?: boolean
  resend: () => Promise<ActionResult>
  onDone: (result: ActionResult) => void
}

/** Sends another link, a minute after the last one at the earliest. */
export function ResendButton({ mailedAt, label, primary = false, resend, onDone }: ResendButtonProps) {
  const [pending, startTransition] = useTransition()
  // The clock of the page ticks in whole seconds: a minute must not begin with 1:01.
  const secondsLeft = useSecondsLeft(
    mailedAt === undefined ? undefined : Math.floor(mailedAt / 1000) * 1000 + coolDownMs,
  )
  const press = () =>
    startTransition(async () => {
      const result = await resend()
      if (result.ok) toast.done('New link sent', { description: 'The previous link no longer works.' })
      onDone(result)
    })
  return (
    <Button
      size="lg"
      variant={primary ? 'primary' : 'secondary'}
      onClick={press}
      pending={pending}
      disabledReason={secondsLeft > 0 ? 'A link was sent less than a minute ago' : undefined}
    >
      {label}
      {secondsLeft > 0 && (
        <span aria-hidden className="-ml-0.5 tabular-nums">
          in {formatDuration(secondsLeft)}
        </span>
      )}
    </Button>
  )
}
