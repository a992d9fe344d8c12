import 'server-only'
import { type RotateKeyInput, rotateKey } from '#contract/agents.ts'
import { type Caller, call, type OperationBody } from './client.ts'

/** A new key for the calling agent (Rotate key). The answer carries it once: it goes straight into the session. */
export function rotateOwnKey(
  { key }: Caller,
  body: RotateKeyInput,
): Promise<OperationBody<typeof rotateKey>> {
  // A server that knows no grace period takes no body.
  return call(rotateKey, body.grace_seconds > 0 ? { body } : {}, { key })
}
