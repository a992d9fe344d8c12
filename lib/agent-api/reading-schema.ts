import { z } from 'zod'
import type { OperationShape } from '#contract/operation.ts'

const schemas = new WeakMap<z.ZodType, z.ZodType>()

/** The schema to read a success of any server with: the contract's, in which only the essential members are required. */
export function readingSchema(
  { responses, essential }: OperationShape,
  status: number,
): z.ZodType | undefined {
  const schema = responses[status]
  if (!essential || !(schema instanceof z.ZodObject)) return schema
  const known = schemas.get(schema)
  if (known) return known
  const members = Object.entries<z.ZodType>(schema.shape).map(([name, member]) => [
    name,
    essential.includes(name) ? member : member.optional(),
  ])
  const relaxed = z.looseObject(Object.fromEntries(members))
  schemas.set(schema, relaxed)
  return relaxed
}
