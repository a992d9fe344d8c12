import { html } from 'hono/html'
import type { Markup } from '../plain-page.ts'

/** JSON Schema 2020-12 as zod writes it; only what is shown is named. */
export type ShownSchema = {
  $ref?: string
  title?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  properties?: Record<string, ShownSchema>
  required?: string[]
  items?: ShownSchema
  anyOf?: ShownSchema[]
  oneOf?: ShownSchema[]
  allOf?: ShownSchema[]
  additionalProperties?: boolean | ShownSchema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

export type Schemas = Readonly<Record<string, ShownSchema>>

/** How deep named schemas are opened within each other before their name has to do. */
const deepest = 4

const nameOf = (schema: ShownSchema) => schema.$ref?.split('/').at(-1)

/** A named schema with its members. */
export function resolved(schema: ShownSchema, schemas: Schemas): ShownSchema {
  const name = nameOf(schema)
  return name === undefined ? schema : { ...schemas[name], ...schema, title: name }
}

/** Where members stand: the beginning of their anchors, and how deep they are within others. */
type Place = { at: string; depth: number }

/**
 * The properties of an object, each with its type, bounds and meaning; what has members of its own opens.
 * @param at what the anchor of each begins with
 */
export function membersView(schema: ShownSchema, schemas: Schemas, at: string, depth = 0): Markup | '' {
  const known = resolved(schema, schemas)
  const shapes = shapesOf(known, schemas)
  if (shapes) return shapesView(shapes, schemas, { at, depth })
  const members = Object.entries(known.properties ?? {})
  if (members.length === 0) return ''
  const required = new Set(known.required ?? [])
  return html`<dl>${members.map(
    ([
      name,
      member,
    ]) => html`<div id="${at}.${name}"><dt>${name}${required.has(name) ? html`<small>required</small>` : ''}</dt>
<dd>${memberView(member, schemas, { at: `${at}.${name}`, depth })}</dd></div>`,
  )}</dl>`
}

/** Every member that {@link membersView} shows, with its anchor. */
export function listMembers(
  schema: ShownSchema,
  schemas: Schemas,
  at: string,
  depth = 0,
): { name: string; anchor: string }[] {
  const known = resolved(schema, schemas)
  const shapes = shapesOf(known, schemas)
  if (shapes && !alikeIn(shapes))
    return shapes.flatMap((shape, index) => listMembers(shape, schemas, shapeAt(at, index), depth))
  return Object.entries((shapes?.[0] ?? known).properties ?? {}).flatMap(([name, member]) => {
    const anchor = `${at}.${name}`
    const within = depth < deepest ? innerSchema(member, schemas) : undefined
    return [{ name, anchor }, ...(within ? listMembers(within, schemas, anchor, depth + 1) : [])]
  })
}

/** The same members as a list in Markdown, those within others below them. */
export function membersMarkdown(schema: ShownSchema, schemas: Schemas, depth = 0): string {
  const known = resolved(schema, schemas)
  const shapes = shapesOf(known, schemas)
  if (shapes && !alikeIn(shapes))
    return shapes.map((shape) => membersMarkdown(shape, schemas, depth)).join('\n\nor\n\n')
  const required = new Set(shapes ? [] : known.required)
  return Object.entries((shapes?.[0] ?? known).properties ?? {})
    .flatMap(([name, member]) => {
      const about = member.description ?? resolved(member, schemas).description
      const type = plainText(typeView(member, schemas)) + boundsOf(member)
      const within = depth < deepest ? innerSchema(member, schemas) : undefined
      const inner = within ? membersMarkdown(within, schemas, depth + 1) : ''
      const line = `${'  '.repeat(depth)}- \`${name}\` (${type}${required.has(name) ? ', required' : ''})${about ? `: ${about}` : ''}`
      return inner === '' ? [line] : [line, inner]
    })
    .join('\n')
}

/** The alternatives of an object, where it has some. */
function shapesOf({ oneOf, anyOf }: ShownSchema, schemas: Schemas): readonly ShownSchema[] | undefined {
  const shapes = oneOf ?? anyOf
  return shapes?.some((shape) => resolved(shape, schemas).properties) ? shapes : undefined
}

/** Shapes that differ in what is required only. */
function alikeIn(shapes: readonly ShownSchema[]): boolean {
  const [first = {}] = shapes
  return shapes.every(
    ({ properties }) => properties && JSON.stringify(properties) === JSON.stringify(first.properties),
  )
}

/** Members of the same name in several shapes have anchors of their own. */
const shapeAt = (at: string, index: number) => (index === 0 ? at : `${at}.${index + 1}`)

/** What opens below a member: its own members, or those of its items. */
function innerSchema(member: ShownSchema, schemas: Schemas): ShownSchema | undefined {
  return [member, member.items ?? {}, ...(member.anyOf ?? [])].find(
    (part) => resolved(part, schemas).properties,
  )
}

/** Shapes that differ in what is required only are one; others stand one after the other. */
function shapesView(shapes: readonly ShownSchema[], schemas: Schemas, { at, depth }: Place): Markup {
  const [first = {}] = shapes
  if (alikeIn(shapes)) {
    const needed = shapes.map(({ required }) => required?.join(', ') ?? '').join(' or ')
    return html`<p>Needs ${prose(needed.replaceAll(/\w+/g, (word) => (word === 'or' ? word : `\`${word}\``)))}.</p>
${membersView({ ...first, required: [] }, schemas, at, depth)}`
  }
  return html`${shapes.map(
    (shape, index) =>
      html`<p class="shape">${index === 0 ? 'Either' : 'Or'}</p>${membersView(shape, schemas, shapeAt(at, index), depth)}`,
  )}`
}

function memberView(member: ShownSchema, schemas: Schemas, { at, depth }: Place): Markup {
  const description = member.description ?? resolved(member, schemas).description
  const within = innerSchema(member, schemas)
  const inner = within && depth < deepest ? membersView(within, schemas, at, depth + 1) : ''
  return html`<span class="type">${typeView(member, schemas)}${boundsOf(member)}</span>
${description ? html`<p>${prose(description)}</p>` : ''}
${inner ? html`<details><summary>Members</summary>${inner}</details>` : ''}`
}

const plainText = (markup: Markup) =>
  String(markup)
    .replaceAll(/<\/?code>/g, '`')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The type as text, such as “array of objects”. */
export function typeView(schema: ShownSchema, schemas: Schemas): Markup {
  const known = resolved(schema, schemas)
  if (known.const !== undefined) return html`<code>${JSON.stringify(known.const)}</code>`
  if (known.enum)
    return html`one of ${known.enum.map((value, at) => html`${at > 0 ? ', ' : ''}<code>${String(value)}</code>`)}`
  if (known.properties) return html`object`
  if (known.items) return html`array of ${typeView(known.items, schemas)}`
  const several = known.anyOf ?? known.oneOf ?? known.allOf
  const open = several?.find((one) => one.enum)
  if (several?.length === 2 && open && several.some((one) => one.type === 'string' && !one.enum))
    return html`${typeView(open, schemas)}, or a later one`
  if (several)
    return html`${several.map((one, at) => html`${at > 0 ? ' or ' : ''}${typeView(one, schemas)}`)}`
  const type = Array.isArray(known.type) ? known.type.join(' or ') : (known.type ?? 'anything')
  return html`${type}${known.format ? ` (${known.format})` : ''}`
}

function boundsOf(schema: ShownSchema): string {
  const between = (least: number | undefined, most: number | undefined, unit: string): string[] => {
    if (least === undefined && most === undefined) return []
    if (least === undefined) return [`at most ${most}${unit}`]
    return [most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`]
  }
  const bounds = [
    ...between(schema.minimum, schema.maximum, ''),
    ...between(schema.minLength, schema.maxLength, ' characters'),
    ...between(schema.minItems, schema.maxItems, ' items'),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} when left out`]),
  ]
  return bounds.map((bound) => `, ${bound}`).join('')
}

/** Text in which backticks set off what is typed. */
export function prose(text: string): Markup {
  const parts = text.split('`')
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`
}
