import { type LanguageModel, Output, streamText } from 'ai'
import type { z } from 'zod'
import { isRefusal, withoutThinking } from '../../chat-model/model-words.ts'

export type ModelCall = {
  instructions: string
  prompt: string
  /** How the server is asked for JSON: held to the schema, any object, or only by the words of the prompt. */
  format?: { kind: 'schema'; schema: z.ZodType } | { kind: 'object' }
  /** The answer is cut once it has this many characters: a model that never stops must not run up a bill. */
  maxCharacters: number
}

export type StreamedAnswer = {
  text: string
  /** The server took the request: what failed after that is the answer, not the connection. */
  hasBegun: boolean
  isRefused: boolean
  usage: { input: number; output: number } | null
  /** What went wrong; undefined when the answer is whole. */
  error: unknown
}

/** One call, streamed. Never throws: whatever goes wrong is in `error`. */
export async function streamAnswer(
  model: LanguageModel,
  call: ModelCall,
  signal: AbortSignal,
): Promise<StreamedAnswer> {
  const answer: StreamedAnswer = {
    text: '',
    hasBegun: false,
    isRefused: false,
    usage: null,
    error: undefined,
  }
  const enough = new AbortController()
  try {
    // Neither a temperature nor a token limit is sent: newer models refuse the request for naming either.
    const { stream } = streamText({
      model,
      instructions: call.instructions,
      prompt: call.prompt,
      ...(call.format && { output: outputOf(call.format) }),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, enough.signal]),
      // Errors are read from the stream; the library would write them to the console as well.
      onError: () => {},
    })
    for await (const part of stream) {
      answer.hasBegun ||= part.type === 'text-start' || part.type === 'reasoning-start'
      if (part.type === 'text-delta') {
        answer.text += part.text
        if (answer.text.length > call.maxCharacters) {
          enough.abort()
          break
        }
      } else if (part.type === 'error') {
        answer.error = part.error ?? new Error('unknown')
      } else if (part.type === 'abort') {
        answer.error = new Error('aborted')
      } else if (part.type === 'finish') {
        answer.isRefused = part.finishReason === 'content-filter'
        const { inputTokens, outputTokens } = part.totalUsage
        if (inputTokens !== undefined || outputTokens !== undefined) {
          answer.usage = { input: inputTokens ?? 0, output: outputTokens ?? 0 }
        }
      }
    }
  } catch (error) {
    if (!enough.signal.aborted) answer.error = error
  }
  if (answer.isRefused) answer.error = undefined
  answer.text = withoutThinking(answer.text)
  answer.isRefused ||= isRefusal(answer.text)
  return answer
}

function outputOf(format: NonNullable<ModelCall['format']>) {
  return format.kind === 'schema' ? Output.object({ schema: format.schema, name: 'outline' }) : Output.json()
}
