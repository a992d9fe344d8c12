import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ArticleForecast } from '#contract/article-forecast.ts'
import { fetchJson } from './fetch-json.ts'

/** A slow address is looked at again after this time, a few times at most. */
const pollMs = 4000
const maxPolls = 4

/**
 * What the evidence for an article can carry; the last answer stays while the next one is on its way.
 * @param input the body of the generation; undefined while it is not valid yet
 */
export function articleForecastQuery(input: Record<string, unknown> | undefined) {
  return queryOptions({
    queryKey: ['article-forecast', input],
    queryFn: ({ signal }) =>
      fetchJson<ArticleForecast>('/api/articles/forecast', { method: 'POST', body: input, signal }),
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < maxPolls && state.data?.sources.some(({ status }) => status === 'reading')
        ? pollMs
        : false,
  })
}
