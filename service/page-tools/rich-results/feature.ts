import type { ValueFormat } from '../structured-data/value-format.ts'

/** One thing that a rich result asks for. */
export type Ask = {
  /** Any one of these will do; dots lead into what a property holds. */
  any: readonly [string, ...string[]]
  /** `optional`: only some of what is described has it, so that it is no fault to lack it. */
  level: 'required' | 'recommended' | 'optional'
  format?: ValueFormat
  /**
   * What to write, as JSON-LD. What only the company knows is a blank, `‹number of your reviews›`: whoever copies an
   * example would publish it as a fact.
   */
  write: string
}

/** A way in which a search engine shows one kind of item, as Google documents it. */
export type Feature = {
  name: string
  /** The types it is for, and every kind of them. */
  types: readonly string[]
  /** `retired`: not shown any more. `limited`: shown in few places, as `note` says. */
  status: 'shown' | 'limited' | 'retired'
  note?: string
  asks: readonly Ask[]
}

/** Requirements of a part at any position inside an item with a rich result. */
export type FeaturePart = { type: string; asks: readonly Ask[] }

export function required(
  any: string | readonly [string, ...string[]],
  write: string,
  format?: ValueFormat,
): Ask {
  return ask('required', any, write, format)
}

export function recommended(
  any: string | readonly [string, ...string[]],
  write: string,
  format?: ValueFormat,
): Ask {
  return ask('recommended', any, write, format)
}

export function optional(
  any: string | readonly [string, ...string[]],
  write: string,
  format?: ValueFormat,
): Ask {
  return ask('optional', any, write, format)
}

function ask(
  level: Ask['level'],
  any: string | readonly [string, ...string[]],
  write: string,
  format: ValueFormat | undefined,
): Ask {
  return { level, any: typeof any === 'string' ? [any] : any, write, ...(format && { format }) }
}
