import { totalmem } from 'node:os'
import { z } from 'zod'
import type { OllamaModel } from './ollama.ts'

/** Ollama's default URL; any other is configured as an endpoint. */
export const localOllamaUrl = 'http://127.0.0.1:11434'

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
// `POST /api/show`: what the model was trained for, and the parameters of its Modelfile as lines of text.
const Show = z.object({
  parameters: z.string().catch(''),
  model_info: z.record(z.string(), z.unknown()).catch({}),
})
// `GET /api/ps`: the models in memory. `context_length` is what they were loaded with.
const Running = z.object({
  models: z.array(
    z.looseObject({ name: z.string(), context_length: z.int().positive().optional().catch(undefined) }),
  ),
})

/** What Ollama gives a model by default on a machine with little memory of its own for graphics. */
const defaultContextTokens = 4_096

/** Where a local model answers; `contextTokens` is what Ollama loads it with, not what it was trained for. */
export type LocalModel = { baseUrl: string; model: string; contextTokens: number }

type Ask = { fetch: typeof globalThis.fetch; timeoutMs: number; url?: string }

/**
 * Asks the Ollama of this machine for its largest model that can chat and fits into memory. Undefined when there is
 * none, when nothing listens, or when it does not answer in time. Never throws.
 */
export async function findLocalOllama(ask: Ask): Promise<LocalModel | undefined> {
  const models = await listLocalModels(ask)
  const [largest] = models?.filter(({ canChat }) => canChat) ?? []
  if (!largest) return undefined
  const contextTokens = await readContext(ask, largest.name)
  return { baseUrl: `${ask.url ?? localOllamaUrl}/v1`, model: largest.name, contextTokens }
}

/** All its models, the largest first; undefined when no Ollama answers. Never throws. */
export async function listLocalModels({
  fetch,
  timeoutMs,
  url = localOllamaUrl,
}: Ask): Promise<OllamaModel[] | undefined> {
  try {
    const response = await fetch(`${url}/api/tags`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (!response.ok) return undefined
    const { models } = Tags.parse(await response.json())
    return models
      .toSorted((a, b) => b.size - a.size)
      .map((model) => ({ name: model.name, bytes: model.size, canChat: isUsable(model) }))
  } catch {
    return undefined
  }
}

/** The model's `num_ctx`, else the context it is loaded with, else Ollama's default. Never throws. */
export async function readContext(ask: Ask, model: string): Promise<number> {
  const url = ask.url ?? localOllamaUrl
  const read = async <T>(path: string, schema: z.ZodType<T>, body?: object): Promise<T | undefined> => {
    try {
      const response = await ask.fetch(`${url}${path}`, {
        ...(body && {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
        signal: AbortSignal.timeout(ask.timeoutMs),
        redirect: 'error',
      })
      return response.ok ? schema.parse(await response.json()) : undefined
    } catch {
      return undefined
    }
  }
  const [show, running] = await Promise.all([read('/api/show', Show, { model }), read('/api/ps', Running)])
  const set = Number(/^num_ctx\s+(\d+)/m.exec(show?.parameters ?? '')?.[1] ?? 0)
  const loaded = running?.models.find(({ name }) => name === model)?.context_length
  const trained = Object.entries(show?.model_info ?? {}).find(([name]) =>
    name.endsWith('.context_length'),
  )?.[1]
  const given = set || loaded || defaultContextTokens
  return typeof trained === 'number' && trained > 0 ? Math.min(given, trained) : given
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
  if (
    /embed|rerank|minilm|minicheck|\bbge\b|bge-|whisper|clip\b/i.test(name) ||
    /bert|clip/i.test(details.family)
  )
    return false
  return size < totalmem() * 0.8
}
