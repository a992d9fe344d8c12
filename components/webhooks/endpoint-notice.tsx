'use client'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useMinutes } from '#components/ui/now.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { failingDays, retryDays } from '#contract/webhook-retries.ts'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { formatCount } from '#lib/format-number.ts'
import { EnableButton } from './enable-button.tsx'
import { isDisabledOnPurpose, isFailing } from './endpoint-health.ts'
import { visibleText } from './visible-text.ts'

export type EndpointNoticeProps = {
  endpoint: WebhookEndpoint
  /** What it last responded, where the page knows it. */
  lastResponse?: string | undefined
  /** Both are left out where the page offers them already. */
  onRecover?: () => void
  onTest?: () => void
  /** It stands in a row of several endpoints. */
  quiet?: boolean
}

/** What is wrong with an endpoint, since when, what happens next and what to do; nothing while nobody is needed. */
export function EndpointNotice({
  endpoint,
  lastResponse,
  onRecover,
  onTest,
  quiet = false,
}: EndpointNoticeProps) {
  const now = useMinutes() ?? 0
  if (!endpoint.is_active)
    return <DisabledNotice endpoint={endpoint} quiet={quiet} {...(onRecover && { onRecover })} />
  if (endpoint.failing_since === undefined || !isFailing(endpoint, now)) return null
  return (
    <FailingNotice
      endpoint={endpoint}
      since={endpoint.failing_since}
      lastResponse={lastResponse}
      quiet={quiet}
      {...(onTest && { onTest })}
    />
  )
}

const dayMs = 86_400_000

function FailingNotice({
  endpoint,
  since,
  lastResponse,
  onTest,
  quiet,
}: Pick<EndpointNoticeProps, 'endpoint' | 'lastResponse' | 'onTest'> & { since: string; quiet: boolean }) {
  const retrying = endpoint.counts?.failed ?? 0
  const disabledAt = new Date(Date.parse(since) + failingDays * dayMs).toISOString()
  return (
    <Notice
      quiet={quiet}
      tone="warn"
      {...(!quiet && { title: 'Deliveries are failing' })}
      action={
        onTest && (
          <Button size="sm" onClick={onTest}>
            Send test event
          </Button>
        )
      }
    >
      {!quiet && (
        <p>
          The first one failed <RelativeTime at={since} />, and none has arrived since
          {lastResponse ? `: ${lastResponse.replace(/\.$/, '')}.` : '.'}
        </p>
      )}
      <p>
        {!quiet &&
          retrying > 0 &&
          `${formatCount(retrying, 'delivery is', 'deliveries are')} being retried. `}
        {quiet ? 'If nothing arrives' : `We retry each event for ${retryDays} days. If none arrives`}, we
        disable the endpoint <RelativeTime planned at={disabledAt} />.
      </p>
    </Notice>
  )
}

const disabledTitles: Readonly<Record<string, string>> = {
  by_hand: 'Disabled manually',
  gone: 'Disabled after it returned 410 Gone',
  failing: `Disabled after ${failingDays} days of failures`,
  access_ended: 'Disabled with the agent that set it up',
}

function DisabledNotice({
  endpoint,
  onRecover,
  quiet,
}: Pick<EndpointNoticeProps, 'endpoint' | 'onRecover'> & { quiet: boolean }) {
  const { disabled_reason: reason = 'by_hand', failing_since: failingSince } = endpoint
  return (
    <Notice
      quiet={quiet}
      tone={isDisabledOnPurpose(reason) ? 'info' : 'bad'}
      title={disabledTitles[reason] ?? `Disabled: ${visibleText(reason)}`}
      action={onRecover && <EnableButton size="sm" endpoint={endpoint} onClick={onRecover} />}
    >
      <p>
        {!quiet && failingSince && !isDisabledOnPurpose(reason) && (
          <>
            The first delivery failed <RelativeTime at={failingSince} />, and none has arrived since.{' '}
          </>
        )}
        {reason === 'access_ended' && `${accessEndedWords(endpoint)} `}
        Nothing is sent while it's disabled. New events are kept, and you can resend them later.
      </p>
    </Notice>
  )
}

function accessEndedWords({ agent_name: name }: WebhookEndpoint): string {
  const who = name ? `“${visibleText(name)}”` : 'An agent'
  return `${who} set it up by signing in, and that sign-in has ended. Enable it only if you know the URL and still need it.`
}
