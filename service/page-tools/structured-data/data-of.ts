import { shorten } from '../../text/shorten.ts'
import type { DataItem, DataValue } from './data-item.ts'

export type DataBounds = { depth: number; values: number; text: number }

const generous: DataBounds = { depth: 30, values: 1000, text: 20_000 }

/** An item as plain JSON, cut where it passes the bounds. `bounds.values` counts down over the whole item. */
export function dataOf(
  item: DataItem,
  bounds: DataBounds = { ...generous },
  depth = 0,
): Record<string, unknown> {
  const data: Record<string, unknown> = Object.create(null)
  if (item.types.length > 0) data['@type'] = item.types.length === 1 ? item.types[0] : [...item.types]
  if (item.id !== undefined) data['@id'] = item.id.slice(0, bounds.text)
  if (depth >= bounds.depth) return { ...data }
  for (const [name, { values }] of item.properties) {
    if (bounds.values <= 0) break
    const written: unknown[] = []
    for (const value of values) {
      if (bounds.values <= 0) break
      bounds.values -= 1
      written.push(plainValue(value, bounds, depth))
    }
    data[name.slice(0, 200)] = written.length === 1 ? written[0] : written
  }
  return { ...data }
}

function plainValue(value: DataValue, bounds: DataBounds, depth: number): unknown {
  if (value.kind === 'item') return dataOf(value, bounds, depth + 1)
  if (value.was === 'number') return Number(value.value)
  if (value.was === 'boolean') return value.value === 'true'
  return shorten(value.value, bounds.text)
}
