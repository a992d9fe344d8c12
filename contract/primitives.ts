import { z } from 'zod'

/** Lengths count Unicode code points, so that 500 emoji are a valid topic of 500 characters. */
export function text(bounds: { min?: number; max: number }) {
  const { min = 0, max } = bounds
  return z
    .string()
    .refine((value) => codePoints(value) >= min, {
      message: min === 1 ? 'Must not be empty.' : `Must have at least ${min} characters.`,
    })
    .refine((value) => codePoints(value) <= max, { message: `Must have at most ${max} characters.` })
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max })
}

/** Counts code points without building an array: surrogate pairs count once. */
export function codePoints(value: string): number {
  let count = 0
  for (const _ of value) count++
  return count
}

/** An http or https address. */
export const WebAddress = z.url({ protocol: /^https?$/, message: 'Must be an http or https address.' })

/** ISO 8601 with an offset, as every date-time on the wire. */
export const DateTime = z.iso.datetime({ offset: true })

export const Uuid = z.uuid()

/** Path parameter of every operation on one record. */
export const IdParams = z.object({ id: Uuid })

/** A whole number in a query string; bounds are refused, never clamped. */
export function queryInteger(bounds: { min: number; max: number; fallback: number }) {
  const { min, max, fallback } = bounds
  return z
    .string()
    .regex(/^-?\d{1,9}$/, 'Must be a whole number.')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .or(z.int().min(min).max(max))
    .default(fallback)
    .meta({ type: 'integer', minimum: min, maximum: max, default: fallback })
}

/** Paging of every list of ours, newest first. */
export const PageQuery = z.object({
  limit: queryInteger({ min: 1, max: 100, fallback: 20 }),
  offset: queryInteger({ min: 0, max: 100_000_000, fallback: 0 }),
})

/** The paging members that every list answers with. */
export const pageMembers = { total: z.int(), limit: z.int(), offset: z.int() }
