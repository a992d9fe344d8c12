import { z } from 'zod'
import type { OperationShape } from '#contract/operation.ts'
import { hasFailure, hasOutcome } from '#lib/queries/job-state.ts'

/**
 * Adds to the answer of a poll what is known without it: the id, which was asked for, and a status. A record without one is
 * running, unless it has a result, an error or an end time. Names that it does not give are empty: a poll needs none.
 */
export function completeRecord(
  { origin, params, responses }: OperationShape,
  asked: unknown,
  said: unknown,
): unknown {
  const [name] = Object.keys(params?.shape ?? {})
  const schema = responses[200]
  if (origin !== 'published' || !name || !isRecord(asked) || !isRecord(said)) return said
  if (!(schema instanceof z.ZodObject) || !('status' in schema.shape)) return said
  const ids = ['id', 'run_id'].filter((member) => member in schema.shape)
  // What is only a wrapper has no status of its own.
  const isJob = 'status' in said || 'progress' in said || hasOutcome(said)
  const status = hasFailure(said) ? 'failed' : hasOutcome(said) ? 'completed' : 'processing'
  const isRequired = (member: string) => schema.shape[member]?.safeParse(undefined).success === false
  const names = ['type', 'topic', 'domain'].filter((member) => isJob && isRequired(member))
  const known = {
    ...Object.fromEntries(names.map((member) => [member, ''])),
    ...Object.fromEntries(ids.map((member) => [member, asked[name]])),
    ...(isJob && { status }),
  }
  const missing = Object.entries(known).filter(([member]) => (said[member] ?? undefined) === undefined)
  return { ...said, ...Object.fromEntries(missing) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
