import { totalmem } from 'node:os'
import { z } from 'zod'

const tagsUrl = 'http://127.0.0.1:11434/api/tags'

// Ollama's `GET /api/tags` ("List local models" in its API documentation). Newer versions add `capabilities`.
const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string().min(1),
      size: z.number().catch(0),
      details: z.object({ family: z.string().catch('') }).catch({ family: '' }),
      capabilities: z.array(z.string()).optional().catch(undefined),
      remote_host: z.string().optional().catch(undefined),
    }),
  ),
})

/** Where a local model answers. `evidenceTokens` fits the 4096 tokens of context that Ollama gives a model by default. */
export type LocalModel = { baseUrl: string; model: string; evidenceTokens: number }

/**
 * Asks the Ollama of this machine for its largest model that can chat and fits into memory. Undefined when there is
 * none, when nothing listens, or when it does not answer in time. Never throws.
 */
export async function findLocalOllama({
  fetch,
  timeoutMs,
}: {
  fetch: typeof globalThis.fetch
  timeoutMs: number
}): Promise<LocalModel | undefined> {
  try {
    const response = await fetch(tagsUrl, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!response.ok) return undefined
    const { models } = Tags.parse(await response.json())
    const [largest] = models.filter(isUsable).sort((a, b) => b.size - a.size)
    return largest && { baseUrl: 'http://127.0.0.1:11434/v1', model: largest.name, evidenceTokens: 2_400 }
  } catch {
    return undefined
  }
}

/** Embedding models cannot write, models of a remote host are not local, and one beyond the memory would not load. */
function isUsable({
  name,
  size,
  details,
  capabilities,
  remote_host,
}: z.infer<typeof Tags>['models'][number]): boolean {
  if (remote_host || /[:-]cloud$/i.test(name)) return false
  if (capabilities && !capabilities.includes('completion')) return false
  if (/embed|rerank|minilm|\bbge\b|bge-|whisper|clip\b/i.test(name) || /bert|clip/i.test(details.family))
    return false
  return size < totalmem() * 0.8
}
