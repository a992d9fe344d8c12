import type { ProblemKind } from './action-result.ts'

/** What an error page learns of a failure at the door, where messages and stacks are withheld. */
export type DoorDigest = { kind: ProblemKind; requestId?: string }

/** The digest that an AgentApiError carries: its kind and request id, nothing else. */
export function writeDoorDigest({ kind, requestId }: DoorDigest): string {
  return `agent-api;${kind};${requestId ?? ''}`
}

/** Reads it back; undefined for the digest of any other error. */
export function readDoorDigest(digest: string | undefined): DoorDigest | undefined {
  const [mark, kind, requestId] = digest?.split(';') ?? []
  if (mark !== 'agent-api' || !kind) return undefined
  // Written by `writeDoorDigest` alone, whose argument is a kind.
  return { kind: kind as ProblemKind, requestId: requestId || undefined }
}
