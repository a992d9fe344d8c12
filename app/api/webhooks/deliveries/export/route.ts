import type { NextRequest } from 'next/server'
import { deliveriesCsv, deliveriesCsvHeader } from '#components/webhooks/deliveries-csv.ts'
import { deliveryFilter, maxExported } from '#components/webhooks/delivery-filter.ts'
import { listDeliveries } from '#contract/deliveries.ts'
import { call } from '#lib/agent-api/client.ts'
import { answerCsv } from '#lib/file-answer.ts'
import { deliveriesAsked } from '#lib/queries/deliveries.ts'

/** The newest of what the filter lets through, as a file. */
export function GET({ nextUrl, signal }: NextRequest): Promise<Response> {
  const filter = deliveriesAsked(deliveryFilter(Object.fromEntries(nextUrl.searchParams)), new Date())
  return answerCsv(signal, {
    what: 'deliveries',
    header: deliveriesCsvHeader,
    csv: deliveriesCsv,
    maxRows: maxExported,
    async readPage({ key }, page) {
      const query = { ...filter, ...page }
      const { deliveries: rows, total } = await call(listDeliveries, { query }, { key, signal })
      return { rows, total }
    },
  })
}
