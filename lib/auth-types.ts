import type { ActionResult } from './action-result.ts'

/** What became of a rotation of the key that was just asked for. */
export type KeyRotation = ActionResult<{ previousKeyExpiresAt?: string | undefined }>

// What our callbacks put into the types of next-auth; the agent's own shape is checked wherever it is read.
declare module 'next-auth' {
  interface User {
    agent?: unknown
  }
  interface Session {
    rotation?: KeyRotation
  }
}
declare module 'next-auth/jwt' {
  interface JWT {
    agent?: unknown
    rotation?: KeyRotation
  }
}
