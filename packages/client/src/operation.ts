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
export type EstimateBody<Id extends ChargingId = ChargingId> = {
  [Each in Id]: { operation: Each; input: EstimatedInput<Each> }
}[Id]

/** The document leaves the input of an estimate open, because it is that of another operation. */
type SentBody<Id extends OperationId> = Id extends 'estimate' ? { body: EstimateBody } : BodyOf<Id>

/** What an operation is called with: `path` and `query` parameters, and the `body`. */
export type Input<Id extends OperationId> = PathOf<Id> & QueryOf<Id> & SentBody<Id>

type Success = 200 | 201 | 202

/** What it answers; with several successes, any of them, or that of one status. */
export type Output<Id extends OperationId, Status extends Success = Success> = Json<
  operations[Id]['responses'][keyof operations[Id]['responses'] & Status]
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

/** One that answers with its result (200), or with a job (202) where it is told not to wait for that. */
export type WaitingOperation<Id extends OperationId> = <Wait extends boolean = true>(
  client: Client,
  input: Input<Id> & { body: { wait_for_completion?: Wait } },
  options?: CallOptions,
) => Promise<Wait extends false ? Output<Id, 202> : Output<Id, 200>>

/** The question for a price, whose input is that of the operation that it names. */
export type EstimateOperation = <Id extends ChargingId>(
  client: Client,
  input: { body: { operation: Id } & EstimateBody<Id> },
  options?: CallOptions,
) => Promise<Output<'estimate'>>

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
  const call = caller<Output<Id>>(method, path, keyed)
  return (client, ...rest) => {
    const [parts, options]: [input?: Parts, options?: CallOptions] = rest
    return call(client, parts, options)
  }
}

export function waiting<Id extends OperationId>(path: string): WaitingOperation<Id> {
  return caller('POST', path, true)
}

export function estimating(path: string): EstimateOperation {
  return caller('POST', path, false)
}

/** What the service answers is as its document says, and is not looked at again. */
function caller<Answer>(method: Method, path: string, keyed: boolean) {
  return async (client: Client, parts?: Parts, options?: CallOptions): Promise<Answer> => {
    refuseUnwrapped(parts)
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

/** The types say so where there is a compiler; sent without a body, the call would be refused for another reason. */
export function refuseUnwrapped(parts: Parts | undefined): void {
  const unwrapped = Object.keys(parts ?? {}).filter((name) => !['path', 'query', 'body'].includes(name))
  if (unwrapped.length === 0) return
  if (unwrapped.includes('signal'))
    throw new TypeError('signal is not part of what is sent: give it in an argument of its own, after that.')
  const example = `{ body: { ${unwrapped[0]}: … } }`
  throw new TypeError(
    `An operation takes path, query and body, not ${unwrapped.join(', ')}: what is sent belongs into ${example}, and ids into path.`,
  )
}
