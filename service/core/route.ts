import type { OperationAnswer, OperationInput, OperationShape } from '#contract/operation.ts'
import type { AgentContext, Context } from './context.ts'

type ContextOf<T extends OperationShape> = T['auth'] extends 'agent' ? AgentContext : Context

/** What a route may know of the request besides its parsed input. */
export type RequestFacts = { accept: string; clientAddress: string; requestId: string; signal: AbortSignal }

/** A success answer: JSON by the contract, or text of a media type that the operation also offers. */
export type RouteAnswer = {
  status: number
  body?: unknown
  text?: { content: string; mediaType: string; fileName?: string }
  /** A file that is no text. */
  file?: { content: Uint8Array<ArrayBuffer>; mediaType: string; fileName: string }
  headers?: Record<string, string>
}

/** One operation bound to its use case; `handle` gets parsed input, and its result is typed by the contract. */
export type Route = {
  operation: OperationShape
  handle(
    ctx: Context | AgentContext,
    input: OperationInput<OperationShape>,
    facts: RequestFacts,
  ): Promise<RouteAnswer>
  /** Validates the raw body before its shape, for protocols with error types that the schema does not know. */
  judge?: (json: unknown) => void
}

type TypedAnswer<T extends OperationShape> =
  | (OperationAnswer<T> & { headers?: Record<string, string> })
  | (T extends { alsoAs: readonly string[] }
      ? Required<Pick<RouteAnswer, 'status' | 'text'>> | Required<Pick<RouteAnswer, 'status' | 'file'>>
      : never)

/** The answer is a type parameter only so that its status stays a literal. */
export function route<T extends OperationShape, const A extends TypedAnswer<T>>(
  operation: T,
  handle: (ctx: ContextOf<T>, input: OperationInput<T>, facts: RequestFacts) => Promise<A>,
  judge?: (json: unknown) => void,
): Route {
  // The middleware parses with the operation's own schemas and authenticates by its `auth` before it calls: the types
  // erased here are the ones that it has just established.
  return { operation, handle: handle as unknown as Route['handle'], ...(judge && { judge }) }
}
