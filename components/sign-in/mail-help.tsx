'use client'
import { Countdown, useSecondsLeft } from '#components/ui/countdown.tsx'
import { useNow } from '#components/ui/now.tsx'
import type { ShownClaim } from './shown-claim.ts'

const linkMs = 10 * 60_000

/** How long the link lasts, and what to do when no mail comes, unless it is kept on this machine. The sign-in lasts longer: a link can be sent again. */
export function MailHelp({ claim, isKept }: { claim: ShownClaim; isKept: boolean }) {
  const now = useNow()
  const linkUntil = claim.mailedAt + linkMs
  const over = useSecondsLeft(linkUntil) === 0
  return (
    <div className="grid gap-1.5 border-rule border-t pt-4 text-ink-faint text-xs">
      <p>
        {over ? (
          <span className="text-warn">
            The link has expired. If you already have a code, try it. Otherwise, send a new link.
          </span>
        ) : (
          <>
            The link {now === undefined ? 'expires in 10 minutes' : 'expires in '}
            {now !== undefined && <Countdown until={linkUntil} />}. You can close this page and come back.
          </>
        )}
      </p>
      {!isKept && (
        <>
          <p className="mt-2 font-medium text-ink-soft">No email after a minute?</p>
          <ol className="grid list-decimal gap-1 pl-4">
            <li>Look for an email about Masthead in your spam folder.</li>
            <li>Check the address above. If it's wrong, use a different one.</li>
            <li>Send a new link: up to 5 per hour to one address.</li>
            <li>Still nothing? Ask the operator of this server whether it can send email.</li>
          </ol>
        </>
      )}
    </div>
  )
}
