import type { DataItem } from './data-item.ts'

/** An item of a page with its position, for a walk from the outside in. */
export type Place = {
  item: DataItem
  /** For example `Product.offers[0]`. */
  path: string
  depth: number
  /** The items around it, outermost first. */
  within: readonly DataItem[]
}

const deepest = 40
const maxPlaces = 20_000

/** An item and those inside it. Items that contain themselves, as microdata allows, are entered once. */
export function* placesIn(root: DataItem): Generator<Place> {
  const waiting: Place[] = [{ item: root, path: nameOf(root), depth: 0, within: [] }]
  let count = 0
  for (let place = waiting.pop(); place && count < maxPlaces; place = waiting.pop()) {
    count += 1
    yield place
    if (place.depth >= deepest) continue
    const inner: Place[] = []
    for (const [property, { values }] of place.item.properties) {
      const many = values.length > 1
      values.forEach((value, index) => {
        if (value.kind !== 'item' || value === place.item || place.within.includes(value)) return
        inner.push({
          item: value,
          path: `${place.path}.${property}${many ? `[${index}]` : ''}`,
          depth: place.depth + 1,
          within: [...place.within, place.item],
        })
      })
    }
    waiting.push(...inner.reverse())
  }
}

export function nameOf(item: DataItem): string {
  return item.types[0] ?? 'item'
}
