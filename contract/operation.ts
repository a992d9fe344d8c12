import type { z } from 'zod'

/** Statuses that carry an error body; the body's shape follows from the status (see errors.ts). */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503

export type OperationShape = {
  /** camelCase and unique: verb plus object, for example `generateArticle`. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** OpenAPI template relative to the base URL, for example `/api/agent/articles/{id}`. */
  path: `/${string}`
  /** `agent` takes `Authorization: Bearer <key>`; `none` takes no credentials. */
  auth: 'agent' | 'none'
  /** `published`: in the published document, version 1.0.0. `ours`: Masthead's own; another server may lack it. */
  origin: 'published' | 'ours'
  /** The area it belongs to, a key of `nouns`. */
  noun: string
  summary: string
  description?: string
  /** There when an accepted call costs credits, with what the ledger calls it. */
  charges?: { label: string }
  /** True when the call is free and what it plans is charged later, as the runs of a session: its price can be estimated, too. */
  chargesLater?: true
  /** Of one that accepts a job with 202: the id of the operation that ends the job and returns what it reserves. */
  cancelledBy?: string
  /**
   * There when the operation honours `Idempotency-Key`, as every one that charges does: what becomes of the work when the
   * caller goes away before the answer. `finishes`: it is done, and the same key returns its answer. `stops`: it ends
   * without a charge, and the same key begins it again.
   */
  whenCallerLeaves?: 'finishes' | 'stops'
  /** There when the operation honours `Idempotency-Key` in a way of its own, in place of `whenCallerLeaves`. */
  ownIdempotencyKey?: { minLength: number; description: string }
  /**
   * A payload that works as it is, of a GET its query. What has none is not in the tool catalogue; every operation that
   * charges and needs no id has one.
   */
  sample?: Readonly<Record<string, unknown>>
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Largest body in bytes, where it is more than the 1 MiB of others. */
  bodyLimitBytes?: number
  /**
   * Members of the query or the body of a published operation that the published document has no place for, nor any like
   * them. Another server may refuse them, so a client sends them only where the server names them. Elsewhere one that is
   * `optional` is left out, and a request that says what it wants by one that is `needed` is not sent.
   */
  extensionMembers?: Readonly<Record<string, 'optional' | 'needed'>>
  /**
   * True where a field of the body that is nearly a known one is refused, and not only named: `Role` in place of `role` would
   * show to readers what was meant to stay inside. Every operation that charges refuses such fields anyway.
   */
  refusesSlips?: true
  /** Members of which a body needs at least one, where its schema alone cannot say so. */
  bodyNeedsOneOf?: readonly string[]
  /** True when the body may be left out altogether; it is then read as `{}`. */
  bodyOptional?: true
  /** What to do in place of sending members to an operation that takes no body, as a sentence. */
  insteadOfBody?: string
  /**
   * Bodies by status. The document names statuses for the autopilot operation alone, so a client reads
   * an undeclared 2xx of another server with the lowest declared 2xx.
   */
  responses: Readonly<Record<number, z.ZodType>>
  /**
   * The members of a success that a client cannot do without, such as the id of what was started. A client of any server
   * reads the others as optional; our own service sends all that `responses` requires. All of them when left out.
   */
  essential?: readonly string[]
  /** Media types offered besides JSON, chosen by `Accept`. */
  alsoAs?: readonly string[]
  errors: readonly ErrorStatus[]
  /** Error bodies that say more here than their status alone does (see errors.ts). */
  errorBodies?: Readonly<Partial<Record<ErrorStatus, z.ZodType>>>
}

/** Declares one operation; the literal types survive, so that routes and clients are typed from it. */
export function operation<const T extends OperationShape>(shape: T): T {
  return shape
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined

/** What a use case's route receives: parsed, with defaults applied. */
export type OperationInput<T extends OperationShape> = {
  params: Parsed<T['params']>
  query: Parsed<T['query']>
  body: Parsed<T['body']>
}

type Part<K extends string, V> = [V] extends [undefined] ? { [key in K]?: undefined } : { [key in K]: V }

/** What a client sends: before defaults. */
export type OperationRequest<T extends OperationShape> = Part<'params', Sent<T['params']>> &
  (T['query'] extends z.ZodType ? { query?: Sent<T['query']> } : { query?: undefined }) &
  (T extends { bodyOptional: true } ? { body?: Sent<T['body']> } : Part<'body', Sent<T['body']>>)

/** A success response as our service sends it: one member of the union per declared status. */
export type OperationAnswer<T extends OperationShape> = {
  [S in keyof T['responses'] & number]: { status: S; body: z.input<T['responses'][S]> }
}[keyof T['responses'] & number]

/** What a client may rely on: of a success, the essential members. */
export type OperationReading<T extends OperationShape> = {
  [S in keyof T['responses'] & number]: { status: S; body: Essential<T, z.output<T['responses'][S]>> }
}[keyof T['responses'] & number]

type Essential<T extends OperationShape, Body> = T extends { essential: readonly (infer Name)[] }
  ? Partial<Body> & Pick<Body, Name & keyof Body>
  : Body
