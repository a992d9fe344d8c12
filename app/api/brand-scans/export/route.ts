import type { NextRequest } from 'next/server'
import { brandScanFilter } from '#components/brand-scans/read-scan-filter.ts'
import { scansCsv, scansCsvHeader } from '#components/brand-scans/scans-csv.ts'
import { listBrandScans } from '#lib/agent-api/brand-scans.ts'
import { retryOnRateLimit } from '#lib/agent-api/retry-on-rate-limit.ts'
import { runAction } from '#lib/session-action.ts'
import { problemAnswer } from '#lib/session-route.ts'

const rowsPerCall = 100

/** Every scan that the filter lets through, as a file; written as it is read. */
export async function GET(request: NextRequest): Promise<Response> {
  const { signal } = request
  const { brand } = brandScanFilter(Object.fromEntries(request.nextUrl.searchParams))
  const first = await runAction(async (session) => {
    const readPage = (offset: number) =>
      listBrandScans(session, { ...(brand && { brand }), limit: rowsPerCall, offset })
    return { page: await readPage(0), readPage }
  })
  if (!first.ok) return problemAnswer(first.problem)
  const { page, readPage } = first.data
  const encoder = new TextEncoder()
  let offset = page.scans.length
  const file = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(scansCsvHeader + scansCsv(page.scans))),
    async pull(controller) {
      if (offset >= page.total) return controller.close()
      const { scans } = await retryOnRateLimit(signal, () => readPage(offset))
      offset += scans.length
      // A list that shrinks while it is read ends early.
      if (scans.length === 0) return controller.close()
      controller.enqueue(encoder.encode(scansCsv(scans)))
    },
  })
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="brand-scans-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
