import type { OperationInput, OperationReading, OperationShape } from '#contract/operation.ts'
import type { Desk } from './desk.ts'

/** What an answer may know: the tenant of the key, and how long each stage of work takes. */
export type FakeContext = {
  desk: Desk
  baseUrl: string
  stageMs: number
  /** Every tenant by its key. */
  desks: Map<string, Desk>
  /** Claims that wait for their code, by claim token. */
  claims: Set<string>
}

export type FakeResponse = {
  operation: OperationShape
  give(ctx: FakeContext, input: OperationInput<OperationShape>): { status: number; body: unknown }
}

/** Binds an operation to the response of the fake API, typed by the contract; `A` keeps the status a literal. */
export function answer<T extends OperationShape, const A extends OperationReading<T>>(
  operation: T,
  give: (ctx: FakeContext, input: OperationInput<T>) => A,
): FakeResponse {
  // The server parses with the operation's own schemas before it calls.
  return { operation, give: give as unknown as FakeResponse['give'] }
}
