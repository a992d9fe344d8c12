import { queryOptions } from '@tanstack/react-query'
import { operationQuery } from './operation-query.ts'

const waitMs = 5000

/**
 * The price of one call, live as its input changes; the last price stays while the next one is on its way.
 * @param operation id of an operation that charges, for example `generateArticle`.
 * @param input the body that would be sent; undefined while it is not valid yet.
 */
export function estimateQuery(operation: string, input: Record<string, unknown> | undefined) {
  return queryOptions({
    ...operationQuery('estimate', { body: { operation, input: input ?? {} } }),
    enabled: input !== undefined,
    // What running jobs reserve may come back by itself.
    refetchInterval: ({ state }) => (state.data?.held ? waitMs : false),
  })
}
