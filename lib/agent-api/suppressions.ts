import 'server-only'
import * as suppressions from '#contract/suppressions.ts'
import { type Caller, callOperation } from './client.ts'

/** One page of suppressions, newest first. */
export async function listSuppressions(
  { key }: Caller,
  query: Partial<suppressions.ListSuppressionsQuery>,
): Promise<suppressions.SuppressionList> {
  return (await callOperation(suppressions.listSuppressions, { query }, { key })).body
}

/** Suppresses a company or an address, and erases the contacts of earlier reports that it names. */
export async function addSuppression(
  { key }: Caller,
  body: suppressions.AddSuppressionInput,
): Promise<suppressions.AddedSuppression> {
  return (await callOperation(suppressions.addSuppression, { body }, { key })).body
}

/** Lifts a suppression; what it erased does not come back. */
export async function deleteSuppression({ key }: Caller, id: string): Promise<void> {
  await callOperation(suppressions.deleteSuppression, { params: { id } }, { key })
}
