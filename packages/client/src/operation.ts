import type { CallOptions, Client, Parts } from './client.ts'
import type { ChargingId } from './generated/charging-id.ts'
import type { operations } from './generated/schema.ts'

export type OperationId = keyof operations

type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path }
  ? { path: Path }
  : { path?: never }

type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query: infer Query }
  ? { query: Query }
  : { query?: NonNullable<operations[Id]['parameters']['query']> }

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Sent }
  ? { body: Json<Sent> }
  : operations[Id] extends { requestBody?: infer Sent }
    ? { body?: Json<NonNullable<Sent>> }
    : { body?: never }

/** The body of what charges, with the ids of its path beside its members. */
type EstimatedInput<Id extends OperationId> = (operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : unknown) &
  (BodyOf<Id> extends { body?: infer Body } ? NonNullable<Body> : unknown)

/** What can be asked for its price: an operation that charges, with what it would be called with. */
export type EstimateBody = {
  [Id in ChargingId]: { operation: Id; input: EstimatedInput<Id> }
}[ChargingId]

/** The document leaves the input of an estimate open, because it is that of another operation. */
type SentBody<Id extends OperationId> = Id extends 'estimate' ? { body: EstimateBody } : BodyOf<Id>

/** What an operation is called with: `path` and `query` parameters, and the `body`. */
export type Input<Id extends OperationId> = PathOf<Id> & QueryOf<Id> & SentBody<Id>

type Success = 200 | 201 | 202

/** What it answers; with several successes, any of them. */
export type Output<Id extends OperationId> = Json<
  operations[Id]['responses'][keyof operations[Id]['responses'] & Success]
>

type Arguments<Id extends OperationId> =
  Record<never, never> extends Input<Id>
    ? [input?: Input<Id>, options?: CallOptions]
    : [input: Input<Id>, options?: CallOptions]

/** An operation of the API as a function. @throws {MastheadError} for every answer that is no success */
export type Operation<Id extends OperationId> = (
  client: Client,
  ...rest: Arguments<Id>
) => Promise<Output<Id>>

/** A list that is read page by page, with where its rows are. */
export type ListOperation<Id extends OperationId, Row> = Operation<Id> & {
  rowsOf(answer: Output<Id>): readonly Row[]
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export function operation<Id extends OperationId>(
  method: Method,
  path: string,
  keyed = false,
): Operation<Id> {
  return async (client, ...rest) => {
    const [parts, options]: [input?: Parts, options?: CallOptions] = rest
    const response = await client.request({ ...options, method, path, keyed, ...(parts && { parts }) })
    return response.json()
  }
}

export function list<Id extends OperationId, Row>(
  path: string,
  rowsOf: (answer: Output<Id>) => readonly Row[],
): ListOperation<Id, Row> {
  return Object.assign(operation<Id>('GET', path), { rowsOf })
}
