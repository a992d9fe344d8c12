'use client'
import { Countdown, useSecondsLeft } from '#components/ui/countdown.tsx'
import { useNow } from '#components/ui/now.tsx'
import { formatInstant } from '#lib/format-time.ts'
import type { ShownClaim } from './shown-claim.ts'

const linkMs = 10 * 60_000

/** How long the link and the whole sign-in last, and what to do when no mail comes. */
export function MailHelp({ claim }: { claim: ShownClaim }) {
  const now = useNow()
  const linkUntil = claim.mailedAt + linkMs
  const over = useSecondsLeft(linkUntil) === 0
  return (
    <div className="grid gap-1.5 border-rule border-t pt-4 text-ink-faint text-xs">
      <p>
        {over ? (
          <span className="text-warn">
            The link in the mail has run out. A code that you already have may still do; else send a new link.
          </span>
        ) : (
          <>
            The link in the mail {now === undefined ? 'works for 10 minutes' : 'runs out in '}
            {now !== undefined && <Countdown until={linkUntil} />}.
          </>
        )}
      </p>
      <p>
        You can reload this page, or close it and come back
        {now !== undefined && <>: it waits until {formatInstant(new Date(claim.expiresAt))}</>}.
      </p>
      <p>
        No mail? Look among the junk, and check the address. No address gets more than five mails an hour.
      </p>
    </div>
  )
}
