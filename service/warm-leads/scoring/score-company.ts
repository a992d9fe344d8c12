import type { WarmLeadScore } from '#contract/warm-leads.ts'
import type { Signal } from '../signals/find-signals.ts'
import type { SignalKind } from '../signals/signal.ts'
import { type FitSubject, fitRules } from './fit-parameters.ts'
import type { FitParameter, Icp } from './profiles.ts'
import { scoreOf } from './score.ts'

export type Scoring = {
  profile: { id: Icp; name: string }
  fit: WarmLeadScore
  intent: WarmLeadScore
  reading: string
  formula: string
}

const intentLabels: Readonly<Record<SignalKind, string>> = {
  hiring: 'Hiring',
  funding: 'Funding',
  launch: 'Launches',
  publishing: 'New posts',
  pricing_change: 'Pricing changes',
  stack_change: 'Stack changes',
  content_gap: 'Content gaps',
}

/** Fit says whether the company is of the kind that is looked for, intent whether now is the time; apart on purpose. */
export function scoreCompany(
  subject: FitSubject,
  about: { icp: Icp; signals: readonly Signal[]; unknown: readonly SignalKind[] },
): Scoring {
  const { profile } = subject
  const fit = scoreOf(
    (Object.entries(profile.fit) as [FitParameter, number][]).map(([id, weight]) => {
      const { label, read } = fitRules[id]
      return { id, label, weight, ...read(subject) }
    }),
  )
  const intent = scoreOf(
    (Object.entries(profile.intent) as [SignalKind, number][]).map(([id, weight]) => ({
      id,
      label: intentLabels[id],
      weight,
      ...readIntent(id, about),
    })),
  )
  return {
    profile: { id: about.icp, name: profile.name },
    fit,
    intent,
    reading: `${toMessage(fit.band)} fit, ${toMessage(intent.band).toLowerCase()} intent`,
    formula:
      "Each score is 100 × the sum of weight × value of all known factors, divided by the sum of their weights. Unknown factors don't count against the company, but lower the coverage. Below 40% coverage there is no score. For intent, the value of a factor is the strength of its strongest signal × its freshness, which halves every half of the look-back.",
  }
}

function readIntent(
  kind: SignalKind,
  { signals, unknown }: { signals: readonly Signal[]; unknown: readonly SignalKind[] },
) {
  const own = signals.filter((signal) => signal.kind === kind)
  const best = own.toSorted((a, b) => b.strength * b.freshness - a.strength * a.freshness)[0]
  if (!best) {
    return unknown.includes(kind)
      ? { value: null, explanation: unknownIntent(kind), evidence: [] }
      : { value: 0, explanation: 'None found in this period.', evidence: [] }
  }
  return {
    value: best.strength * best.freshness,
    explanation: `${own.length} ${own.length === 1 ? 'signal' : 'signals, the strongest'} ${whenWords(best)}.`,
    evidence: own.map(({ evidence }) => evidence).slice(0, 3),
  }
}

function unknownIntent(kind: SignalKind): string {
  return kind === 'pricing_change' || kind === 'stack_change'
    ? 'No page mentions a change, and there is no earlier report to compare with.'
    : "The pages that could show it weren't found or read."
}

/** By its date and not by its age: a report is read for weeks. */
function whenWords({ date_kind, date }: Signal): string {
  if (date === undefined) return 'without a date'
  return `${date_kind === 'observed' ? 'seen on' : 'of'} ${day.format(new Date(date))}`
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

function toMessage(band: string | undefined): string {
  return { strong: 'Strong', moderate: 'Moderate', weak: 'Weak' }[band ?? ''] ?? 'Unknown'
}
