import type { Tone } from '#components/ui/status-pill.tsx'
import type { WarmLeadRun } from '#contract/warm-leads.ts'

export const profileLabels: Readonly<Record<string, string>> = {
  'content-led-saas': 'Content-led SaaS',
  'vertical-saas': 'Vertical SaaS',
  'seo-geo-agency': 'SEO and GEO agency',
}

export const profileHints: Readonly<Record<string, string>> = {
  'content-led-saas': 'Software companies found through their content: guides, posts, public pricing.',
  'vertical-saas': 'Software for one industry, sold through demos and references.',
  'seo-geo-agency': 'Agencies that offer search, content and answer-engine work.',
}

/** What the published contract says a report costs, in credits. */
export const reportCredits = 40

export const statusLabels: Readonly<Record<string, { label: string; tone: Tone; isUsual?: boolean }>> = {
  queued: { label: 'Queued', tone: 'busy' },
  running: { label: 'Reading', tone: 'busy' },
  completed: { label: 'Ready', tone: 'good', isUsual: true },
  blocked: { label: 'Blocked', tone: 'warn' },
  failed: { label: 'Failed', tone: 'bad' },
}

export const signalLabels: Readonly<Record<string, { label: string; tone: Tone }>> = {
  hiring: { label: 'Hiring', tone: 'good' },
  funding: { label: 'Funding', tone: 'busy' },
  launch: { label: 'Launch', tone: 'info' },
  publishing: { label: 'New post', tone: 'info' },
  pricing_change: { label: 'Pricing', tone: 'warn' },
  stack_change: { label: 'Stack', tone: 'neutral' },
  content_gap: { label: 'Gap', tone: 'warn' },
}

/** What happened, without the kind that stands before it: `Hiring: Hiring: Editor` would say it twice. */
export function signalTitle(title: string): string {
  return title.replace(/^(Hiring|New post|Launch|Funding): /, '')
}

/** Signals that say what a company works on; a gap or its technology does not. */
const ofItsWork = new Set(['launch', 'publishing', 'funding', 'pricing_change'])

/** What a company is busy with, by the first of its signals that says so; a role that it fills, if nothing else does. */
export function busyWith(signals: readonly { kind: string; title: string }[]): string | undefined {
  const signal =
    signals.find(({ kind }) => ofItsWork.has(kind)) ?? signals.find(({ kind }) => kind === 'hiring')
  return signal && signalTitle(signal.title)
}

/** Why a run was stopped by policy; what is not known here is said as the service says it. */
export const blockedReasons: Readonly<Record<string, string>> = {
  suppressed_domain: 'This company is on your do-not-contact list.',
  robots_disallowed: "The site's robots.txt doesn't allow Masthead to read it.",
  robots_unreachable: "The site's robots.txt couldn't be read, so we didn't read any pages.",
}

/** `acme.example`, without the scheme that it may have been sent with. */
export function companyName(run: Pick<WarmLeadRun, 'domain' | 'result' | 'company_name'>): string {
  const name = run.company_name ?? run.result?.account?.name
  return typeof name === 'string' && name.trim() !== '' ? name : plainDomain(run.domain)
}

export function plainDomain(domain: string): string {
  return domain.replace(/^https?:\/\//i, '').replace(/\/$/, '')
}

export function failureOf(run: WarmLeadRun): string | undefined {
  const blocked = run.blocked_reason
  const known = blocked && blockedReasons[blocked]
  return known || (run.error_message ?? blocked?.replaceAll('_', ' '))
}

export const bandTones: Readonly<Record<string, Tone>> = { strong: 'good', moderate: 'info', weak: 'warn' }

type Band = 'strong' | 'moderate' | 'weak'
export type BandWords = Readonly<Record<Band, string>>

/** As the service puts a score into a band. */
export function bandOf(score: number): Band {
  return score >= 65 ? 'strong' : score >= 35 ? 'moderate' : 'weak'
}

/** Both scores in a sentence; undefined where one is not known. */
export function scoresInWords(fit: number | null | undefined, intent: number | null | undefined) {
  if (typeof fit !== 'number' || typeof intent !== 'number') return undefined
  return `${fitWords[bandOf(fit)]}, ${intentWords[bandOf(intent)].toLowerCase()}.`
}

export const fitWords: BandWords = { strong: 'Good fit', moderate: 'Fair fit', weak: 'Poor fit' }
export const intentWords: BandWords = {
  strong: 'Strong intent',
  moderate: 'Some intent',
  weak: 'Little intent',
}

export const technologyLabels: Readonly<Record<string, string>> = {
  content: 'Content',
  shop: 'Shop',
  site: 'Site',
  analytics: 'Analytics',
  marketing: 'Marketing',
  support: 'Support',
  payment: 'Payments',
  hiring: 'Hiring',
  booking: 'Booking',
  hosting: 'Hosting',
  mail: 'Email',
}

/** Why an address that was seen is no contact. */
export const leftOutLabels: Readonly<Record<string, string>> = {
  private: 'personal email addresses',
  other_company: 'of other companies',
  not_for_business: 'for other purposes, such as data protection',
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** `en`, `pt` as `English, Portuguese`; what is no tag of a language stays as it is. */
export function languageNames(tags: readonly string[]): string {
  return tags
    .map((tag) => {
      try {
        return languages.of(tag) ?? tag
      } catch {
        return tag
      }
    })
    .join(', ')
}

/** `£49, £119 per month; €4 per boat`: prices with one unit are said together. */
export function pricesInWords(prices: readonly { price: string; unit: string | null }[]): string {
  return [...Map.groupBy(prices, ({ unit }) => unit)]
    .map(([unit, some]) => [some.map(({ price }) => price).join(', '), unit].filter(Boolean).join(' '))
    .join('; ')
}
