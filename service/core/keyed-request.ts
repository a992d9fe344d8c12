/** An answer as it is stored and sent again. */
export type SavedAnswer = { status: number; body: unknown; headers: Record<string, string> }

/** The place of one `Idempotency-Key`, and who holds it. */
export type Slot = {
  tenantId: string
  operation: string
  key: string
  /** A repeat that takes the slot over gives it another owner; only the owner may commit the work. */
  owner: string
}

/** The request whose work is being done, for the transaction that accepts the work. */
export type KeyedRequest = Slot & {
  /** The answer that a result leads to; undefined while it has to be waited for. */
  answerTo(result: unknown): SavedAnswer | undefined
}
