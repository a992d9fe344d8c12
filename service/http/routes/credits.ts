import { estimate as estimateOperation, listLedger as listLedgerOperation } from '#contract/credits.ts'
import { estimate } from '../../credits/estimate.ts'
import { ledgerCsv } from '../../credits/ledger-csv.ts'
import { listLedger, listLedgerEntries } from '../../credits/list-ledger.ts'
import { charges } from '../../registry/registry.ts'
import { route } from '../route.ts'

export const creditRoutes = [
  route(estimateOperation, async (ctx, { body }) => ({
    status: 200,
    body: await estimate(ctx, charges, body),
  })),
  route(listLedgerOperation, async (ctx, { query }, { accept }) => {
    if (!accept.includes('text/csv')) return { status: 200, body: await listLedger(ctx, query) }
    const content = ledgerCsv(await listLedgerEntries(ctx, query))
    return { status: 200, text: { content, mediaType: 'text/csv', fileName: 'credits.csv' } }
  }),
]
