import type { Tone } from '#components/ui/status-pill.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { visibleText } from './visible-text.ts'

const looks: Readonly<Record<string, { tone: Tone; label: string }>> = {
  queued: { tone: 'neutral', label: 'Queued' },
  delivering: { tone: 'busy', label: 'Sending' },
  delivered: { tone: 'good', label: 'Delivered' },
  failed: { tone: 'warn', label: 'Retrying' },
  dead_lettered: { tone: 'bad', label: 'Failed' },
}

/**
 * How the state of a delivery is said: what was dead-lettered without an attempt has not failed. A status that we do not
 * know is shown as the service sent it.
 */
export function deliveryStatus({
  status,
  attempts,
}: Pick<Delivery, 'status'> & Partial<Pick<Delivery, 'attempts'>>): { tone: Tone; label: string } {
  if (status === 'dead_lettered' && attempts === 0) return { tone: 'warn', label: 'Not sent' }
  return looks[status] ?? { tone: 'neutral', label: visibleText(status) || 'Unknown' }
}

/** What every page means by it: the navigation, the endpoints, an endpoint and the deliveries count the same ones. */
export const undeliveredMeaning =
  'Every attempt failed, or the endpoint was disabled. They count until they are resent.'

const reasons: Readonly<Record<string, string>> = {
  attempts_spent: 'All attempts failed',
  endpoint_gone: 'The endpoint returned 410 Gone',
  endpoint_disabled: 'The endpoint was disabled',
}

/** Why a delivery was given up, in words; a reason of another server as it is called there. */
export function reasonLabel(reason: string): string {
  return reasons[reason] ?? visibleText(reason)
}

/** What the endpoint answered last: its error, else its status; undefined before the first attempt. */
export function lastAnswer(delivery: Pick<Delivery, 'last_error' | 'last_http_status'>): string | undefined {
  const { last_error: error, last_http_status: status } = delivery
  return (
    (error && shortReason(error)) || (status === undefined ? undefined : `Responded with status ${status}`)
  )
}

/** What went wrong on the way, by words of the sentence that says so. */
const shortReasons: readonly (readonly [RegExp, string])[] = [
  [/^No site found at |^No host is named |^Couldn't look up /, 'Name not found'],
  [/took (too long|longer than)|^Couldn't reach .* in time/, 'No response in time'],
  [/refuses connections/, 'Connection refused'],
  [/ securely\./, 'Certificate not trusted'],
  [/^Couldn't connect to /, "Couldn't connect"],
]

/** An error of a delivery in a few words, for a table; one that is not known, whole. */
export function shortReason(error: string): string {
  return shortReasons.find(([pattern]) => pattern.test(error))?.[1] ?? visibleText(error)
}

/** What is on its way already cannot be sent again. */
export function canSendAgain({ status }: Pick<Delivery, 'status'>): boolean {
  return status !== 'queued' && status !== 'delivering'
}
