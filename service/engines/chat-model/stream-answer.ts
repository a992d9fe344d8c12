import type { LanguageModel, ModelMessage } from 'ai'
import { z } from 'zod'
import type { TokenCount } from './chat-model.ts'
import { isRefusal, stripReasoning } from './model-words.ts'

/** The JSON mode of the request: with the schema, or any object. */
export type AnswerFormat = { kind: 'schema'; name: string; schema: z.ZodType } | { kind: 'object' }

export type StreamedCall = {
  system: string
  messages: ModelMessage[]
  format?: AnswerFormat | undefined
  maxCharacters: number
}

export type StreamedAnswer = {
  text: string
  /** The server took the request: what failed after that is the answer, not the connection. */
  hasBegun: boolean
  isRefused: boolean
  /** The answer ended by its length, the server's or ours. */
  isCut: boolean
  usage: TokenCount | null
  /** What went wrong; undefined when the answer is whole. */
  error: unknown
}

/**
 * One call, streamed. Never throws: whatever goes wrong is in `error`.
 * @param options.onPart called for everything that the server sends
 */
export async function streamAnswer(
  model: LanguageModel,
  call: StreamedCall,
  { signal, onPart }: { signal: AbortSignal; onPart: () => void },
): Promise<StreamedAnswer> {
  const answer: StreamedAnswer = {
    text: '',
    hasBegun: false,
    isRefused: false,
    isCut: false,
    usage: null,
    error: undefined,
  }
  const enough = new AbortController()
  try {
    // Neither a temperature nor a token limit is sent: newer models refuse the request for naming either.
    const { Output, streamText } = await import('ai')
    const { stream } = streamText({
      model,
      instructions: call.system,
      messages: call.messages,
      ...(call.format && { output: outputOf(Output, call.format) }),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, enough.signal]),
      include: { rawChunks: true },
      // Errors are read from the stream; the library would write them to the console as well.
      onError: () => {},
    })
    for await (const part of stream) {
      onPart()
      answer.hasBegun ||= part.type === 'text-start' || part.type === 'reasoning-start'
      if (part.type === 'text-delta') {
        answer.text += part.text
        if (answer.text.length > call.maxCharacters) {
          answer.isCut = true
          enough.abort()
          break
        }
      } else if (part.type === 'raw') {
        answer.usage = readUsage(part.rawValue) ?? answer.usage
      } else if (part.type === 'error') {
        answer.error = part.error ?? new Error('unknown')
      } else if (part.type === 'abort') {
        answer.error = new Error('aborted')
      } else if (part.type === 'finish') {
        answer.isRefused = part.finishReason === 'content-filter'
        answer.isCut = part.finishReason === 'length'
        const { inputTokens, outputTokens, inputTokenDetails } = part.totalUsage
        if (inputTokens !== undefined || outputTokens !== undefined) {
          answer.usage = {
            input: inputTokens ?? 0,
            output: outputTokens ?? 0,
            cached: inputTokenDetails?.cacheReadTokens ?? 0,
          }
        }
      }
    }
  } catch (error) {
    if (!enough.signal.aborted) answer.error = error
  }
  if (answer.isRefused) answer.error = undefined
  answer.text = stripReasoning(answer.text)
  answer.isRefused ||= isRefusal(answer.text)
  return answer
}

const Usage = z.object({
  usage: z.object({
    prompt_tokens: z.number(),
    completion_tokens: z.number(),
    prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish(),
  }),
})

/** The count that some servers send along with the answer: all that is known of one that is given up. */
function readUsage(chunk: unknown): TokenCount | null {
  const { data } = Usage.safeParse(chunk)
  if (!data) return null
  const { prompt_tokens: input, completion_tokens: output, prompt_tokens_details: details } = data.usage
  return { input, output, cached: details?.cached_tokens ?? 0 }
}

function outputOf(Output: typeof import('ai').Output, format: AnswerFormat) {
  return format.kind === 'schema'
    ? Output.object({ schema: format.schema, name: format.name })
    : Output.json()
}
