import { IntentLink } from '#components/ui/intent-link.tsx'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { formatNumber } from '#lib/format-number.ts'
import { deliveriesHref, deliveryTabs } from './delivery-filter.ts'
import { undeliveredMeaning } from './delivery-status.ts'

/**
 * How many deliveries have not arrived, however long ago they were created, by status, each a way to them. Figures of a
 * time span name it; these say that they are of all.
 */
export function OpenDeliveries({ endpoint: { id, counts } }: { endpoint: WebhookEndpoint }) {
  const shown = openDeliveries(counts)
  if (shown.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 text-ink-soft">
      {shown.map(({ label, status, count }, at) => (
        <span key={status} className="whitespace-nowrap">
          {at === 0 && 'All time: '}
          <IntentLink
            href={deliveriesHref({ endpoint_id: id, status })}
            title={status === 'dead_lettered' ? undeliveredMeaning : undefined}
            className="rounded-sm text-ink-soft hover:text-ink hover:underline"
          >
            <span className={status === 'dead_lettered' ? 'font-medium text-bad' : 'font-medium text-ink'}>
              {formatNumber(count)}
            </span>{' '}
            {label.toLowerCase()}
          </IntentLink>
        </span>
      ))}
    </span>
  )
}

/** What arrived is history, and in the rate. */
function openDeliveries(counts: WebhookEndpoint['counts']) {
  return deliveryTabs.flatMap(({ label, status }) => {
    const count = status && status !== 'delivered' && counts?.[status]
    return count ? [{ label, status, count }] : []
  })
}
