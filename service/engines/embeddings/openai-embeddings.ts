import { z } from 'zod'
import { type Embeddings, EmbeddingsError } from './embeddings.ts'

export type EmbeddingsSettings = { url: string; model: string; key: string | undefined }

const EmbeddingsResponse = z.looseObject({
  data: z.array(z.looseObject({ index: z.int().min(0), embedding: z.array(z.number()).min(1).max(8192) })),
})

/** An OpenAI-compatible endpoint: `POST {url}/embeddings` (OpenAI's API reference, "Create embeddings"). */
export function createOpenAiEmbeddings(
  settings: EmbeddingsSettings,
  fetch: typeof globalThis.fetch,
): Embeddings {
  const { url, model, key } = settings
  const host = new URL(url).host
  const ask = async (texts: readonly string[], signal: AbortSignal): Promise<number[][]> => {
    const response = await fetch(`${url}/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      signal,
    })
    if (!response.ok) {
      throw new EmbeddingsError(
        `The embeddings service at ${host} answered with ${response.status}. Check EMBEDDINGS_URL, EMBEDDINGS_MODEL and EMBEDDINGS_KEY.`,
      )
    }
    const parsed = EmbeddingsResponse.safeParse(await response.json())
    const vectors = parsed.success
      ? parsed.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding)
      : []
    const size = vectors[0]?.length
    if (vectors.length !== texts.length || vectors.some(({ length }) => length !== size)) {
      throw new EmbeddingsError(
        `The embeddings service at ${host} answered with something other than vectors.`,
      )
    }
    return vectors.map(toUnitLength)
  }
  return {
    model,
    async embed(texts, signal) {
      if (texts.length === 0) return []
      try {
        return await ask(texts, signal)
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof EmbeddingsError) throw error
        throw new EmbeddingsError(`The embeddings service at ${host} cannot be reached.`)
      }
    },
  }
}

function toUnitLength(vector: number[]): number[] {
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((part) => part / length)
}
