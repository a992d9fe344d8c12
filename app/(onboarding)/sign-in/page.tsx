import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CheckMail } from '#components/sign-in/check-mail.tsx'
import { SignInFrame } from '#components/sign-in/sign-in-frame.tsx'
import { SignInStart } from '#components/sign-in/sign-in-start.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { findDeviceName } from '#lib/find-device-name.ts'
import { findOutbox } from '#lib/find-outbox.ts'
import { findClaim } from '#lib/saved-claim.ts'
import { findSession } from '#lib/session.ts'
import { returnAddress } from '#lib/session-address.ts'
import { clearClaimAction, requestLinkAction, resendLinkAction } from './actions.ts'

export const metadata: Metadata = { title: 'Sign in' }

type Query = { next?: string | string[]; reason?: string | string[] }

export default async function SignInPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { next: from, reason } = await searchParams
  const next = returnAddress(typeof from === 'string' ? from : undefined)
  // A revoked key still has its cookie: without this the two pages would send each other back and forth.
  if (reason !== 'revoked' && (await findSession())) redirect(next)
  const claim = await findClaim()
  return (
    <SignInFrame>
      <div className="grid gap-6">
        {!claim && reason === 'revoked' && (
          <Notice tone="warn" title="Your API key no longer works">
            It was replaced or revoked, here or by another agent, so you were signed out. Sign in with your
            email or another key, and you continue where you were.
          </Notice>
        )}
        {!claim && reason === 'signed_out' && (
          <Notice tone="good" title="You are signed out">
            Sign in with your email or an API key to return.
          </Notice>
        )}
        {!claim && reason === undefined && next !== '/' && (
          <Notice title="Sign in to continue">You go on to the page you opened.</Notice>
        )}
        {claim ? (
          <CheckMail
            claim={{
              email: claim.email,
              agentName: claim.agentName,
              mailedAt: claim.mailedAt,
              expiresAt: claim.expiresAt,
              ended: claim.ended,
            }}
            outbox={await findOutbox()}
            next={next}
            resend={resendLinkAction}
            startOver={clearClaimAction}
          />
        ) : (
          <SignInStart requestLink={requestLinkAction} deviceName={await findDeviceName()} next={next} />
        )}
      </div>
    </SignInFrame>
  )
}
