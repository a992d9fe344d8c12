import { queryOptions } from '@tanstack/react-query'
import type { Status } from '#contract/health.ts'
import { fetchJson } from './fetch-json.ts'

/** What is set up and what needs a person; asked again when somebody comes back to the page. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => fetchJson<Status>('/api/status', { signal }),
  staleTime: 20_000,
  retry: false,
})
