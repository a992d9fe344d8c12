import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/**
 * Collects JSON Schemas for one OpenAPI document. `schemaOf` returns an unnamed schema itself, and for a named one
 * (`id` of its meta) a reference into `schemas`. Throws if two different schemas share a name.
 */
export function schemaComponents() {
  const schemas: Record<string, JsonSchema> = {}

  function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $defs = {}, ...root } = jsonSchemaOf(schema, io)
    for (const [name, definition] of Object.entries($defs)) add(name, inDocument(Object(definition)))
    return inDocument(root)
  }

  /** The same with its own members in place of its name, which becomes its title. */
  function inlineSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $defs = {}, $ref, ...root } = jsonSchemaOf(schema, io)
    const name = typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : undefined
    for (const [other, definition] of Object.entries($defs)) {
      if (other !== name) add(other, inDocument(Object(definition)))
    }
    if (name === undefined) return inDocument(root)
    return { title: name, ...inDocument(Object(Object($defs)[name])) }
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

/** One self-contained schema, its named parts within it. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema & { $defs?: JsonSchema } {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, override: asOnTheWire })
  return json
}

/** References point into the document; a name is the key of a schema and not one of its properties. */
function inDocument(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

/**
 * A meta that names a type says what is sent, where the union says what is parsed. A format needs no pattern beside it,
 * and safe integers need no bounds.
 */
function asOnTheWire({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
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
