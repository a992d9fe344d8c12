import type { Delivery } from '#contract/deliveries.ts'
import { lastAnswer, reasonLabel } from './delivery-status.ts'
import { endpointName } from './endpoint-health.ts'
import { visibleText } from './visible-text.ts'

export type DeadLetterGroup = {
  /** What went wrong, in the words of the service. */
  title: string
  /** What all of them were answered; absent where they differ. */
  httpStatus?: number
  /** In the order of the list. */
  deliveries: Delivery[]
}

/** What was given up, gathered by what went wrong; the most frequent first. */
export function groupDeadLetters(deliveries: readonly Delivery[]): DeadLetterGroup[] {
  const groups = new Map<string, DeadLetterGroup>()
  for (const delivery of deliveries) {
    if (delivery.status !== 'dead_lettered') continue
    const { last_http_status: httpStatus, reason } = delivery
    const title = lastAnswer(delivery) ?? (reason ? reasonLabel(reason) : 'No reason given')
    const group = groups.get(title)
    if (!group)
      groups.set(title, { title, ...(httpStatus !== undefined && { httpStatus }), deliveries: [delivery] })
    else {
      group.deliveries.push(delivery)
      // One cause is one row, whatever some of them were answered before.
      if (group.httpStatus !== httpStatus) delete group.httpStatus
    }
  }
  return [...groups.values()].sort((a, b) => b.deliveries.length - a.deliveries.length)
}

export type EndpointDeadLetters = {
  /** Undefined for those whose endpoint was deleted: they can't be sent again. */
  id: string | undefined
  name: string
  deliveries: Delivery[]
}

/** What was given up, by endpoint, in the order of the first of each; endpoints of one name have their URL behind it. */
export function deadLettersByEndpoint(deliveries: readonly Delivery[]): EndpointDeadLetters[] {
  const given = deliveries.filter(({ status }) => status === 'dead_lettered')
  const all = [...Map.groupBy(given, ({ endpoint }) => endpoint?.id)].map(([id, own]) => {
    const endpoint = own[0]?.endpoint
    return {
      id,
      name: endpoint ? visibleText(endpointName(endpoint)) : 'Deleted endpoint',
      url: visibleText(endpoint?.url ?? ''),
      deliveries: own,
    }
  })
  return all.map(({ url, ...one }) =>
    all.some(({ id, name }) => id !== one.id && name === one.name)
      ? { ...one, name: `${one.name} (${url})` }
      : one,
  )
}

/** What sends them again does: endpoints that are off are enabled first, since nothing is sent to them. */
export function resendVerb(deliveries: readonly Delivery[], disabled: ReadonlySet<string>): string {
  const off = new Set(
    deliveries.flatMap(({ endpoint }) => (endpoint && disabled.has(endpoint.id) ? [endpoint.id] : [])),
  )
  if (off.size === 0) return 'Resend'
  return `Enable ${off.size === 1 ? 'endpoint' : 'endpoints'} and resend`
}
