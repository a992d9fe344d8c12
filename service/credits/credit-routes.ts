import { listLedger as listLedgerOperation } from '#contract/credits.ts'
import { route } from '../core/route.ts'
import { ledgerCsv } from './ledger-csv.ts'
import { listLedger, listLedgerEntries } from './list-ledger.ts'

export const creditRoutes = [
  route(listLedgerOperation, async (ctx, { query }, { accept }) => {
    if (!accept.includes('text/csv')) return { status: 200, body: await listLedger(ctx, query) }
    const content = ledgerCsv(await listLedgerEntries(ctx, query))
    return { status: 200, text: { content, mediaType: 'text/csv', fileName: 'credits.csv' } }
  }),
]
