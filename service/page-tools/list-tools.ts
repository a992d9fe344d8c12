import { z } from 'zod'
import type { OperationShape } from '#contract/operation.ts'
import type { Tool, ToolList } from '#contract/page-tools.ts'

/** The operations that can be called without knowing an id, with a payload of each that works. */
export function listTools(operations: readonly OperationShape[]): ToolList {
  const tools = operations.flatMap((operation) => {
    return operation.sample ? [toolOf(operation, operation.sample)] : []
  })
  return { count: tools.length, tools }
}

function toolOf(operation: OperationShape, sample: Readonly<Record<string, unknown>>): Tool {
  const { id, method, path, summary, description, charges } = operation
  return {
    name: id,
    description: description ? `${summary}. ${description}` : `${summary}.`,
    method,
    path,
    required_fields: requiredFields(operation.body ?? operation.query),
    sample_payload: sample,
    charges: charges !== undefined,
  }
}

/** The required fields of the schema; of alternatives those that all of them require. */
function requiredFields(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const shape = schema instanceof z.ZodObject ? [schema] : []
  const alternatives =
    schema instanceof z.ZodUnion ? schema.options.filter((one) => one instanceof z.ZodObject) : shape
  const [first = [], ...others] = alternatives.map(({ shape }) =>
    Object.entries(shape).flatMap(([name, member]) =>
      // What cannot be left out refuses to be.
      z.safeParse(member, undefined).success ? [] : [name],
    ),
  )
  return first.filter((name) => others.every((names) => names.includes(name)))
}
