import type { CompanyProfile } from '#contract/company-profile.ts'
import { shorten } from '../../text/shorten.ts'
import type { Account } from '../account/describe-account.ts'
import type { Profile } from '../scoring/profiles.ts'
import { byFit, type Signal } from '../signals/find-signals.ts'
import { stripAnnouncementPrefix } from '../signals/happenings.ts'
import type { SignalKind } from '../signals/signal.ts'
import { findOffer, sellsContent } from './find-offer.ts'

/** A sentence of a draft. Every `claim` is a statement about the company and names its evidence. */
export type DraftPart = {
  kind: 'claim' | 'offer' | 'question' | 'call_to_action'
  text: string
  evidence?: number[]
}

/** A draft as stored: without its addressee, who belongs to the contacts and can be deleted. */
export type StoredDraft = {
  number: number
  angle: string
  subject: string
  parts: DraftPart[]
  /** Only in older drafts, where it isn't read anymore. */
  contact_id?: string | null
  /** The writer; older drafts are all built in. */
  engine?: string
  /** ISO 639-1; defaults to English. */
  language?: string
  /** What to do before it is sent. */
  note?: string
}

export const angles: Readonly<Record<SignalKind, string>> = {
  hiring: 'An open role',
  funding: 'Funding',
  launch: 'A launch',
  publishing: 'A recent post',
  pricing_change: 'A pricing change',
  stack_change: 'A change of tools',
  content_gap: 'A gap in the content',
}

export const accountAngle = 'What the company does'

/** What leads from the signal to the offer where its title has no short name; true of any trade. */
const questions: Readonly<Record<SignalKind | 'account', string>> = {
  hiring: 'Is that worth a look while you are growing?',
  funding: 'Is that on your list for what comes next?',
  launch: 'Is that worth a look now that it is out?',
  publishing: 'Does that fit what you are working on?',
  pricing_change: 'Would that fit with the change?',
  stack_change: 'Is that part of the same change?',
  content_gap: 'Is someone already looking after it?',
  account: 'Would that be useful to you?',
}

export const missingOffer =
  'Replace the blank before you send it, or fill in what you sell and offer in Settings › Company.'

/** The signals worth an email: a site's gaps only if the tenant's trade is to close them. */
export function reasonsToWrite(signals: readonly Signal[], company: CompanyProfile): Signal[] {
  return signals.filter(({ kind }) => kind !== 'content_gap' || sellsContent(company))
}

/**
 * First messages, each with another reason to write: what fits the offer before what says most, of different kinds where
 * there are some. Fewer than `most` where there is nothing else to say.
 */
export function composeDrafts(
  found: { account: Account; signals: readonly Signal[] },
  about: { profile: Profile; company: CompanyProfile; most: number },
): StoredDraft[] {
  const { account } = found
  const { profile, company, most } = about
  const signals = reasonsToWrite(found.signals, company)
  const { sentences, isBlank, callToAction } = findOffer(company)
  const ask = (question: string): DraftPart[] => [
    ...sentences.map((text): DraftPart => ({ kind: 'offer', text })),
    { kind: 'question', text: question },
    ...(callToAction === null ? [] : [{ kind: 'call_to_action' as const, text: callToAction }]),
  ]
  // A company's own activity is a better reason to write than a gap, whatever the score.
  const weight = ({ strength, freshness, kind }: Signal) =>
    strength * freshness * profile.intent[kind] * (kind === 'content_gap' ? 0.4 : 1)
  const ranked = signals.toSorted(byFit(company, weight))
  const firstOfKind = ranked.filter(
    (one, index) => ranked.findIndex(({ kind }) => kind === one.kind) === index,
  )
  // A second gap is no second reason to write, and neither is what hardly says anything.
  const others = ranked.filter(
    (one) => !firstOfKind.includes(one) && one.kind !== 'content_gap' && one.strength * one.freshness >= 0.2,
  )
  const reasons = [...firstOfKind, ...others].slice(0, most)
  const drafts = reasons.map((signal) => ({
    angle: angles[signal.kind],
    subject: subjectOf(signal, account),
    parts: [
      // One reason to write is enough: nobody needs to be told what they published themselves.
      { kind: 'claim', text: signal.claim, evidence: [signal.evidence] },
      ...ask(questionAbout(signal)),
    ] satisfies DraftPart[],
  }))
  // What they say of themselves is a reason only where nothing happened.
  if (drafts.length === 0 && account.description && account.description_evidence !== null)
    drafts.push({
      angle: accountAngle,
      subject: `A question about ${account.name}`,
      parts: [
        { kind: 'claim', text: describes(account), evidence: [account.description_evidence] },
        ...ask(questions.account),
      ],
    })
  return drafts.map((draft, index) => ({
    number: index + 1,
    ...draft,
    engine: 'built-in',
    ...(isBlank && { note: missingOffer }),
  }))
}

const longestName = 50

/** The question names what the email is about, so that the offer before it belongs to it. */
function questionAbout({ kind, title }: Signal): string {
  const named = kind === 'launch' ? launched(title) : title.replace(/^Hiring: /, '')
  if (named.length <= longestName && !/[“”"]/.test(named)) {
    if (kind === 'hiring') return `Is that worth a look before your new ${named} starts?`
    if (kind === 'launch') return `Is that worth a look now that ${named} is out?`
  }
  return questions[kind]
}

/** `Launch: Launching Measure: a quote from four photographs` is of Measure; a sentence has no such name and is too long. */
function launched(title: string): string {
  const name = stripAnnouncementPrefix(title.replace(/^Launch: /, '')).split(/:\s/)[0] ?? ''
  return /^\p{Lu}[\p{L}\p{N}.]*(?: \p{Lu}[\p{L}\p{N}.]*){0,3}$/u.test(name) ? name : title
}

function describes({ description }: Account): string {
  const text = (/^.{20,}?[.!?](?=\s)/.exec(description ?? '')?.[0] ?? description ?? '').replace(
    /[.…\s]+$/,
    '',
  )
  return `Your site says: “${text}”.`
}

function subjectOf(signal: Signal, account: Account): string {
  const { name } = account
  switch (signal.kind) {
    case 'hiring':
      return shorten(`Your open role: ${signal.title.replace(/^Hiring: /, '')}`, 70)
    case 'publishing':
      return `Your post “${shorten(signal.title.replace(/^New post: /, ''), 55)}”`
    case 'launch':
    case 'funding':
      return `About “${shorten(stripAnnouncementPrefix(signal.title.replace(/^\w+: /, '')), 58)}”`
    case 'content_gap':
      return shorten(signal.subject ?? `${signal.title}: ${name}`, 70)
    default:
      return `A question about ${name}`
  }
}
