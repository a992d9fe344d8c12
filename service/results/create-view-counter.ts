import { hash, randomUUID } from 'node:crypto'
import type { Context } from '../core/context.ts'
import type { SeenEvent, ViewCounter } from '../core/view-counter.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { eq } from '../db/sql.ts'
import { dayOf } from '../schedule/zone-clock.ts'
import { addBatch, type Batch, type PageCounts } from './add-batch.ts'
import type { Countries } from './countries.ts'
import { findSalt } from './find-salt.ts'
import { sourceOf } from './source-of.ts'

/** The row of all pages of a tenant together. */
export const allPages = ''
/** What falls past these bounds is counted under this name, so that nobody can fill the tables with invented names. */
export const otherNames = '(other)'
const maxPages = 5000
const maxOrigins = 500
/** How long a tenant's zone and salt are remembered; a changed setting counts from then on. */
const factsMs = 30_000

type Facts = {
  timeZone: string
  counts: boolean
  day: string
  salt: Buffer
  until: number
  pages: Set<string>
}
type Needs = Pick<Context, 'db' | 'log' | 'now'>

/**
 * Counts in memory and adds the counts to the rows of the database when it is flushed. What a process that dies had not
 * yet flushed is lost, and nothing else: a batch whose answer was lost is sent again under its id and counts once.
 *
 * A reader is an address and a browser's name, hashed with the salt of the day as soon as the event arrives.
 */
export function createViewCounter(ctx: Needs, countries: Countries | undefined): ViewCounter {
  const known = new Map<string, Facts>()
  const arriving = new Set<Promise<void>>()
  let counts: Batch['counts'] = new Map()
  let unsent: Batch | undefined
  let sending: Promise<void> = Promise.resolve()

  async function learn(tenantId: string): Promise<Facts | undefined> {
    const [settings] = await ctx.db
      .select({ timeZone: tenantSettings.timeZone, counts: tenantSettings.countViews })
      .from(tenantSettings)
      .where(eq(tenantSettings.tenantId, tenantId))
    if (!settings) return undefined
    const day = dayOf(ctx.now().getTime(), settings.timeZone)
    const before = known.get(tenantId)
    const pages = before?.day === day ? before.pages : new Set<string>()
    const facts = {
      ...settings,
      day,
      salt: await findSalt(ctx, day),
      until: performance.now() + factsMs,
      pages,
    }
    known.set(tenantId, facts)
    return facts
  }

  function add(event: SeenEvent, facts: Facts): void {
    // A landing page has no text that is read to its end.
    if (!facts.counts || (event.what === 'read' && event.page.startsWith('guide:'))) return
    const page = boundedName(facts.pages, event.page, maxPages)
    const source = sourceOf(event)
    const country = countries?.find(event.reader.address)
    const visitor = visitorOf(facts.salt, event)
    for (const name of [allPages, page]) {
      const entry = entryOf(counts, event.tenantId, facts.day, name)
      if (event.what === 'read') entry.reads += 1
      else if (event.what === 'click') entry.clicks += 1
      else {
        entry.views += 1
        entry.visitors.add(visitor)
        countOrigin(entry, source.group, source.name)
        if (country !== undefined) countOrigin(entry, 'country', country)
      }
    }
  }

  return {
    see(event) {
      const facts = known.get(event.tenantId)
      if (
        facts &&
        facts.until > performance.now() &&
        facts.day === dayOf(ctx.now().getTime(), facts.timeZone)
      )
        return add(event, facts)
      const arrival: Promise<void> = learn(event.tenantId)
        .then((found) => found && add(event, found))
        .catch((err: unknown) => ctx.log.warn({ err }, 'a view was not counted'))
        .finally(() => arriving.delete(arrival))
      arriving.add(arrival)
    },
    flush() {
      // One at a time: a batch that failed goes before what was counted since.
      const turn = sending.then(async () => {
        await Promise.all(arriving)
        for (;;) {
          if (!unsent) {
            if (counts.size === 0) return
            unsent = { id: randomUUID(), counts }
            counts = new Map()
          }
          await addBatch(ctx, unsent)
          unsent = undefined
        }
      })
      sending = turn.catch(() => undefined)
      return turn
    },
  }
}

/** 52 bits of SHA-256 over the day's salt and what tells readers apart; the salt is gone two days later. */
function visitorOf(salt: Buffer, { tenantId, reader }: SeenEvent): number {
  const digest = hash(
    'sha256',
    `${salt.toString('base64')} ${tenantId} ${reader.address} ${reader.agent}`,
    'hex',
  )
  return Number.parseInt(digest.slice(0, 13), 16)
}

function boundedName(names: Set<string>, name: string, max: number): string {
  if (names.has(name)) return name
  if (names.size >= max) return otherNames
  names.add(name)
  return name
}

function entryOf(counts: Batch['counts'], tenantId: string, day: string, page: string): PageCounts {
  const key = `${tenantId} ${day} ${page}`
  const found = counts.get(key)
  if (found) return found
  const entry: PageCounts = {
    tenantId,
    day,
    page,
    views: 0,
    reads: 0,
    clicks: 0,
    visitors: new Set(),
    origins: new Map(),
  }
  counts.set(key, entry)
  return entry
}

function countOrigin({ origins }: PageCounts, kind: string, name: string): void {
  const full = `${kind} ${name}`
  const key = origins.has(full) || origins.size < maxOrigins ? full : `${kind} ${otherNames}`
  origins.set(key, (origins.get(key) ?? 0) + 1)
}
