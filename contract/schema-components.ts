import { z } from 'zod'
import { isAlwaysSent } from './always-sent.ts'

export type JsonSchema = Record<string, unknown>

/**
 * Collects JSON Schemas for one OpenAPI document. `schemaOf` returns an unnamed schema itself, and for a named one
 * (`id` of its meta) a reference into `schemas`. Throws if two different schemas share a name.
 */
export function schemaComponents() {
  const schemas: Record<string, JsonSchema> = {}

  function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $defs = {}, ...root } = inWords(jsonSchemaOf(schema, io), io)
    for (const [name, definition] of Object.entries(Object($defs))) add(name, inDocument(Object(definition)))
    return inDocument(root)
  }

  /**
   * The same with its members in place of its name, which becomes its title; and so every named schema within it that has
   * defaults.
   */
  function inlineSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $defs = {}, ...root } = inWords(jsonSchemaOf(schema, io), io)
    const definitions: Record<string, unknown> = Object($defs)
    const isInline = (name: string) => root.$ref === defined(name) || hasDefault(definitions[name])
    for (const [name, definition] of Object.entries(definitions)) {
      if (!isInline(name)) add(name, inDocument(Object(definition)))
    }
    return inDocument(Object(inlined(root, definitions, isInline)))
  }

  function add(name: string, definition: JsonSchema) {
    const known = schemas[name]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition)) {
      throw new Error(`Two schemas are named ${name}, or its input and output differ.`)
    }
    schemas[name] = definition
  }

  return { schemas, schemaOf, inlineSchemaOf }
}

/** A request says of each object whether it takes members that it does not name; an answer always may have more. */
function inWords(schema: JsonSchema, io: 'input' | 'output'): JsonSchema {
  return io === 'input' ? Object(withAdditional(schema, true)) : schema
}

/** The schema with `additionalProperties` at each object with properties that does not have it yet, at any depth. */
export function withAdditional(value: unknown, additionalProperties: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withAdditional(item, additionalProperties))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [
    name,
    withAdditional(member, additionalProperties),
  ])
  const isSilent =
    'properties' in value && 'type' in value && value.type === 'object' && !('additionalProperties' in value)
  return Object.fromEntries([
    ...members,
    ...(isSilent ? [['additionalProperties', additionalProperties]] : []),
  ])
}

/** One self-contained schema, its named parts within it. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema & { $defs?: JsonSchema } {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, override: asOnTheWire })
  return json
}

/** References point into the document; a name is the key of a schema and not one of its properties. */
function inDocument(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

type Overridden = { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }

/**
 * What our service always sends is required, though a reader of other servers can do without it. A meta that names a type says what is sent, where the union says what is parsed. A format needs no pattern beside it,
 * and safe integers need no bounds.
 */
function asOnTheWire({ zodSchema, jsonSchema }: Overridden) {
  if (zodSchema instanceof z.ZodObject) {
    const sent = Object.entries<z.core.$ZodType>(zodSchema.shape).filter(([, member]) => isAlwaysSent(member))
    const required = [...(jsonSchema.required ?? []), ...sent.map(([name]) => name)]
    if (required.length > 0) jsonSchema.required = required
  }
  if (jsonSchema.type !== undefined) delete jsonSchema.anyOf
  // A tuple of one kind of item says so in the words of every JSON Schema: a draft-07 reader takes no `prefixItems`.
  const { prefixItems } = jsonSchema
  const [item] = prefixItems ?? []
  if (
    prefixItems &&
    item !== undefined &&
    new Set(prefixItems.map((one) => JSON.stringify(one))).size === 1
  ) {
    delete jsonSchema.prefixItems
    Object.assign(jsonSchema, { items: item, minItems: prefixItems.length, maxItems: prefixItems.length })
  }
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const defined = (name: string) => `#/$defs/${name}`
const hasDefault = (schema: unknown) => JSON.stringify(schema).includes('"default":')

/** A schema whose references to some definitions are those definitions. */
function inlined(
  value: unknown,
  definitions: Record<string, unknown>,
  isInline: (name: string) => boolean,
): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(item, definitions, isInline))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...beside } = { ...value } as JsonSchema
  const name = typeof $ref === 'string' ? $ref.replace(defined(''), '') : undefined
  if (name !== undefined && isInline(name)) {
    return inlined({ title: name, ...Object(definitions[name]), ...beside }, definitions, isInline)
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, inlined(member, definitions, isInline)]),
  )
}
