import type { OperationAnswer, OperationInput, OperationShape } from '#contract/operation.ts'
import type { AgentContext, Context } from './context.ts'

type ContextOf<T extends OperationShape> = T['auth'] extends 'agent' ? AgentContext : Context

/** What a route may know of the request besides its parsed input. */
export type RequestFacts = {
  accept: string
  clientAddress: string
  requestId: string
  signal: AbortSignal
  /** Where a stream of events that broke off continues (`Last-Event-ID`). */
  lastEventId?: string
  /** Where the operation honours `Idempotency-Key` in a way of its own. */
  secrets?: RequestSecrets
}

/** What a request and its repeat share, and nobody else knows. */
export type RequestSecrets = { agentKey: string; idempotencyKey: string }

/** A success answer: JSON by the contract, or text of a media type that the operation also offers. */
export type RouteAnswer = {
  status: number
  body?: unknown
  text?: { content: string; mediaType: string; fileName?: string }
  /** What is sent bit by bit while the answer stays open. */
  stream?: { content: ReadableStream<Uint8Array>; mediaType: string }
  /** A file that is no text. */
  file?: {
    content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
    mediaType: string
    fileName: string
  }
  headers?: Record<string, string>
}

/** One operation bound to its use case; `handle` gets parsed input, and its result is typed by the contract. */
export type Route = {
  operation: OperationShape
  handle(ctx: Context | AgentContext, input: Input, facts: RequestFacts): Promise<RouteAnswer>
  /** Validates the raw body before its shape, for protocols with error types that the schema does not know. */
  judge?: (json: unknown) => void
  /**
   * Looks for the answer to a repeat before its key is judged, where the first request may have ended that key. Gives the
   * answer that a repeat with this input gets; undefined where this is none.
   */
  findRepeat?: (ctx: Context, secrets: RequestSecrets) => Promise<((input: Input) => RouteAnswer) | undefined>
  /** What `handle` consists of, where the operation honours `Idempotency-Key`. */
  steps?: AcceptingSteps<Input, object, RouteAnswer>
}

type Input = OperationInput<OperationShape>

/**
 * An operation whose work is accepted, or done, by one transaction. If the process dies before it, nothing happened;
 * after it, the answer is there or can be made again from the result.
 */
export type AcceptingSteps<In, Result extends object, Answer> = {
  /** Returns what its `chargedTransaction` or `answeredTransaction` returned: that is saved with the request's key. */
  accept(ctx: AgentContext, input: In, facts: RequestFacts): Promise<Result>
  /** The answer, from the result alone; undefined while it has to be waited for. */
  answer(result: Result, input: In): Answer | undefined
  /** The answer shows a secret, so it is sealed where it is stored. */
  showsSecret?: true
  /** Waits for the answer; a repeat calls it again if nobody got the first answer. */
  wait?(ctx: AgentContext, work: { result: Result; input: In; facts: RequestFacts }): Promise<Answer>
}

type JsonAnswer<T extends OperationShape> = OperationAnswer<T> & { headers?: Record<string, string> }

type TypedAnswer<T extends OperationShape> =
  | JsonAnswer<T>
  | (T extends { alsoAs: readonly string[] }
      ?
          | Required<Pick<RouteAnswer, 'status' | 'text'>>
          | Required<Pick<RouteAnswer, 'status' | 'file'>>
          | Required<Pick<RouteAnswer, 'status' | 'stream'>>
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

/** For an operation that honours `Idempotency-Key`. */
export function acceptingRoute<
  T extends OperationShape,
  Result extends object,
  const A extends JsonAnswer<T>,
>(operation: T, typed: AcceptingSteps<OperationInput<T>, Result, A>): Route {
  // As above; and a stored result was returned by `accept` of the same operation.
  const steps = typed as unknown as NonNullable<Route['steps']>
  return {
    operation,
    steps,
    async handle(ctx, input, facts) {
      const agent = ctx as AgentContext
      const result = await steps.accept(agent, input, facts)
      return steps.answer(result, input) ?? awaitAnswer(agent, steps, { result, input, facts })
    },
  }
}

/** The answer of work that was accepted before. */
export function awaitAnswer(
  ctx: AgentContext,
  steps: NonNullable<Route['steps']>,
  work: { result: object; input: Input; facts: RequestFacts },
): Promise<RouteAnswer> {
  if (!steps.wait) throw new Error('An answer that is not known at once is waited for.')
  return steps.wait(ctx, work)
}
