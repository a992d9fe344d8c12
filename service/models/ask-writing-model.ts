import type { z } from 'zod'
import type { AgentContext } from '../core/context.ts'
import { type ModelCall, ModelError } from '../engines/chat-model/chat-model.ts'
import { findModels } from './find-models.ts'

/**
 * What the tenant's model answered and under which name it is shown. Without an answer `warning` says why in a sentence;
 * null where no model is configured.
 */
export type WritingAnswer<T> =
  | { answer: T; engine: string; warning: null }
  | { answer: null; engine: null; warning: string | null }

/**
 * Sends one question to the tenant's writing model, outside transactions. A failing model does not fail the work: the
 * built-in method replaces it.
 * @throws the reason with which `signal` was aborted
 */
export async function askWritingModel<T>(
  ctx: AgentContext,
  call: ModelCall & { name: string; schema: z.ZodType<T> },
  signal: AbortSignal,
): Promise<WritingAnswer<T>> {
  const { writing } = await findModels(ctx)
  if (!writing) return { answer: null, engine: null, warning: null }
  try {
    const answer = await writing.openSession(signal).askFor(call)
    return { answer, engine: writing.name, warning: null }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    if (!signal.aborted) return { answer: null, engine: null, warning: error.message }
    const { reason } = signal
    if (!(reason instanceof DOMException && reason.name === 'TimeoutError')) throw reason
    return { answer: null, engine: null, warning: 'The model took too long to respond.' }
  }
}
