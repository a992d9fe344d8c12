import type { JsonSchema } from '#contract/schema-components.ts'

/**
 * A schema in the words that every client and model vendor reads: references resolved in place, several constants as one
 * list, tuples as lists of one kind of item, nothing that is no schema object. It takes whatever the given schema takes.
 */
export function portable(schema: JsonSchema, definitions: JsonSchema = Object(schema.$defs)): JsonSchema {
  const { $defs: _, $ref, anyOf, oneOf, prefixItems, items, properties, ...rest } = schema
  if (typeof $ref === 'string') {
    const named: JsonSchema = Object(definitions[$ref.replace('#/$defs/', '')])
    return portable({ ...named, ...rest }, definitions)
  }
  if (Array.isArray(rest.type)) {
    const { type: types, ...beside } = rest
    return { ...beside, anyOf: types.map((type: unknown) => ({ type })) }
  }
  const inner = (value: unknown) => portable(Object(value), definitions)
  const variants = anyOf ?? oneOf
  if (Array.isArray(variants)) return { ...rest, ...union(variants.map(inner), rest) }
  const item = Array.isArray(prefixItems) ? union(prefixItems.map(inner), {}) : items ? inner(items) : {}
  const { const: constant, additionalProperties, propertyNames: __, ...plain } = rest
  const open = Object(additionalProperties)
  return {
    ...plain,
    ...(constant !== undefined && { enum: [constant] }),
    ...(Object.keys(item).length > 0 && { items: item }),
    ...(typeof properties === 'object' && {
      properties: Object.fromEntries(
        Object.entries(Object(properties)).map(([name, one]) => [name, inner(one)]),
      ),
    }),
    ...(Object.keys(open).length > 0 && { additionalProperties: inner(open) }),
  }
}

/** One schema for several: a list of their constants, their common type, or all of them. */
function union(variants: readonly JsonSchema[], beside: JsonSchema): JsonSchema {
  const [first = {}, ...others] = distinct(variants)
  const said = [
    ...new Set(variants.flatMap(({ description }) => (description === undefined ? [] : [description]))),
  ]
  const description = beside.description ?? (said.length > 0 ? said.join(' ') : undefined)
  const described = { ...(description !== undefined && { description }) }
  if (others.length === 0) return { ...first, ...described }
  const types = new Set(variants.map(({ type }) => type))
  if (types.size !== 1) return { anyOf: [first, ...others].map(withoutDescription), ...described }
  const lists = variants.map((one) => (Array.isArray(one.enum) ? one.enum : undefined))
  const isListed = lists.every((list) => list !== undefined)
  const fallback = variants.find(({ default: value }) => value !== undefined)?.default
  return {
    type: first.type,
    ...(isListed && { enum: [...new Set(lists.flat())] }),
    ...(fallback !== undefined && { default: fallback }),
    ...described,
  }
}

function distinct(variants: readonly JsonSchema[]): JsonSchema[] {
  return [...new Map(variants.map((one) => [JSON.stringify(withoutDescription(one)), one])).values()]
}

function withoutDescription({ description: _, ...rest }: JsonSchema): JsonSchema {
  return rest
}
