import { type MarkupElement, textOf } from '../markup/parse-markup.ts'
import { addValue, type DataItem, type FoundData, localName, maxItems } from './data-item.ts'

/** The items of a page's RDFa Lite 1.1: `vocab`, `prefix`, `typeof`, `property`, `resource`. Only those of schema.org. */
export function readRdfa(elements: readonly MarkupElement[], baseUrl: string): FoundData {
  const found: FoundData = { items: [], mistakes: [], cut: false }
  const items = new Map<MarkupElement, DataItem>()
  for (const element of elements) {
    const { attributes } = element
    const typed = attributes.get('typeof')
    const owner = ownerOf(element, items)
    let item: DataItem | undefined
    if (typed !== undefined) {
      const types = typed.split(/\s+/).flatMap((type) => schemaName(type, element) ?? [])
      if (types.length > 0) {
        item = {
          kind: 'item',
          format: 'rdfa',
          types,
          id: attributes.get('resource') ?? attributes.get('about'),
          properties: new Map(),
          at: element.at,
          isReference: false,
        }
        items.set(element, item)
      }
    }
    const names = (attributes.get('property') ?? attributes.get('rel') ?? '')
      .split(/\s+/)
      .flatMap((name) => (attributes.has('property') || item ? (schemaName(name, element) ?? []) : []))
      .slice(0, 20)
    if (owner) {
      for (const name of names)
        addValue(
          owner,
          name,
          item ?? { kind: 'text', value: writtenValue(element, baseUrl), was: 'string', at: element.at },
          element.at,
        )
    }
    if (item && (names.length === 0 || !owner)) {
      if (found.items.length >= maxItems) found.cut = true
      else found.items.push(item)
    }
  }
  return found
}

function ownerOf(element: MarkupElement, items: ReadonlyMap<MarkupElement, DataItem>): DataItem | undefined {
  for (let above = element.parent; above; above = above.parent) {
    const item = items.get(above)
    if (item) return item
  }
  return undefined
}

/** A term by the nearest vocabulary, a prefixed name by the nearest prefix; undefined for other vocabularies. */
function schemaName(term: string, element: MarkupElement): string | undefined {
  if (term === '') return undefined
  if (/^https?:\/\/(www\.)?schema\.org\//i.test(term)) return localName(term)
  const colon = term.indexOf(':')
  if (colon !== -1) {
    const prefix = term.slice(0, colon).toLowerCase()
    const prefixes = nearest(element, 'prefix') ?? ''
    const declared = new RegExp(`(?:^|\\s)${escaped(prefix)}:\\s+https?://(www\\.)?schema\\.org/?`, 'i').test(
      prefixes,
    )
    // `schema` is one of the initial prefixes of RDFa 1.1.
    return declared || prefix === 'schema' ? term.slice(colon + 1) : undefined
  }
  return /schema\.org/i.test(nearest(element, 'vocab') ?? '') ? term : undefined
}

function nearest(element: MarkupElement, attribute: string): string | undefined {
  for (let one: MarkupElement | undefined = element; one; one = one.parent) {
    const value = one.attributes.get(attribute)
    if (value !== undefined) return value
  }
  return undefined
}

function writtenValue(element: MarkupElement, baseUrl: string): string {
  const { attributes } = element
  const content = attributes.get('content') ?? attributes.get('datetime')
  if (content !== undefined) return content.trim()
  const address = attributes.get('resource') ?? attributes.get('href') ?? attributes.get('src')
  return address !== undefined ? (URL.parse(address, baseUrl)?.href ?? address) : textOf(element)
}

function escaped(text: string): string {
  return text.replace(/[^a-z0-9]/gi, '\\$&')
}
