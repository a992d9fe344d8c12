import { z } from 'zod'
import type { Fault } from './faults.ts'

/** Markup, a change of direction, an emoji of several code points, and 10,000 characters without a place to break. */
export const hostileText = [
  "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>",
  '\u202e مرحبا \u2066👩🏽‍🚀\u2069 \'"`{{7*7}}=1+1 javascript:alert(1) ',
  'Unbreakable'.repeat(910),
].join('')

const farFuture = '9999-12-31T23:59:59Z'

/** An answer that keeps its schema and is as hard to draw as a server can make it. */
export function corruptResponse(schema: z.core.$ZodType, value: unknown, fault: Fault, name = ''): unknown {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodUnion && !isText(inner)) {
    const read = inner.options.find((option) => z.safeParse(option, value).success)
    return read ? corruptResponse(read, value, fault, name) : value
  }
  if (Array.isArray(value)) {
    if (!(inner instanceof z.ZodArray)) return value
    return value.map((item) => corruptResponse(inner.element, item, fault, name))
  }
  if (inner instanceof z.ZodRecord && isRecord(value)) {
    return mapMembers(value, (key, member) => corruptResponse(inner.valueType, member, fault, key))
  }
  if (inner instanceof z.ZodObject && isRecord(value)) return disfigureMembers(inner, value, fault)
  const changed = disfigureLeaf(inner, value, fault, name)
  return z.safeParse(inner, changed).success ? changed : value
}

function disfigureMembers(schema: z.ZodObject, value: Record<string, unknown>, fault: Fault) {
  const shape: Record<string, z.core.$ZodType> = schema.shape
  const members = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    const listed = shape[key]
    if (!listed) return fault === 'missing_members' ? [] : [[key, member]]
    if (z.safeParse(listed, undefined).success) {
      if (fault === 'missing_members') return []
      if (fault === 'nulls') return [[key, null]]
    }
    return [[key, corruptResponse(listed, member, fault, key)]]
  })
  const more = fault === 'unknown_words' ? { nobody_knows: { this: ['member'] } } : {}
  return { ...Object.fromEntries(members), ...more }
}

/** Members that name a state or a kind; unknown words there are what a newer server would say. */
const words = /status|state|kind|type|stage|mode|level|sentiment|severity|reason|code|platform/i

function disfigureLeaf(schema: z.core.$ZodType, value: unknown, fault: Fault, name: string): unknown {
  if (typeof value === 'number' && fault === 'huge_numbers') return Number.MAX_SAFE_INTEGER
  if (typeof value !== 'string') return value
  if (isText(schema)) {
    if (fault === 'hostile_text') return hostileText
    if (fault === 'unknown_words' && words.test(name)) return 'levitating'
  }
  if (fault === 'huge_numbers' && /^\d{4}-\d\d-\d\dT/.test(value)) return farFuture
  return value
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap())
  return schema
}

/** An open enum is its known values or any other text. */
function isText(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.some(isText)
  return schema instanceof z.ZodString
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapMembers(value: Record<string, unknown>, change: (key: string, member: unknown) => unknown) {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(key, member)]))
}
