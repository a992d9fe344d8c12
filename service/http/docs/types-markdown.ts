import type { Schemas, ShownSchema } from './schema-view.ts'

const nameOf = ({ $ref = '' }: ShownSchema) => $ref.split('/').at(-1) ?? ''

/** A schema on one line in the notation of TypeScript, without comments; named ones by their names. */
export function typeText(schema: ShownSchema): string {
  if (schema.$ref !== undefined) return nameOf(schema)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const shapes = schema.anyOf ?? schema.oneOf
  if (shapes) return [...new Set(shapes.map(typeText))].join(' | ')
  if (schema.allOf) return schema.allOf.map(grouped).join(' & ')
  if (schema.properties) {
    const required = new Set(schema.required)
    const members = Object.entries(schema.properties).map(
      ([name, member]) => `${nameText(name)}${required.has(name) ? '' : '?'}: ${typeText(member)}`,
    )
    return members.length === 0 ? 'object' : `{ ${members.join(', ')} }`
  }
  if (schema.items) return `${grouped(schema.items)}[]`
  if (typeof schema.additionalProperties === 'object')
    return `Record<string, ${typeText(schema.additionalProperties)}>`
  const types = [schema.type ?? []].flat().map((type) => named[type] ?? type)
  return types.length === 0 ? 'unknown' : [...new Set(types)].join(' | ')
}

/** What JSON Schema has and TypeScript lacks. */
const named: Readonly<Record<string, string>> = { array: 'unknown[]', integer: 'number' }

const grouped = (schema: ShownSchema) => {
  const text = typeText(schema)
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text
}

const nameText = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name))

/** The named schemas that these are made of, each once and on a line of its own, by name. */
export function typesMarkdown(roots: readonly ShownSchema[], schemas: Schemas): string {
  const found = new Set<string>()
  const look = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    const name = '$ref' in part && typeof part.$ref === 'string' ? nameOf({ $ref: part.$ref }) : ''
    if (found.has(name)) return
    if (name in schemas) {
      found.add(name)
      look(schemas[name])
    }
    for (const one of Object.values(part)) look(one)
  }
  look(roots)
  const lines = [...found].toSorted().map((name) => `type ${name} = ${typeText(schemas[name] ?? {})}`)
  return lines.length === 0 ? '' : `\`\`\`ts\n${lines.join('\n')}\n\`\`\``
}
