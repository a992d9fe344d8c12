'use client'
import { useQuery } from '@tanstack/react-query'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

type Event = 'article.published' | 'article.unpublished' | 'article.deleted'

/** Who else hears of what is about to happen; nothing where nobody does, or where the service does not say. */
export function NotifiedWebhooks({ event }: { event: Event }) {
  const { data } = useQuery(operationQuery('listWebhooks'))
  return notifiedSentence(data?.webhooks ?? [], event)
}

/** `Your 2 webhooks are notified.` */
export function notifiedSentence(
  webhooks: readonly Pick<WebhookEndpoint, 'is_active' | 'event_types'>[],
  event: string,
): string {
  const notified = webhooks.filter(
    ({ is_active, event_types }) => is_active && event_types.includes(event),
  ).length
  if (notified === 0) return ''
  return notified === 1
    ? 'Your webhook is notified.'
    : `Your ${formatNumber(notified)} webhooks are notified.`
}
