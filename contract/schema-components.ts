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

  function add(name: string, definition: JsonSchema) {
    const known = schemas[name]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition)) {
      throw new Error(`Two schemas are named ${name}, or its input and output differ.`)
    }
    schemas[name] = definition
  }

  return { schemas, schemaOf }
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
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}
