import type { z } from 'zod'
import { ModelError } from '../../chat-model/chat-model.ts'
import { systemText } from './system-text.ts'
import { estimateTokens } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

const answerTokens = 6_500

/**
 * Asks for a review of a text that is written already and must not be lost by it: null when the context does not hold the
 * question, or the call fails.
 * @throws {ModelError} when it was cancelled
 */
export async function askEditor<T>(
  job: WritingJob,
  { name, schema, task }: { name: string; schema: z.ZodType<T>; task: string },
): Promise<T | null> {
  const needed =
    estimateTokens(systemText) + estimateTokens(job.evidence ?? '') + estimateTokens(task) + answerTokens
  if (needed > job.model.contextTokens) return null
  try {
    return await job.session.askFor({
      name,
      schema,
      system: systemText,
      evidence: job.evidence,
      task,
      maxCharacters: 48_000,
    })
  } catch (error) {
    if (error instanceof ModelError && error.reason !== 'cancelled') return null
    throw error
  }
}
