import 'server-only'
import { randomUUID } from 'node:crypto'
import { type RotateKeyInput, rotateKey } from '#contract/agents.ts'
import { env } from '#lib/env.ts'
import { type Caller, call, type OperationBody } from './client.ts'
import { AgentApiError } from './errors.ts'
import { describeServer } from './server-description.ts'

/**
 * A new key for the calling agent (Rotate key). The answer carries it once: it goes straight into the session. One that was
 * lost on its way is asked for again, for the old key may have stopped.
 */
export async function rotateOwnKey(
  { key }: Caller,
  body: RotateKeyInput,
): Promise<OperationBody<typeof rotateKey>> {
  const idempotencyKey = randomUUID()
  // A server that knows no grace period takes no body.
  const rotate = () => call(rotateKey, body.grace_seconds > 0 ? { body } : {}, { key, idempotencyKey })
  try {
    return await rotate()
  } catch (error) {
    if (!(error instanceof AgentApiError) || error.failure.kind !== 'unavailable') throw error
    return rotate()
  }
}

/** Whether the server lets the old key work on for a while: the published document knows no such time. */
export async function canKeepOldKey(): Promise<boolean> {
  const description = await describeServer(env().agentApiUrl)
  return description?.membersOf(rotateKey).has('grace_seconds') ?? false
}
