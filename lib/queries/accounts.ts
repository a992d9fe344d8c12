import { queryOptions } from '@tanstack/react-query'
import type { AccountList } from '#contract/accounts.ts'
import { fetchJson } from './fetch-json.ts'

/** The connected accounts, newest first. */
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: ({ signal }) => fetchJson<AccountList>('/api/accounts', { signal }),
  staleTime: 30_000,
})
