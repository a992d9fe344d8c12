import { z } from 'zod'

/**
 * The paths of what an answer carries and its schema does not list. Response schemas tolerate unknown members, because a
 * stranger's server may send some; our own service must not.
 */
export function unlistedMembers(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodUnion) {
    const readings = inner.options.map((option) => unlistedMembers(option, value, path))
    return readings.toSorted((a, b) => a.length - b.length)[0] ?? []
  }
  if (Array.isArray(value)) {
    if (!(inner instanceof z.ZodArray)) return []
    return value.flatMap((item, index) => unlistedMembers(inner.element, item, `${path}.${index}`))
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  const shape: Record<string, z.core.$ZodType> = inner.shape
  // `looseObject` lets everything through; any other catch-all names what it takes.
  const takesMore = inner.def.catchall !== undefined && !(inner.def.catchall instanceof z.ZodUnknown)
  return Object.entries(value).flatMap(([name, member]) => {
    const listed = shape[name]
    if (listed) return unlistedMembers(listed, member, `${path}.${name}`)
    return takesMore ? [] : [`${path}.${name}`]
  })
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap())
  return schema
}
