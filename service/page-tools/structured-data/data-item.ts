export type DataFormat = 'json-ld' | 'microdata' | 'rdfa'

/** One thing that a page describes, whatever the format it is written in. */
export type DataItem = {
  kind: 'item'
  format: DataFormat
  /** Local names of schema.org types; others are whole addresses. */
  types: readonly string[]
  id: string | undefined
  properties: Map<string, DataProperty>
  /** Where it begins in the source of the page. */
  at: number | undefined
  /** A mere reference to another item by its id. */
  isReference: boolean
}

export type DataProperty = { at: number | undefined; values: DataValue[] }

export type DataText = {
  kind: 'text'
  value: string
  /** As it is written in JSON; in markup everything is text. */
  was: 'string' | 'number' | 'boolean'
  at: number | undefined
}

export type DataValue = DataItem | DataText

/** A mistake of the format itself. */
export type FormatMistake = {
  code: string
  message: string
  fix: string
  at: number | undefined
  path: string
  severity: 'error' | 'warning' | 'notice'
}

export type FoundData = { items: DataItem[]; mistakes: FormatMistake[]; cut: boolean }

/** The most of one page that is judged. */
export const maxItems = 200

const schemaAddress = /^https?:\/\/(?:www\.)?schema\.org\/(?:#)?/i

/** `https://schema.org/Product` and `schema:Product` as `Product`; other addresses stay. */
export function localName(name: string): string {
  return name
    .trim()
    .replace(schemaAddress, '')
    .replace(/^schema:/i, '')
}

/** Whether a type or property is of another vocabulary, which is not judged here. */
export function isForeign(name: string): boolean {
  return /^[a-z][\w.+-]*:/i.test(name)
}

export function addValue(item: DataItem, name: string, value: DataValue, at: number | undefined): void {
  const known = item.properties.get(name)
  if (known) known.values.push(value)
  else item.properties.set(name, { at, values: [value] })
}
