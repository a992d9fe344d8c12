import { createGuardedWebFetch } from '../../outbound/guarded-web-fetch.ts'
import { allowanceOfEndpoint } from '../../outbound/outbound-allowance.ts'
import type { Embeddings } from './embeddings.ts'
import { createOpenAiEmbeddings, type EmbeddingsSettings } from './openai-embeddings.ts'

/** Undefined where no endpoint is configured: search then goes by words and their synonyms. */
export function chooseEmbeddings(settings: EmbeddingsSettings | undefined): Embeddings | undefined {
  if (!settings) return undefined
  return createOpenAiEmbeddings(settings, createGuardedWebFetch({ allow: allowanceOfEndpoint(settings.url) }))
}
