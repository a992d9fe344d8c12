import { z } from 'zod'
import { ReadError } from '../../outbound/read-error.ts'
import { ModelError } from '../chat-model/chat-model.ts'
import type { ModelAddress, OfferedModel } from './connector.ts'

/** Fields in which servers give a model's context length: OpenRouter, vLLM, Mistral, Groq, Anthropic. */
const contextMembers = [
  'context_length',
  'max_model_len',
  'max_context_length',
  'context_window',
  'max_input_tokens',
] as const

const Offered = z.looseObject({ id: z.string().min(1).max(300) })
const Answer = z.looseObject({ data: z.array(Offered).max(5_000) })

const timeoutMs = 15_000

/** The models of `GET /models` (OpenAI's API reference, "List models"), without those whose names say that they do not chat. */
export async function listOfferedModels(
  { baseUrl, key }: ModelAddress,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<OfferedModel[]> {
  const host = new URL(baseUrl).host
  const fail = (message: string) => new ModelError('unreachable', message)
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: headersFor(host, key),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      redirect: 'error',
    })
    if (!response.ok) throw fail(statusWords(response.status, host, key !== undefined))
    const { data } = Answer.parse(await response.json())
    return data
      .filter(({ id }) => canChat(id))
      .map((model) => ({ id: model.id, contextTokens: contextOf(model) }))
      .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  } catch (error) {
    if (error instanceof ModelError) throw error
    if (signal.aborted) throw new ModelError('cancelled', 'It was cancelled.')
    if (error instanceof ReadError) throw fail(error.message)
    if (error instanceof DOMException)
      throw fail(`${host} did not answer within ${timeoutMs / 1000} seconds.`)
    throw fail(
      `${host} does not list its models. Check that the address is the base of its API; it often ends in /v1.`,
    )
  }
}

/** Anthropic's list takes its own two headers instead of the bearer key that its chat endpoint takes. */
function headersFor(host: string, key: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(key !== undefined &&
      host === 'api.anthropic.com' && { 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  }
}

function statusWords(status: number, host: string, hasKey: boolean): string {
  if (status === 401 || status === 403)
    return hasKey ? `${host} does not accept the key.` : `${host} asks for a key.`
  if (status === 404 || status === 405)
    return `${host} has no list of models at this address. Check that it is the base of its API; it often ends in /v1.`
  if (status === 429) return `${host} is limiting requests; try again in a minute.`
  return `${host} answered with status ${status} instead of its models.`
}

function canChat(id: string): boolean {
  return !/embed|whisper|\btts\b|-tts|dall-e|moderation|rerank|transcribe|realtime|\bimagen\b|\bveo\b|-image|sora/i.test(
    id,
  )
}

function contextOf(model: Record<string, unknown>): number | null {
  for (const member of contextMembers) {
    const value = model[member]
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
  }
  return null
}
