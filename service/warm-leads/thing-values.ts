import { shorten } from '../text/shorten.ts'

export type Thing = Record<string, unknown>

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text of structured data, folded and cut; undefined where there is none. */
export function textOf(value: unknown, longest = 300): string | undefined {
  const first = Array.isArray(value) ? value[0] : value
  if (typeof first !== 'string') return undefined
  const text = first
    .replace(/<[^>]{0,500}>/g, ' ')
    .replace(/&(amp|nbsp|quot|#39);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text === '' ? undefined : shorten(text, longest, '')
}

export function hasType(thing: Thing, ...types: readonly string[]): boolean {
  return [thing['@type']]
    .flat()
    .some((type) => types.includes(String(type).replace(/^https?:\/\/schema\.org\//, '')))
}

const noCompany = [
  'WebSite',
  'WebPage',
  'Person',
  'Product',
  'Article',
  'BlogPosting',
  'NewsArticle',
  'Event',
  'JobPosting',
]

/**
 * schema.org has a type for every trade; an item with a name and an address, a logo or a founding date is a company.
 */
export function isCompany(thing: Thing): boolean {
  if (textOf(thing.name) === undefined || hasType(thing, ...noCompany)) return false
  const isNamed = hasType(thing, 'Organization', 'Corporation', 'LocalBusiness', 'OnlineBusiness', 'NGO')
  return isNamed || [thing.address, thing.logo, thing.foundingDate].some((member) => member !== undefined)
}

/** The items of a property, whether it has one, a list or none. */
export function thingsUnder(value: unknown): Thing[] {
  return (Array.isArray(value) ? value.slice(0, 50) : [value]).filter(isThing)
}
