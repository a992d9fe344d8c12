'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { RequestDetails } from '#components/ui/request-details.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Problem, ProblemKind } from '#lib/action-result.ts'
import { signInAddress } from '#lib/session-address.ts'
import { RefusedPayment } from './refused-payment.tsx'
import { RetryWait } from './retry-wait.tsx'
import { useIsOnline } from './use-is-online.ts'
import { useRetryAfter } from './use-retry-after.ts'

const titles: Record<Exclude<ProblemKind, 'payment_required'>, string> = {
  unauthorized: 'You are signed out',
  forbidden: 'No access',
  not_found: 'Not found',
  not_offered: 'Not supported by this server',
  gone: 'Expired',
  conflict: "Can't do this right now",
  invalid: 'Check the highlighted fields',
  rate_limited: 'Too many requests',
  unavailable: "Can't reach the server",
  unexpected: 'Something went wrong',
}

/** Kinds that are a fact or a mistake to correct, and no fault. */
const mild = new Set<ProblemKind>(['conflict', 'rate_limited', 'not_offered', 'unauthorized', 'invalid'])

/** Sends the form around it once more; of no use, and not seen, outside of one. */
const sendAgain = (
  <Button type="submit" size="sm" className="hidden [form_&]:inline-flex">
    Try again
  </Button>
)

export type ProblemNoticeProps = { problem: Problem; onRetry?: () => void; retrying?: boolean }

/** Why something did not happen, drawn from the kind of the problem; announced when it appears. */
export function ProblemNotice({ problem, onRetry, retrying }: ProblemNoticeProps) {
  const secondsLeft = useRetryAfter(problem)
  const pathname = usePathname()
  const search = useSearchParams().toString()
  const isOnline = useIsOnline()
  if (problem.kind === 'payment_required') return <RefusedPayment problem={problem} />
  const isUnsent = problem.kind === 'unavailable' && problem.unsent === true
  const mayHaveCharged = problem.kind === 'unavailable' && problem.mayHaveCharged === true
  const here = search ? `${pathname}?${search}` : pathname
  const retry = onRetry && (
    <Button
      size="sm"
      onClick={onRetry}
      pending={retrying}
      disabledReason={secondsLeft > 0 ? 'Too many requests' : undefined}
    >
      Try again
    </Button>
  )
  return (
    <Notice
      live
      tone={mild.has(problem.kind) ? 'warn' : 'bad'}
      title={
        mayHaveCharged
          ? 'It may have been started and charged'
          : isUnsent && isOnline
            ? 'Not sent yet'
            : titles[problem.kind]
      }
      action={
        problem.kind === 'unauthorized' ? (
          <LinkButton size="sm" href={signInAddress(here, 'revoked')}>
            Sign in
          </LinkButton>
        ) : (
          (retry ?? (isUnsent && isOnline && sendAgain))
        )
      }
    >
      {/* What the server says of it counts seconds that have passed since. */}
      {problem.kind !== 'rate_limited' ? (
        <p>{problem.message}</p>
      ) : secondsLeft > 0 ? (
        <RetryWait before="Try again" secondsLeft={secondsLeft} seconds={problem.retryAfterSeconds} />
      ) : (
        <p>You can try again now.</p>
      )}
      {mayHaveCharged && <WhereToLook pathname={pathname} />}
      {problem.requestId && <RequestDetails id={problem.requestId} />}
    </Notice>
  )
}

/** What was started stands in the list of its area, and what was charged among the credits. */
function WhereToLook({ pathname }: { pathname: string }) {
  const area = `/${pathname.split('/')[1] ?? ''}`
  return (
    <p className="flex flex-wrap gap-x-4">
      {/* The list of a form that stands above it is on this page. */}
      {area !== pathname && <TextLink href={area}>View list</TextLink>}
      <TextLink href="/credits">View credits</TextLink>
    </p>
  )
}
