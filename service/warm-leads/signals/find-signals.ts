import type { CompanyProfile } from '#contract/company-profile.ts'
import type { EvidenceLedger } from '../evidence-ledger.ts'
import { findContentGaps } from './content-gaps.ts'
import { fitsOffer } from './fits-offer.ts'
import { freshnessOf } from './freshness.ts'
import { findFunding, findLaunches, findPricingChanges, findStackChanges } from './happenings.ts'
import { findHiring } from './hiring.ts'
import { findPublishing } from './publishing.ts'
import type { SignalKind, SignalRule, SignalSubject } from './signal.ts'

/** A signal of the report. `claim` says it in a sentence that a draft can use. */
export type Signal = {
  kind: SignalKind
  title: string
  detail?: string
  date?: string
  date_kind: 'published' | 'observed' | 'undated'
  age_days?: number
  freshness: number
  strength: number
  evidence: number
  evidence_url: string
  passage: string
  claim: string
  subject?: string
}

export const signalRules: Readonly<Record<SignalKind, SignalRule>> = {
  hiring: findHiring,
  funding: findFunding,
  launch: findLaunches,
  publishing: findPublishing,
  pricing_change: findPricingChanges,
  stack_change: findStackChanges,
  content_gap: findContentGaps,
}

const maxPerKind = 4

export type FoundSignals = {
  /** Those that fit what the tenant sells first, then by strength times freshness. */
  signals: Signal[]
  /** Kinds whose pages could not be read. */
  unknown: SignalKind[]
  /** Found, and older than the look-back. */
  stale: number
}

/** Every rule over one survey. One statement is one signal, of the first kind that claims it. */
export function findSignals(
  subject: SignalSubject,
  about: { now: Date; freshnessDays: number; ledger: EvidenceLedger },
): FoundSignals {
  const unknown: SignalKind[] = []
  const taken = new Set<string>()
  const signals: Signal[] = []
  let stale = 0
  for (const [kind, rule] of Object.entries(signalRules) as [SignalKind, SignalRule][]) {
    const found = rule(subject)
    if (found === null) unknown.push(kind)
    for (const one of found ?? []) {
      const key = one.kind === 'content_gap' || one.kind === 'hiring' ? `${one.kind} ${one.title}` : one.url
      if (taken.has(key)) continue
      const age = freshnessOf(one, about)
      if (age.freshness === 0) {
        stale += 1
        continue
      }
      if (signals.filter((signal) => signal.kind === kind).length >= maxPerKind) break
      taken.add(key)
      const { url, pageTitle, publishedAt, passage } = one
      const evidence = about.ledger.add({ url, title: pageTitle, passage, publishedAt })
      signals.push({
        kind: one.kind,
        title: one.title,
        ...(one.detail !== undefined && { detail: one.detail }),
        ...(age.date && { date: age.date.toISOString() }),
        date_kind: age.date_kind,
        ...(age.age_days !== null && { age_days: age.age_days }),
        freshness: age.freshness,
        strength: Number(one.strength.toFixed(2)),
        evidence,
        evidence_url: url,
        passage,
        claim: one.claim,
        ...(one.subject !== undefined && { subject: one.subject }),
      })
    }
  }
  return { signals: signals.toSorted(byFit(subject.seller, weightOf)), unknown, stale }
}

function weightOf({ strength, freshness }: Signal): number {
  return strength * freshness
}

/**
 * What fits the offer comes before what is only strong: it is the reason that this tenant has to write. Among those the
 * newest is first, among the others the one with the largest weight.
 */
export function byFit(
  seller: CompanyProfile,
  weigh: (signal: Signal) => number,
): (a: Signal, b: Signal) => number {
  // A gap is something to offer, not something that happened.
  const fits = (signal: Signal) => signal.kind !== 'content_gap' && fitsOffer(signal, seller)
  return (a, b) => {
    const [first, second] = [fits(a), fits(b)]
    if (first !== second) return first ? -1 : 1
    return (first ? b.freshness - a.freshness : 0) || weigh(b) - weigh(a)
  }
}
