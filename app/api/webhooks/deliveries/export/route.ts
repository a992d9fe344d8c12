import type { NextRequest } from 'next/server'
import { deliveriesCsv, deliveriesCsvHeader } from '#components/webhooks/deliveries-csv.ts'
import { deliveriesQuery, deliveryFilter, maxExported } from '#components/webhooks/delivery-filter.ts'
import { retryOnRateLimit } from '#lib/agent-api/retry-on-rate-limit.ts'
import { listDeliveries } from '#lib/agent-api/webhooks.ts'
import { runAction } from '#lib/session-action.ts'
import { problemAnswer } from '#lib/session-route.ts'

const rowsPerCall = 100

/** The newest of what the filter lets through, as a file; written as it is read. */
export async function GET(request: NextRequest): Promise<Response> {
  const { signal } = request
  const asked = deliveriesQuery(deliveryFilter(Object.fromEntries(request.nextUrl.searchParams)), new Date())
  const first = await runAction(async (session) => {
    const readPage = (offset: number) =>
      listDeliveries(session, { ...asked, limit: rowsPerCall, offset }, { signal })
    return { page: await readPage(0), readPage }
  })
  if (!first.ok) return problemAnswer(first.problem)
  const { page, readPage } = first.data
  const total = Math.min(maxExported, page.total)
  const encoder = new TextEncoder()
  let offset = page.deliveries.length
  const file = new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode(deliveriesCsvHeader + deliveriesCsv(page.deliveries))),
    async pull(controller) {
      if (offset >= total) return controller.close()
      const { deliveries } = await retryOnRateLimit(signal, () => readPage(offset))
      offset += deliveries.length
      // A list that shrinks while it is read ends early.
      if (deliveries.length === 0) return controller.close()
      controller.enqueue(encoder.encode(deliveriesCsv(deliveries)))
    },
  })
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="deliveries-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
