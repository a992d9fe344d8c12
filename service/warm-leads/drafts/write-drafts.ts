import type { CompanyProfile } from '#contract/company-profile.ts'
import type { WarmLeadEvidence } from '#contract/warm-leads.ts'
import type { AgentContext } from '../../core/context.ts'
import { dataRule, wrapData } from '../../engines/chat-model/wrap-data.ts'
import { askWritingModel } from '../../models/ask-writing-model.ts'
import type { Account } from '../account/describe-account.ts'
import type { Profile } from '../scoring/profiles.ts'
import type { Signal } from '../signals/find-signals.ts'
import { checkDraft } from './check-draft.ts'
import {
  accountAngle,
  angles,
  composeDrafts,
  missingOffer,
  reasonsToWrite,
  type StoredDraft,
} from './compose-drafts.ts'
import { DraftAnswers } from './draft-answers.ts'
import { findOffer } from './find-offer.ts'
import { greetings } from './greetings.ts'

const system = `You write first emails from one company (the sender) to a person at another (the addressee), to be looked over by the sender. You get what the sender sells, numbered evidence about the addressee's company, and numbered signals: reasons to write. ${dataRule}
Each email is about one signal, and you give its number. It has three to six short sentences, under 110 words, plain and specific, as one busy person writes to another: no greeting, no signature, no links, no praise, no exclamation marks, no urgency, no statistics. Its sentences are of three kinds. claim: one thing about the addressee's company that the evidence says and no more; list the numbers of that evidence. offer: what the sender does and why it matters to this signal, from the sender's profile alone; no evidence numbers. Without a profile write no offer. question: exactly one, at the end, easy to answer. Do not mention how the page was read, and do not judge their website unless that is the sender's trade. Subject: under 60 characters, about them, no clickbait.`

const maxSignals = 8

/**
 * The drafts of a report: by the tenant's model if there is one and the evidence supports them, built in for the rest.
 * Each names its writer.
 */
export async function writeDrafts(
  ctx: AgentContext,
  found: {
    account: Account
    signals: readonly Signal[]
    evidence: readonly WarmLeadEvidence[]
  },
  about: { profile: Profile; company: CompanyProfile; most: number; signal: AbortSignal },
): Promise<{ drafts: StoredDraft[]; warning: string | null }> {
  const builtIn = composeDrafts(found, about)
  const reasons = reasonsFor(found, about.company)
  if (reasons.length === 0) return { drafts: builtIn, warning: null }
  const wanted = Math.min(about.most, reasons.length)
  const [spoken = 'en'] = found.account.languages
  const language = spoken in greetings ? spoken : 'en'
  const { answer, engine, warning } = await askWritingModel(
    ctx,
    {
      name: 'outreach_drafts',
      schema: DraftAnswers,
      system,
      evidence: wrapData('report', reportText(found, about.company, reasons)),
      task: `Write ${wanted} ${wanted === 1 ? 'email' : 'emails'}, each about another signal, in the language "${language}" (ISO 639-1).`,
      maxCharacters: 12_000,
    },
    about.signal,
  )
  if (!answer)
    return {
      drafts: builtIn,
      warning: warning && `The drafts use built-in texts because the model couldn't write them. ${warning}`,
    }
  const { isBlank } = findOffer(about.company)
  const used = new Set<number>()
  // In the order of the signals, of which the first is the best reason to write.
  const inOrder = answer.drafts.toSorted((a, b) => a.signal - b.signal)
  const written = inOrder.flatMap((draft): Omit<StoredDraft, 'number'>[] => {
    const reason = reasons[draft.signal - 1]
    const parts = reason && !used.has(draft.signal) && checkDraft(draft, { ...found, company: about.company })
    if (!parts) return []
    used.add(draft.signal)
    return [
      {
        angle: reason.angle,
        subject: draft.subject.trim(),
        parts,
        engine,
        language,
        ...(isBlank && { note: missingOffer }),
      },
    ]
  })
  const others = builtIn.filter(({ angle }) => !written.some((one) => one.angle === angle))
  const drafts = [...written, ...others].slice(0, about.most).map((draft, at) => ({
    ...draft,
    number: at + 1,
  }))
  const isShort = written.length < wanted
  return {
    drafts,
    warning: isShort
      ? "Some drafts by the model weren't supported by the sources. Those drafts use built-in texts."
      : null,
  }
}

type Reason = { angle: string; title: string; evidence: number }

/** Signals first; what the company does is a reason, too, where nothing happened. */
function reasonsFor(
  { account, signals }: { account: Account; signals: readonly Signal[] },
  company: CompanyProfile,
): Reason[] {
  const reasons = reasonsToWrite(signals, company)
    .slice(0, maxSignals)
    .map(({ kind, title, date, evidence }) => ({
      angle: angles[kind],
      title: date ? `${title} (${date.slice(0, 10)})` : title,
      evidence,
    }))
  const { description_evidence: evidence } = account
  return evidence === null ? reasons : [...reasons, { angle: accountAngle, title: accountAngle, evidence }]
}

function reportText(
  {
    account,
    evidence,
    signals,
  }: { account: Account; evidence: readonly WarmLeadEvidence[]; signals: readonly Signal[] },
  company: CompanyProfile,
  reasons: readonly Reason[],
): string {
  const reasoned = reasonsToWrite(signals, company)
  const unused = new Set(signals.filter((one) => !reasoned.includes(one)).map((one) => one.evidence))
  const { name, sells, customers, offer, tone, wordsToUse = [], wordsToAvoid = [] } = company
  const profile = [
    ['Name', name],
    ['Sells', sells],
    ['Customers', customers],
    ['Offer', offer],
    ['Tone', tone],
    ['Words to use', wordsToUse.join(', ')],
    ['Words to avoid', wordsToAvoid.join(', ')],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [
    'Sender:',
    ...(profile.length > 0 ? profile : ['Nothing is known; write no offer.']),
    `Addressee: ${account.name}`,
    'Evidence:',
    ...evidence
      .filter(({ number }) => !unused.has(number))
      .map(
        ({ number, passage, published_at: at }) =>
          `[${number}]${at ? ` (${at.slice(0, 10)})` : ''} ${passage}`,
      ),
    'Signals:',
    ...reasons.map(({ title, evidence: number }, at) => `${at + 1}. ${title}, evidence [${number}]`),
  ].join('\n')
}
