import { dehydrate, HydrationBoundary, hashKey, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ActionResult } from '#lib/action-result.ts'
import { DrawnAgain } from './drawn-again.tsx'

export type HydratedQueriesProps = {
  /**
   * Keys of queries with what the server read for them. What failed, the browser asks, and has the page drawn again;
   * what the server did not wait for (undefined), it only asks.
   */
  entries: readonly (readonly [QueryKey, ActionResult<unknown> | undefined])[]
  children: ReactNode
}

/** Hands what a server component has read to the queries of the components below, so that they start full. */
export function HydratedQueries({ entries, children }: HydratedQueriesProps) {
  const client = new QueryClient()
  for (const [key, result] of entries) if (result?.ok) client.setQueryData(key, result.data)
  const unread = entries.filter(([, result]) => result?.ok === false).map(([key]) => hashKey(key))
  return (
    <HydrationBoundary state={dehydrate(client)}>
      {unread.length > 0 && <DrawnAgain unread={unread} />}
      {children}
    </HydrationBoundary>
  )
}
