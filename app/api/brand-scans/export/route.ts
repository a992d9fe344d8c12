import type { NextRequest } from 'next/server'
import { brandScanFilter } from '#components/brand-scans/read-scan-filter.ts'
import { scansCsv, scansCsvHeader } from '#components/brand-scans/scans-csv.ts'
import { listBrandScans } from '#contract/brand-scans.ts'
import { call } from '#lib/agent-api/client.ts'
import { answerCsv } from '#lib/file-answer.ts'

/** Every scan that the filter lets through, as a file. */
export function GET({ nextUrl, signal }: NextRequest): Promise<Response> {
  const filter = brandScanFilter(Object.fromEntries(nextUrl.searchParams))
  return answerCsv(signal, {
    what: 'brand-scans',
    header: scansCsvHeader,
    csv: scansCsv,
    async readPage({ key }, page) {
      const query = { ...filter, ...page }
      const { scans: rows, total } = await call(listBrandScans, { query }, { key, signal })
      return { rows, total }
    },
  })
}
