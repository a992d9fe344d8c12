import type { DeliveryDetail } from '#contract/deliveries.ts'

export type DeliverySubject = { label: string; href: string }

/** What an event can be about: the member of its data with the id, and the page that shows it; `event` where a member is not of one kind. */
const subjects: readonly { member: string; event?: RegExp; label: string; page: string }[] = [
  { member: 'article_id', label: 'Article', page: '/articles' },
  { member: 'lead_magnet_id', label: 'Lead magnet', page: '/lead-magnets' },
  { member: 'brand_scan_id', label: 'Brand scan', page: '/brand-scans' },
  { member: 'run_id', event: /^scout\./, label: 'Scout run', page: '/scout-runs' },
  { member: 'run_id', event: /^warm_lead\./, label: 'Report', page: '/warm-leads' },
  { member: 'watch_id', label: 'Watch', page: '/watches' },
  { member: 'session_id', label: 'Session', page: '/sessions' },
]

/** What a delivery is about, with its page; undefined for a test, for what is deleted, and where the event names nothing. */
export function deliverySubject({
  event_type: type,
  payload,
  test,
}: Pick<DeliveryDetail, 'event_type' | 'payload' | 'test'>): DeliverySubject | undefined {
  const { data } = payload
  if (test || type.endsWith('.deleted') || typeof data !== 'object' || data === null) return undefined
  const told: Record<string, unknown> = { ...data }
  const subject = subjects.find(
    ({ member, event }) => (event?.test(type) ?? true) && typeof told[member] === 'string',
  )
  if (!subject) return undefined
  const name = ['title', 'brand_name', 'topic', 'query', 'domain', 'label']
    .map((member) => told[member])
    .find((value) => typeof value === 'string' && value !== '')
  return {
    label: typeof name === 'string' ? name : `Open the ${subject.label.toLowerCase()}`,
    href: `${subject.page}/${encodeURIComponent(String(told[subject.member]))}`,
  }
}
