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
 * Asks the tenant's writing model one question, outside transactions. A model that fails is no failure of the work: the
 * built-in way goes on in its place.
 * @throws what `signal` was aborted with
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
