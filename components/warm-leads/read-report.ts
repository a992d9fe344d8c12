import { z } from 'zod'
import {
  WarmLeadContact,
  WarmLeadDraft,
  type WarmLeadEvidence,
  type WarmLeadResult,
  WarmLeadScore,
  WarmLeadSignal,
} from '#contract/warm-leads.ts'

type Members = Readonly<Record<string, unknown>>

/** What is understood of a thing, and every other member it came with. */
export type Read<T> = { known: T; more: Members }
/** A list of such things; what is not understood at all stays as it came. */
type ReadList<T> = { items: Read<T>[]; other: unknown[] }

const Fact = z.strictObject({ number: z.number(), evidence: z.int().optional() })

const Account = z.object({
  name: z.string(),
  domain: z.string(),
  website: z.string(),
  description: z.string().nullable(),
  description_evidence: z.int().nullable(),
  languages: z.array(z.string()),
  languages_evidence: z.array(z.int()),
  size_hints: z.array(Fact.extend({ what: z.string() })),
  headcount: z.number().nullable(),
  technologies: z.array(
    z.strictObject({ name: z.string(), category: z.string(), evidence: z.int().optional() }),
  ),
  profiles: z.array(z.strictObject({ network: z.string(), url: z.string() })),
  founded: z.string().nullable(),
  founded_evidence: z.int().nullable(),
  location: z.string().nullable(),
  location_evidence: z.int().nullable(),
  mail: z.strictObject({ provider: z.string().nullable(), hosts: z.array(z.string()).nullable() }),
  feed: z.string().nullable(),
  prices: z.array(z.string()),
  price_units: z.array(
    z.strictObject({ price: z.string(), unit: z.string().nullable(), evidence: z.int().optional() }),
  ),
})
export type ReadAccount = Partial<z.infer<typeof Account>>

const Scoring = z.object({
  profile: z.strictObject({ id: z.string(), name: z.string() }),
  fit: WarmLeadScore,
  intent: WarmLeadScore,
  reading: z.string(),
  formula: z.string(),
})
export type ReadScoring = Partial<z.infer<typeof Scoring>>

const Robots = z.strictObject({ url: z.string(), state: z.string(), detail: z.string().optional() })
const NotRead = z.strictObject({ url: z.string(), reason: z.string(), detail: z.string().optional() })
const Counts = z.record(z.string(), z.number())

const Policy = z.object({
  user_agent: z.string(),
  robots: Robots.extend({
    crawl_delay_seconds: z.number().optional(),
    forbidden: z.number().optional(),
  }),
  most_addresses_read: z.number(),
  not_read: z.array(NotRead),
  suppressed: Counts,
  addresses_left_out: Counts,
  contacts: z.string(),
  sending: z.string(),
  contact_retention_days: z.number(),
  contacts_expire_at: z.string(),
  contacts_erased: z.number(),
})
export type ReadPolicy = Partial<z.infer<typeof Policy>>

/** A report as far as it is understood; the members of its parts that are not are kept beside them. */
export type ReadReport = {
  account: Read<ReadAccount>
  scoring: Read<ReadScoring>
  /** Newest first. */
  signals: ReadList<WarmLeadSignal>
  /** The same in the order of the report: the first is what a list of reports shows. */
  reasons: Read<WarmLeadSignal>[]
  contacts: ReadList<WarmLeadContact>
  drafts: ReadList<WarmLeadDraft>
  policy: Read<ReadPolicy>
  evidence: WarmLeadEvidence[]
  warnings: string[]
  /** Members of the result that the contract does not name. */
  more: Members
}

/** Reads a report member by member: the document leaves the inner ones open, and any service may name them anew. */
export function readReport(result: WarmLeadResult): ReadReport {
  const { runId: _, status: __, exportRows: ___, exportUrls: ____, counters: _____, ...rest } = result
  const {
    account = {},
    scoring = {},
    signals,
    contacts,
    drafts,
    policy = {},
    evidence,
    warnings,
    ...more
  } = rest
  const readSignals = readList(signals, WarmLeadSignal, ({ title }) => title !== '')
  const readDrafts = readList(drafts, WarmLeadDraft, ({ body }) => Boolean(body))
  return {
    account: split(Account.shape, account),
    scoring: split(Scoring.shape, scoring),
    signals: newestFirst(readSignals),
    reasons: readSignals.items,
    contacts: whoCanBeWrittenTo(
      readList(contacts, WarmLeadContact, ({ name, email }) => Boolean(name ?? email)),
      readDrafts.items[0]?.known.contact_id,
    ),
    drafts: readDrafts,
    policy: split(Policy.shape, policy),
    evidence: (evidence ?? []).toSorted((a, b) => a.number - b.number),
    warnings: warnings ?? [],
    more,
  }
}

/** What has no date comes last; what is of one day stays in the order of the report. */
function newestFirst({ items, other }: ReadReport['signals']): ReadReport['signals'] {
  const time = ({ known: { date } }: Read<WarmLeadSignal>) => Date.parse(date ?? '') || 0
  // What is missing was seen today on every visit, and is no news.
  const isGap = ({ known }: (typeof items)[number]) => Number(known.kind === 'content_gap')
  return { items: items.toSorted((a, b) => isGap(a) - isGap(b) || time(b) - time(a)), other }
}

/** Those with an address first, and first of them whom the drafts greet; apart from that the order of the report. */
function whoCanBeWrittenTo(
  { items, other }: ReadReport['contacts'],
  addressee: string | undefined,
): ReadReport['contacts'] {
  const rank = ({ known: { id, email } }: Read<WarmLeadContact>) =>
    email ? 1 + Number(id !== undefined && id === addressee) : 0
  return { items: items.toSorted((a, b) => rank(b) - rank(a)), other }
}

function readList<S extends z.ZodObject>(
  list: readonly Members[] | undefined,
  schema: S,
  isOurs: (item: z.infer<S>) => boolean,
): ReadList<z.infer<S>> {
  const items: Read<z.infer<S>>[] = []
  const other: unknown[] = []
  for (const one of list ?? []) {
    const parsed = schema.safeParse(one)
    if (!parsed.success || !isOurs(parsed.data)) other.push(one)
    else items.push({ known: parsed.data, more: without(one, Object.keys(schema.shape)) })
  }
  return { items, other }
}

/** Each member that fits its schema, and all the others. */
function split<S extends z.ZodRawShape>(shape: S, record: Members): Read<Partial<z.infer<z.ZodObject<S>>>> {
  const fitting = Object.entries(shape).flatMap(([name, schema]) => {
    const parsed = z.safeParse(schema, record[name])
    return parsed.success && record[name] !== undefined ? [[name, parsed.data] as const] : []
  })
  return {
    // Object.fromEntries forgets which names have which types; each was parsed by its own schema.
    known: Object.fromEntries(fitting) as Partial<z.infer<z.ZodObject<S>>>,
    more: without(
      record,
      fitting.map(([name]) => name),
    ),
  }
}

function without(record: Members, names: readonly string[]): Members {
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !names.includes(name) && value !== undefined),
  )
}
