import type { MarkupElement } from '../markup/parse-markup.ts'
import {
  addValue,
  type DataItem,
  type DataValue,
  type FormatMistake,
  type FoundData,
  localName,
  maxItems,
} from './data-item.ts'
import { JsonMistake, type JsonNode, parsePlacedJson } from './parse-json.ts'

type PlacedObject = Extract<JsonNode, { kind: 'object' }>

const maxScripts = 100

/** The items of every JSON-LD script of a page. */
export function readJsonLd(elements: readonly MarkupElement[]): FoundData {
  const found: FoundData = { items: [], mistakes: [], cut: false }
  const scripts = elements.filter(
    ({ name, attributes }) =>
      name === 'script' && /^\s*application\/ld\+json\s*(;|$)/i.test(attributes.get('type') ?? ''),
  )
  found.cut = scripts.length > maxScripts
  for (const script of scripts.slice(0, maxScripts)) readScript(script, found)
  return found
}

function readScript(script: MarkupElement, found: FoundData): void {
  const text = script.children.filter((child) => typeof child === 'string').join('')
  const offset = script.contentAt ?? 0
  const mistake = (
    code: string,
    at: number,
    message: string,
    fix: string,
    severity: FormatMistake['severity'],
  ) =>
    found.mistakes.push({
      code,
      message,
      fix,
      at: offset + at,
      path: 'script[type="application/ld+json"]',
      severity,
    })
  if (text.trim() === '') {
    mistake('json_empty', 0, 'A JSON-LD script is empty.', 'Fill it or delete it.', 'warning')
    return
  }
  try {
    const json = parsePlacedJson(text)
    const roots = json.kind === 'array' ? json.items : [json]
    for (const root of roots) {
      if (root.kind !== 'object') {
        mistake(
          'json_ld_no_object',
          root.at,
          'A JSON-LD script contains something other than an object.',
          'Write { "@context": "https://schema.org", "@type": "…" }.',
          'error',
        )
        continue
      }
      readRoot(root, { found, offset, mistake, members: 0 })
    }
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error
    mistake(error.code, error.at, error.message, error.fix, 'error')
  }
}

type Reading = {
  found: FoundData
  offset: number
  mistake: (
    code: string,
    at: number,
    message: string,
    fix: string,
    severity: FormatMistake['severity'],
  ) => void
  members: number
}

function readRoot(root: PlacedObject, reading: Reading): void {
  const context = memberOf(root, '@context')
  if (!context)
    reading.mistake(
      'no_context',
      root.at,
      'Missing @context.',
      'Add "@context": "https://schema.org".',
      'error',
    )
  else if (!mentionsSchemaOrg(context)) {
    reading.mistake(
      'foreign_context',
      context.at,
      "The @context isn't schema.org, so it isn't checked.",
      'Use "@context": "https://schema.org" for data that search engines should read.',
      'notice',
    )
    return
  }
  const graph = memberOf(root, '@graph')
  const things = graph ? (graph.kind === 'array' ? graph.items : [graph]) : [root]
  if (graph && root.members.some(({ name }) => name === '@type')) things.push(root)
  for (const thing of things) {
    if (thing.kind !== 'object') continue
    if (reading.found.items.length >= maxItems) {
      reading.found.cut = true
      return
    }
    reading.found.items.push(itemOf(thing, reading))
  }
}

function itemOf(object: PlacedObject, reading: Reading): DataItem {
  const type = memberOf(object, '@type')
  const id = memberOf(object, '@id')
  const item: DataItem = {
    kind: 'item',
    format: 'json-ld',
    types: type ? textsOf(type).map(localName) : [],
    id: id?.kind === 'string' ? id.value : undefined,
    properties: new Map(),
    at: reading.offset + object.at,
    isReference: object.members.every(({ name }) => name === '@id') && id !== undefined,
  }
  const seen = new Set<string>()
  for (const { name, at, value } of object.members) {
    if (seen.has(name))
      reading.mistake(
        'json_duplicate',
        at,
        `"${name.slice(0, 60)}" appears twice. Only the last one counts.`,
        'Write one list: ["…", "…"].',
        'warning',
      )
    seen.add(name)
    if (name.startsWith('@')) continue
    for (const one of valuesOf(value, reading)) addValue(item, localName(name), one, reading.offset + at)
  }
  return item
}

function valuesOf(json: JsonNode, reading: Reading): DataValue[] {
  const at = reading.offset + json.at
  switch (json.kind) {
    case 'array':
      return json.items.flatMap((item) => valuesOf(item, reading))
    case 'object': {
      const inner = memberOf(json, '@value') ?? memberOf(json, '@list') ?? memberOf(json, '@set')
      return inner ? valuesOf(inner, reading) : [itemOf(json, reading)]
    }
    case 'null':
      return []
    default:
      return [{ kind: 'text', value: String(json.value), was: json.kind, at }]
  }
}

/** The last one of a name counts, as in every parser of JSON. */
function memberOf(object: PlacedObject, name: string): JsonNode | undefined {
  return object.members.findLast((member) => member.name === name)?.value
}

function textsOf(json: JsonNode): string[] {
  if (json.kind === 'string') return [json.value]
  return json.kind === 'array' ? json.items.flatMap(textsOf) : []
}

function mentionsSchemaOrg(context: JsonNode): boolean {
  if (context.kind === 'string') return /^https?:\/\/(www\.)?schema\.org\/?#?$/i.test(context.value.trim())
  if (context.kind === 'array') return context.items.some(mentionsSchemaOrg)
  return context.kind === 'object' && context.members.some(({ value }) => mentionsSchemaOrg(value))
}
