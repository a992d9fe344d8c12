import 'server-only'
import * as credits from '#contract/credits.ts'
import { type Caller, callOperation } from './client.ts'

/** What a call would cost and how long it would take; validated as that call would be. */
export async function estimate({ key }: Caller, body: credits.EstimateInput): Promise<credits.Estimate> {
  return (await callOperation(credits.estimate, { body }, { key })).body
}
