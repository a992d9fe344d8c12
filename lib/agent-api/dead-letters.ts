import 'server-only'
import { listDeliveries } from '#contract/webhooks.ts'
import { type Caller, callOperation } from './client.ts'

/** How many deliveries were given up: the total of the deliveries list, of which one row is read. */
export async function countDeadLetters({ key }: Caller): Promise<{ total: number }> {
  const query = { status: 'dead_lettered', limit: 1 } as const
  const { body } = await callOperation(listDeliveries, { query }, { key })
  return { total: body.total }
}
