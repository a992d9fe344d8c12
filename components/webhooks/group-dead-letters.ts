import type { Delivery } from '#contract/deliveries.ts'
import { lastAnswer, reasonLabel } from './delivery-status.ts'

export type DeadLetterGroup = {
  /** What went wrong, in the words of the service. */
  title: string
  /** What all of them were answered; absent where they differ. */
  httpStatus?: number
  /** The deliveries of the group, in the order of the list. */
  ids: string[]
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
      groups.set(title, { title, ...(httpStatus !== undefined && { httpStatus }), ids: [delivery.id] })
    else {
      group.ids.push(delivery.id)
      // One cause is one row, whatever some of them were answered before.
      if (group.httpStatus !== httpStatus) delete group.httpStatus
    }
  }
  return [...groups.values()].sort((a, b) => b.ids.length - a.ids.length)
}
