import type { Delivery } from '#contract/deliveries.ts'
import { csvLines } from '#lib/csv-lines.ts'

const columns: readonly [string, (delivery: Delivery) => string | number | undefined][] = [
  ['id', (delivery) => delivery.id],
  ['event_id', (delivery) => delivery.event_id],
  ['event_type', (delivery) => delivery.event_type],
  ['status', (delivery) => delivery.status],
  ['reason', (delivery) => delivery.reason],
  ['attempts', (delivery) => delivery.attempts],
  ['last_http_status', (delivery) => delivery.last_http_status],
  ['last_error', (delivery) => delivery.last_error],
  ['duration_ms', (delivery) => delivery.duration_ms],
  ['endpoint_id', (delivery) => delivery.endpoint?.id],
  ['endpoint_url', (delivery) => delivery.endpoint?.url],
  ['created_at', (delivery) => delivery.created_at],
  ['delivered_at', (delivery) => delivery.delivered_at],
  ['next_attempt_at', (delivery) => delivery.next_attempt_at],
]

export const deliveriesCsvHeader = csvLines([columns.map(([name]) => name)])

/** Deliveries as rows of CSV. */
export function deliveriesCsv(deliveries: readonly Delivery[]): string {
  const rows = deliveries.map((delivery) => columns.map(([, read]) => read(delivery) ?? ''))
  return csvLines(rows)
}
