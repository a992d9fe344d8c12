import type { NextRequest } from 'next/server'
import { deliveriesQuery, deliveryFilter } from '#components/webhooks/delivery-filter.ts'
import { listDeliveries } from '#lib/agent-api/webhooks.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(request: NextRequest): Promise<Response> {
  const filter = deliveryFilter(Object.fromEntries(request.nextUrl.searchParams))
  return answerJson((session) => listDeliveries(session, deliveriesQuery(filter, new Date())))
}
