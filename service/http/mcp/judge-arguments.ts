import type { z } from 'zod'
import type { ErrorDetail } from '#contract/errors.ts'
import type { OperationShape } from '#contract/operation.ts'
import { unknownMembers } from '../../core/unknown-members.ts'
import { unknownWords } from '../../core/unknown-words.ts'
import { type Elsewhere, validateInput } from '../../core/validate-input.ts'
import { otherActions } from '../other-actions.ts'
import { argumentParts, toolArguments } from './tool-arguments.ts'

/**
 * All that is wrong with the arguments of a tool, where the API would not say so: it takes members that it does not know
 * with a warning, and looks for another record where a part of its address is missing. Empty for every other call, whose
 * arguments the API judges itself.
 */
export function judgeArguments(operation: OperationShape, given: Record<string, unknown>): ErrorDetail[] {
  const unknown = unknownDetails(toolArguments(operation), given)
  const parts = argumentParts(operation, given)
  const isWhole = Object.keys(operation.params?.shape ?? {}).every((name) => name in parts.params)
  if (unknown.length === 0 && isWhole) return []
  const details = [
    ...detailsOf(operation.params, parts.params),
    ...detailsOf(operation.query, parts.query),
    ...(parts.body === undefined && operation.bodyOptional
      ? []
      : detailsOf(operation.body, parts.body, parts.under, () => otherActions(operation))),
  ]
  return withUnknown(details, unknown)
}

/** All that is wrong with a value of a schema, members that it does not know included. */
export function judgeMembers(schema: z.ZodObject, given: Record<string, unknown>): ErrorDetail[] {
  return withUnknown(detailsOf(schema, given), unknownDetails(schema, given))
}

function detailsOf(
  schema: z.ZodType | undefined,
  value: unknown,
  under?: readonly string[],
  elsewhere?: Elsewhere,
): ErrorDetail[] {
  if (!schema) return []
  const judged = validateInput(schema, value, under, elsewhere)
  return judged.ok ? [] : judged.details
}

function unknownDetails(schema: z.ZodObject, given: Record<string, unknown>): ErrorDetail[] {
  return unknownMembers(schema, given).map((member) => ({
    path: member.path,
    message: unknownWords('No such argument.', member),
  }))
}

/** A strict schema has named the unknown ones itself. */
function withUnknown(details: readonly ErrorDetail[], unknown: readonly ErrorDetail[]): ErrorDetail[] {
  const paths = new Set(unknown.map(({ path }) => path))
  return [...details.filter(({ path }) => !paths.has(path)), ...unknown]
}
