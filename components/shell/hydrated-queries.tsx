import { dehydrate, HydrationBoundary, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ActionResult } from '#lib/action-result.ts'

export type HydratedQueriesProps = {
  /** Keys of queries with what the server read for them; what failed is left for the browser to ask. */
  entries: readonly (readonly [QueryKey, ActionResult<unknown>])[]
  children: ReactNode
}

/** Hands what a server component has read to the queries of the components below, so that they start full. */
export function HydratedQueries({ entries, children }: HydratedQueriesProps) {
  const client = new QueryClient()
  for (const [key, result] of entries) if (result.ok) client.setQueryData(key, result.data)
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>
}
