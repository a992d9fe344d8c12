import type { z } from 'zod'
import { type JsonSchema, jsonSchemaOf } from '#contract/schema-components.ts'

export type Outline = { type: 'object'; properties: Record<string, JsonSchema> }

/**
 * What a tool's result has, as every client can check it: each member that one of the answers may have, optional and of
 * a plain type. The members' own members are left to the reference: a model needs names, and validators of different
 * dialects read nested schemas differently (draft-07 ones take `items: false` of a tuple for "must be empty").
 */
export function outlineOf(answers: readonly z.ZodType[]): Outline {
  const properties: Record<string, JsonSchema> = {}
  for (const answer of answers) {
    const { $defs = {}, ...root } = jsonSchemaOf(answer, 'output')
    for (const variant of variantsOf(root, $defs)) {
      for (const [name, member] of Object.entries(Object(variant.properties))) {
        const said = plain(Object(member), $defs)
        const known = properties[name]
        properties[name] = known ? commonOf(known, said) : said
      }
    }
  }
  return { type: 'object', properties }
}

/**
 * The members of a result that fit its outline, and the names of those that do not: the result of a call that was paid
 * for is never withheld because one of its members is not as promised.
 */
export function fitOutline(
  outline: Outline,
  result: Record<string, unknown>,
): { fitting: Record<string, unknown>; others: string[] } {
  const others = Object.entries(result).flatMap(([name, value]) => {
    const schema = outline.properties[name]
    return schema === undefined || isOf(schema, value) ? [] : [name]
  })
  const fitting = Object.fromEntries(Object.entries(result).filter(([name]) => !others.includes(name)))
  return { fitting, others }
}

function isOf({ type, items, anyOf }: JsonSchema, value: unknown): boolean {
  if (Array.isArray(anyOf)) return anyOf.some((one) => isOf(Object(one), value))
  if (type === undefined) return true
  if (type === 'null') return value === null
  if (type === 'array')
    return Array.isArray(value) && (items === undefined || value.every((item) => isOf(Object(items), item)))
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

/** A schema without references, and of a union its parts. */
function variantsOf(schema: JsonSchema, definitions: JsonSchema): JsonSchema[] {
  if (typeof schema.$ref === 'string') {
    const { $ref: _, ...beside } = schema
    const named = Object(definitions[schema.$ref.replace('#/$defs/', '')])
    return variantsOf({ ...named, ...beside }, definitions)
  }
  if (Array.isArray(schema.type)) return schema.type.map((type: unknown) => ({ ...schema, type }))
  const parts = schema.anyOf ?? schema.oneOf
  return Array.isArray(parts) ? parts.flatMap((part) => variantsOf(Object(part), definitions)) : [schema]
}

function plain(schema: JsonSchema, definitions: JsonSchema): JsonSchema {
  const variants = variantsOf(schema, definitions)
  const types = variants.map(typeOf)
  const type = common(types)
  const description =
    schema.description === undefined ? listed(variants) : inShort(String(schema.description))
  const known = types.filter((one) => one !== undefined)
  if (type === undefined && known.length === types.length) {
    const anyOf = [...new Set(known)].map((one) => ({ type: one }))
    return { anyOf, ...(description !== undefined && { description }) }
  }
  const items = type === 'array' && common(variants.map(({ items }) => itemType(Object(items), definitions)))
  return {
    ...(type !== undefined && { type }),
    ...(typeof items === 'string' && { items: { type: items } }),
    ...(description !== undefined && { description }),
  }
}

function itemType(items: JsonSchema, definitions: JsonSchema): string | undefined {
  return common(variantsOf(items, definitions).map(typeOf))
}

function typeOf({ type, enum: values, const: value }: JsonSchema): string | undefined {
  if (typeof type === 'string') return type
  const samples: unknown[] = Array.isArray(values) ? values : value === undefined ? [] : [value]
  return common(samples.map((sample) => typeof sample))
}

/** What a member is, without what follows about it: a model reads every outline before its first call. */
function inShort(description: string): string {
  return description.replace(/[.,;:] .*$/s, '.')
}

/** The known values of an open list of them. */
function listed(variants: readonly JsonSchema[]): string | undefined {
  const values = variants.flatMap(({ enum: values }) => (Array.isArray(values) ? values : []))
  return values.length > 0 ? values.map((value) => `\`${value}\``).join(', ') : undefined
}

function common(types: readonly (string | undefined)[]): string | undefined {
  const [first] = types
  if (types.every((type) => type === first)) return first
  return types.every((type) => type === 'integer' || type === 'number') ? 'number' : undefined
}

function commonOf(one: JsonSchema, other: JsonSchema): JsonSchema {
  const type = common([typeOf(one), typeOf(other)])
  const anyOf = one.anyOf ?? other.anyOf
  if (type === undefined && Array.isArray(anyOf)) return one.anyOf ? one : other
  const items = JSON.stringify(one.items) === JSON.stringify(other.items) ? one.items : undefined
  const description = one.description ?? other.description
  return {
    ...(type !== undefined && { type }),
    ...(items !== undefined && { items }),
    ...(description !== undefined && { description }),
  }
}
