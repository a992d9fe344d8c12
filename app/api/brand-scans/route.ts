import type { NextRequest } from 'next/server'
import { brandScanFilter } from '#components/brand-scans/read-scan-filter.ts'
import { listBrandScans } from '#lib/agent-api/brand-scans.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(request: NextRequest): Promise<Response> {
  const filter = brandScanFilter(Object.fromEntries(request.nextUrl.searchParams))
  return answerJson((session) => listBrandScans(session, filter))
}
