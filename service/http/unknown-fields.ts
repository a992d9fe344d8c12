import { z } from 'zod'
import type { OperationShape } from '#contract/operation.ts'
import { ServiceError } from '../core/errors.ts'
import type { RouteAnswer } from '../core/route.ts'
import { type UnknownMember, unknownMembers } from '../core/unknown-members.ts'
import { ignoredWords, unknownFieldWords } from '../core/unknown-words.ts'
import { warningHeader } from '../core/warning-header.ts'

type Sent = { query: Record<string, string>; body: unknown }

/** The names that stand more than once in the query of an address, each once. */
export function repeatedNames(address: string): string[] {
  const query = address.slice(address.indexOf('?') + 1)
  if (query === address || !query.includes('&')) return []
  const names = [...new URLSearchParams(query).keys()]
  return [...new Set(names.filter((name, at) => names.indexOf(name) < at))].slice(0, 10)
}

const noMembers = z.object({})

/** What of a request's query and body its operation does not know, at most 10 of each. */
export function unknownFields(operation: OperationShape, { query, body }: Sent): UnknownMember[] {
  return [
    ...unknownMembers(operation.query ?? noMembers, query),
    ...(operation.body ? unknownMembers(operation.body, body) : []),
  ]
}

/**
 * The answer to a request that was taken although its operation does not know all of it: `warnings` name what was
 * ignored, and which member was probably meant. Where the answer has no place for them, they are the header `Warning`.
 */
export function withWarnings(
  operation: OperationShape,
  sent: Sent & { repeated: readonly string[] },
  answer: RouteAnswer,
): RouteAnswer {
  const warnings = [
    ...unknownFields(operation, sent).map(ignoredWords),
    ...unheededPaging(sent.query, answer),
    ...sent.repeated.map((name) => `${name} stands more than once in the query: the first counts.`),
  ]
  if (warnings.length === 0) return answer
  const { body } = answer
  if (!takesWarnings(operation.responses[answer.status]) || typeof body !== 'object' || body === null) {
    return { ...answer, headers: { ...answer.headers, Warning: warningHeader(warnings) } }
  }
  const own = 'warnings' in body && Array.isArray(body.warnings) ? body.warnings : []
  return { ...answer, body: { ...body, warnings: [...own, ...warnings] } }
}

/** The same refusal of a request, with what its operation does not know of it: a misspelt member may be why. */
export function refusalWithWarnings(operation: OperationShape, sent: Sent, error: unknown): unknown {
  if (!(error instanceof ServiceError) || error.problem.kind !== 'invalid' || error.problem.warnings)
    return error
  const told = new Set(error.problem.details.map(({ path }) => path))
  const warnings = unknownFields(operation, sent)
    .filter(({ path }) => !told.has(path))
    .map(unknownFieldWords)
  return warnings.length === 0 ? error : new ServiceError({ ...error.problem, warnings }, error.message)
}

/** A table is answered as a whole, whatever part of the list was asked for. */
function unheededPaging(query: Record<string, string>, { text }: RouteAnswer): string[] {
  if (text?.mediaType !== 'text/csv') return []
  const names = ['limit', 'offset'].filter((name) => name in query)
  return names.map((name) => `${name} does not apply to text/csv: every row that matches is there.`)
}

/** An object that is not closed to members beyond its own, as the queued article is by the published contract. */
function takesWarnings(schema: z.ZodType | undefined): boolean {
  return !(schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever)
}
