import { queryOptions } from '@tanstack/react-query'
import type { LocalOllama } from '#contract/models.ts'
import { fetchJson } from './fetch-json.ts'

const pollMs = 1_500

/** The Ollama of the service's machine; polled while a model is downloaded. */
export const localOllamaQuery = queryOptions({
  queryKey: ['models', 'ollama'],
  queryFn: ({ signal }) => fetchJson<LocalOllama>('/api/models/ollama', { signal }),
  refetchInterval: ({ state }) => (state.data?.pull?.status === 'pulling' ? pollMs : false),
  staleTime: 5_000,
})
