import 'server-only'
import { cache } from 'react'
import * as credits from '#contract/credits.ts'
import { type Caller, callOperation, sendOperation } from './client.ts'

/** What a call would cost and how long it would take; validated as that call would be. */
export async function estimate({ key }: Caller, body: credits.EstimateInput): Promise<credits.Estimate> {
  return (await callOperation(credits.estimate, { body }, { key })).body
}

// A page reads its table and its chart from one answer, in parts that are drawn apart.
const ledgersOfRequest = cache(() => new Map<string, Promise<credits.Ledger>>())

/** Rows of the ledger, newest first, and what was spent in the last 30 days; asked once within a request. */
export function listLedger(
  { key }: Caller,
  query: Partial<credits.ListLedgerQuery>,
): Promise<credits.Ledger> {
  const ledgers = ledgersOfRequest()
  const name = JSON.stringify(query)
  const ledger =
    ledgers.get(name) ?? callOperation(credits.listLedger, { query }, { key }).then(({ body }) => body)
  ledgers.set(name, ledger)
  return ledger
}

/** Every row that matches, as CSV (RFC 4180, safe for spreadsheets); the body is handed on unread. */
export function exportLedger({ key }: Caller, query: Partial<credits.ListLedgerQuery>): Promise<Response> {
  return sendOperation(credits.listLedger, { query }, { key, accept: 'text/csv' })
}
