import type { NextRequest } from 'next/server'
import { scansCsv, scansCsvHeader } from '#components/brand-scans/scans-csv.ts'
import { ListBrandScansQuery, listBrandScans } from '#contract/brand-scans.ts'
import { call } from '#lib/agent-api/client.ts'
import { answerCsv } from '#lib/file-answer.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'

/** Every scan that the filter lets through, as a file. */
export function GET({ nextUrl, signal }: NextRequest): Promise<Response> {
  const filter = readListFilter(ListBrandScansQuery, Object.fromEntries(nextUrl.searchParams), rowsPerPage)
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
