import { z } from 'zod'
import { isAlwaysSent } from '#contract/always-sent.ts'

/** The paths of what our service always sends by the contract and this answer lacks. */
export function unsentMembers(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unsentMembers(schema.unwrap(), value, path)
  }
  if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.filter((option) => z.safeParse(option, value).success)
    const readings = fitting.map((option) => unsentMembers(option, value, path))
    return readings.toSorted((a, b) => a.length - b.length)[0] ?? []
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => unsentMembers(schema.element, item, `${path}.${index}`))
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  const members = new Map(Object.entries(value))
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, member]) => {
    if (members.has(name)) return unsentMembers(member, members.get(name), `${path}.${name}`)
    return isAlwaysSent(member) ? [`${path}.${name}`] : []
  })
}
