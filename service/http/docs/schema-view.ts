import { html } from 'hono/html'
import type { Markup } from '../plain-page.ts'

/** JSON Schema 2020-12 as zod writes it; only what is shown is named. */
export type ShownSchema = {
  $ref?: string
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

/** The name that a reference points to. */
export function refName(schema: ShownSchema): string | undefined {
  return schema.$ref?.split('/').at(-1)
}

/** The properties of an object, each with its type, bounds and meaning; a named one is a link to its schema. */
export function membersView(schema: ShownSchema): Markup | '' {
  const members = Object.entries(schema.properties ?? {})
  if (members.length === 0) return ''
  const required = new Set(schema.required ?? [])
  return html`<dl>${members.map(
    ([name, member]) => html`<div>
      <dt>${name}${required.has(name) ? html`<small>required</small>` : ''}</dt>
      <dd>${memberView(member)}</dd>
    </div>`,
  )}</dl>`
}

function memberView(member: ShownSchema): Markup {
  const inner = member.properties ? member : member.items?.properties ? member.items : undefined
  return html`<span class="type">${typeView(member)}${boundsOf(member)}</span>
    ${member.description ? html`<p>${prose(member.description)}</p>` : ''}
    ${inner ? membersView(inner) : ''}`
}

/** The type as text, such as “array of Passage”. */
export function typeView(schema: ShownSchema): Markup {
  const name = refName(schema)
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum)
    return html`one of ${schema.enum.map((value, at) => html`${at > 0 ? ', ' : ''}<code>${String(value)}</code>`)}`
  if (schema.items) return html`array of ${typeView(schema.items)}`
  const several = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (several) return html`${several.map((one, at) => html`${at > 0 ? ' or ' : ''}${typeView(one)}`)}`
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything')
  return html`${type}${schema.format ? ` (${schema.format})` : ''}`
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
