import { type MarkupElement, textOf } from '../markup/parse-markup.ts'
import {
  addValue,
  type DataItem,
  type DataValue,
  type FoundData,
  isForeign,
  localName,
  maxItems,
} from './data-item.ts'

const addressAttributes = new Map([
  ...['a', 'area', 'link'].map((name) => [name, 'href'] as const),
  ...['audio', 'embed', 'iframe', 'img', 'source', 'track', 'video'].map((name) => [name, 'src'] as const),
  ['object', 'data'],
])

/** The items of a page's microdata (HTML standard, Microdata), `itemref` included. */
export function readMicrodata(elements: readonly MarkupElement[], baseUrl: string): FoundData {
  const found: FoundData = { items: [], mistakes: [], cut: false }
  const byId = new Map(
    elements
      .toReversed()
      .flatMap((one) => (one.attributes.has('id') ? [[one.attributes.get('id'), one]] : [])),
  )
  const owners = new Map<MarkupElement, DataItem>()
  const scopes = elements.filter(({ attributes }) => attributes.has('itemscope'))
  for (const scope of scopes) owners.set(scope, emptyItem(scope))
  const referred = new Set<MarkupElement>()
  for (const [scope, item] of owners) {
    const roots = (scope.attributes.get('itemref') ?? '')
      .split(/\s+/)
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, 20)
    for (const root of roots) referred.add(root)
    collect(item, [...childElements(scope), ...roots], owners, baseUrl)
  }
  const tops = scopes.filter(({ attributes }) => !attributes.has('itemprop'))
  found.cut = tops.length > maxItems
  for (const top of tops.slice(0, maxItems)) {
    const item = owners.get(top)
    if (item?.types.some((type) => !isForeign(type))) found.items.push(item)
    else if (item && item.types.length === 0 && item.properties.size > 0)
      found.mistakes.push({
        code: 'no_type',
        message: 'An itemscope has no itemtype, so its type is unknown.',
        fix: 'Add itemtype="https://schema.org/…".',
        at: top.at,
        path: 'itemscope',
        severity: 'warning',
      })
  }
  if (scopes.length > 0) notifyStray(elements, referred, found)
  return found
}

function emptyItem(scope: MarkupElement): DataItem {
  return {
    kind: 'item',
    format: 'microdata',
    types: (scope.attributes.get('itemtype') ?? '').split(/\s+/).filter(Boolean).map(localName),
    id: scope.attributes.get('itemid'),
    properties: new Map(),
    at: scope.at,
    isReference: false,
  }
}

/** Everything below that has no scope of its own; what is nested in another scope belongs to that one. */
function collect(
  item: DataItem,
  roots: readonly MarkupElement[],
  owners: ReadonlyMap<MarkupElement, DataItem>,
  baseUrl: string,
): void {
  const seen = new Set<MarkupElement>()
  const waiting = [...roots].reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const names = (next.attributes.get('itemprop') ?? '').split(/\s+/).filter(Boolean).slice(0, 20)
    const inner = owners.get(next)
    // An item that contains itself through itemref has no end.
    const value: DataValue | undefined = inner === item ? undefined : (inner ?? textValue(next, baseUrl))
    if (value) for (const name of names) addValue(item, localName(name), value, next.at)
    if (!inner) waiting.push(...childElements(next).reverse())
  }
}

function textValue(element: MarkupElement, baseUrl: string): DataValue {
  const { name, attributes, at } = element
  const addressed = addressAttributes.get(name)
  const written =
    attributes.get('content') ??
    (addressed ? resolved(attributes.get(addressed) ?? '', baseUrl) : undefined) ??
    (name === 'data' || name === 'meter' ? attributes.get('value') : undefined) ??
    (name === 'time' ? attributes.get('datetime') : undefined) ??
    textOf(element)
  return { kind: 'text', value: written.trim(), was: 'string', at }
}

function notifyStray(
  elements: readonly MarkupElement[],
  referred: ReadonlySet<MarkupElement>,
  found: FoundData,
): void {
  const stray = elements.find(
    (element) => element.attributes.has('itemprop') && !isWithinScope(element, referred),
  )
  if (!stray) return
  found.mistakes.push({
    code: 'stray_property',
    message: `itemprop="${(stray.attributes.get('itemprop') ?? '').slice(0, 60)}" is outside any itemscope, so it's ignored.`,
    fix: 'Move it into the element with itemscope, or reference its id in itemref.',
    at: stray.at,
    path: `itemprop="${(stray.attributes.get('itemprop') ?? '').slice(0, 60)}"`,
    severity: 'warning',
  })
}

function isWithinScope(element: MarkupElement, referred: ReadonlySet<MarkupElement>): boolean {
  if (referred.has(element)) return true
  for (let above = element.parent; above; above = above.parent)
    if (above.attributes.has('itemscope') || referred.has(above)) return true
  return false
}

function childElements(element: MarkupElement): MarkupElement[] {
  return element.children.filter((child) => typeof child !== 'string')
}

function resolved(address: string, baseUrl: string): string {
  return URL.parse(address, baseUrl)?.href ?? address
}
