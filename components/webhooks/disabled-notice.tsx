import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { WebhookEndpoint } from '#contract/webhooks.ts'

export type DisabledNoticeProps = { endpoint: WebhookEndpoint; onRecover: () => void }

/** Why the service switched an endpoint off, and the way back. */
export function DisabledNotice({ endpoint, onRecover }: DisabledNoticeProps) {
  const { disabled_reason: reason, failing_since: failingSince } = endpoint
  if (endpoint.is_active || !reason || reason === 'by_hand') return null
  return (
    <Notice
      tone="bad"
      title={reason === 'gone' ? 'Disabled after it returned 410 Gone' : 'Disabled after 5 days of failures'}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          {failingSince && (
            <>
              Failing since <RelativeTime at={failingSince} />.{' '}
            </>
          )}
          Events are kept.
        </p>
        <Button size="sm" onClick={onRecover}>
          Enable and recover
        </Button>
      </div>
    </Notice>
  )
}
