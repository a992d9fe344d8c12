import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'

/** Lengths count Unicode code points, so that 500 emoji are a valid topic of 500 characters. */
export function text(bounds: { min?: number; max: number; missing?: string }) {
  const { min = 0, max, missing } = bounds
  return z
    .string({ error: ({ input }) => (input === undefined ? missing : undefined) })
    .refine((value) => codePoints(value) >= min, {
      message: min === 1 ? 'Must not be empty.' : `Must have at least ${min} characters.`,
    })
    .refine((value) => codePoints(value) <= max, { message: `Must have at most ${max} characters.` })
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max })
}

/** A string whose values are known today; a newer server may send others, so clients must tolerate them. */
export function openEnum<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.union([z.enum(values), z.string()])
}

/** Counts code points without building an array: surrogate pairs count once. */
export function codePoints(value: string): number {
  let count = 0
  for (const _ of value) count++
  return count
}

/** An http or https address. */
export const WebAddress = z.url({ protocol: /^https?$/, message: 'Must be an http or https address.' })

/** An http or https address of at most 2000 characters, the bound of the document for the page tools. */
export const BoundedWebAddress = WebAddress.refine((value) => codePoints(value) <= 2000, {
  message: 'Must have at most 2000 characters.',
}).meta({ maxLength: 2000 })

const firstInstant = Date.parse('0001-01-01T00:00:00Z')
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')

/** ISO 8601 with an offset, as every date-time on the wire; an offset cannot carry it out of the years 1 to 9999. */
export const DateTime = z.iso
  .datetime({
    offset: true,
    message: 'Must be a date and time with an offset, for example 2030-01-31T09:00:00Z.',
  })
  // What is no date and time was refused above, with the reason.
  .refine((value) => !(Date.parse(value) < firstInstant || Date.parse(value) > lastInstant), {
    message: 'Must be in the years 1 to 9999.',
  })

/** Of every record, described once. */
export const CreatedAt = DateTime.meta({ description: 'When the record was created, ISO 8601 in UTC.' })
export const UpdatedAt = DateTime.meta({ description: 'When the record last changed, ISO 8601 in UTC.' })
export const CompletedAt = DateTime.meta({
  description: 'When the work ended, whether well or not; absent while it goes on.',
})

/** Any 8-4-4-4-12 hex string: the document says uuid, and names no version of it. */
export const Uuid = z.guid({ message: 'Must be a UUID.' })

/** Path parameter of every operation on one record. */
export const IdParams = z.object({
  id: Uuid.meta({ description: 'Id that its creation or list returned.' }),
})

/** Path parameter of the operations on one warm-lead or scout run. */
export const RunIdParams = z.object({
  runId: Uuid.meta({ description: 'Id that its creation or list returned.' }),
})

type IntegerBounds = { min: number; max: number }

/** A query string carries digits; a caller in TypeScript may give the number itself. */
function wireInteger({ min, max }: IntegerBounds) {
  const digits = z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number)
  return z
    .union([z.int(), digits], { error: 'Must be a whole number.' })
    .pipe(z.int().min(min, `Must be at least ${min}.`).max(max, `Must be at most ${max}.`))
    .meta({ type: 'integer', minimum: min, maximum: max })
}

/** A whole number in a query string; bounds are refused, never clamped. */
export function queryInteger(bounds: IntegerBounds & { fallback: number }) {
  return wireInteger(bounds).prefault(bounds.fallback)
}

/** The same if omitting it has a meaning of its own. */
export function optionalQueryInteger(bounds: IntegerBounds) {
  return wireInteger(bounds).optional()
}

/** True or false in a query string; a caller in TypeScript may give the value itself. */
export function optionalQueryBoolean() {
  const word = z.enum(['true', 'false']).transform((value) => value === 'true')
  return z
    .union([z.boolean(), word], { error: 'Must be true or false.' })
    .pipe(z.boolean())
    .meta({ type: 'boolean' })
    .optional()
}

/** Paging of every list of ours, newest first. */
export const PageQuery = z.object({
  limit: queryInteger({ min: 1, max: 100, fallback: 20 }).meta({
    description: 'How many rows to return, 1 to 100.',
  }),
  offset: queryInteger({ min: 0, max: 100_000_000, fallback: 0 }).meta({
    description: 'How many rows to skip from the newest on.',
  }),
})

/** The order of a list by its one time. */
export const TimeSort = z.enum(['when', '-when']).meta({
  id: 'TimeSort',
  description: '`when` for the oldest first, `-when` for the newest first.',
})
export type TimeSort = z.infer<typeof TimeSort>

/** Asks for a list by time; one that is left out is newest first. */
export const timeSort = () => TimeSort.optional().meta({ description: 'Newest first when left out.' })

/** How many rows a list has in each state, whatever `status` asks for. */
export const StatusCounts = alwaysSent(
  z.record(z.string(), z.int()).meta({
    description:
      'Number of rows by status, with the other filters but whatever `status` is; a status without any is absent. Masthead extension.',
  }),
)

/** The paging fields of every list response. */
export const pageMembers = {
  total: z.int().meta({ description: 'How many rows match in all, whatever `limit` and `offset` are.' }),
  limit: z.int().meta({ description: 'The page size that was used, 1 to 100.' }),
  offset: z.int().meta({ description: 'The number of matching rows that were skipped.' }),
}

/** An IANA name; `Intl` also takes bare offsets such as `+02:00`, which have no daylight saving. */
export const TimeZone = z
  .string()
  .refine(isTimeZone, { message: 'Must be an IANA time zone, for example Europe/Lisbon.' })

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Where a running job is (Lead magnet: progress); ours on every other asynchronous thing. */
export const JobProgress = z
  .looseObject({
    stage: z
      .string()
      .meta({ description: 'Short name of the step that is running, for example `reading` or `writing`.' }),
    percent: z.number().meta({ description: 'Share of the work that is done, 0 to 100.' }),
    message: z.string().meta({ description: 'What is happening now, as a sentence for a person.' }),
  })
  .meta({ id: 'JobProgress', description: 'Where a running job is.' })
export type JobProgress = z.infer<typeof JobProgress>

export const Deleted = z
  .looseObject({ success: z.boolean().meta({ description: 'True: the record existed, and is gone.' }) })
  .meta({ id: 'Deleted', description: 'The record is gone.' })
export type Deleted = z.infer<typeof Deleted>

/** Of the answer 202 that accepts a job. */
export const jobMembers = {
  credits_held: z.number().optional().meta({
    description:
      'Credits that the job reserves, also in the header `Credits-Held`; what it does not use comes back when it ends. In the answer that accepts it. Masthead extension.',
  }),
  poll_url: z.string().optional().meta({
    description:
      'Path on this server where the job is polled, as in the header `Location`. In the answer that accepts it. Masthead extension.',
  }),
  cancel_url: z.string().optional().meta({
    description:
      'Path on this server that ends the job with a POST and returns its credits, as in the header `Link`. In the answer that accepts it. Masthead extension.',
  }),
}
