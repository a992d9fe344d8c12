import type { CompanyProfile } from '#contract/company-profile.ts'
import type { WarmLeadEvidence } from '#contract/warm-leads.ts'
import { isPlantedInstruction } from '../../engines/chat-model/planted-instruction.ts'
import { checkText } from '../../engines/claim-check/check-text.ts'
import type { Claim } from '../../engines/claim-check/claim.ts'
import type { Account } from '../account/describe-account.ts'
import { numberOf } from '../account/number-words.ts'
import type { DraftPart } from './compose-drafts.ts'
import type { DraftAnswer } from './draft-answers.ts'
import { findOffer } from './find-offer.ts'

const maxSubject = 80
const maxBody = 1_200
const maxSentences = 8

/**
 * The sentences of a draft that a model wrote, once they hold: each claim cites evidence that exists and has its figures
 * and names, an offer has none but those of the profile, and nothing links anywhere. Undefined where one does not.
 */
export function checkDraft(
  { subject, sentences }: DraftAnswer,
  about: { account: Account; evidence: readonly WarmLeadEvidence[]; company: CompanyProfile },
): DraftPart[] | undefined {
  const { account, evidence, company } = about
  const texts = [subject, ...sentences.map(({ text }) => text)].map((text) => text.trim())
  const body = texts.slice(1).join(' ')
  if (
    texts.some(
      (text) => text === '' || /https?:|www\.|[<>[\]\n]|\S@\S/i.test(text) || isPlantedInstruction(text),
    )
  )
    return undefined
  if (subject.length > maxSubject || body.length > maxBody || sentences.length > maxSentences)
    return undefined
  if (company.wordsToAvoid?.some((word) => body.toLowerCase().includes(word.toLowerCase()))) return undefined
  const claims = sentences.filter(({ kind }) => kind === 'claim')
  if (claims.length === 0 || sentences.filter(({ kind }) => kind === 'question').length !== 1)
    return undefined

  const passage = (numbers: readonly number[]) =>
    evidence
      .filter(({ number }) => numbers.includes(number))
      .map(withDate)
      .join('\n')
  const everything = [passage(evidence.map(({ number }) => number)), account.name].join('\n')
  const profile = [company.name, company.sells, company.customers, company.offer].filter(Boolean).join('\n')
  for (const { kind, text, evidence: numbers } of sentences) {
    const exist = numbers.every((number) => evidence.some((one) => one.number === number))
    if (!exist || (kind === 'claim' && numbers.length === 0)) return undefined
    const source = kind === 'claim' ? `${passage(numbers)}\n${account.name}` : `${profile}\n${everything}`
    if (!holds(text, source, kind === 'claim')) return undefined
  }
  if (!holds(subject, `${everything}\n${profile}`, false)) return undefined

  const { isBlank, sentences: own, callToAction } = findOffer(company)
  const offers = sentences.filter(({ kind }) => kind === 'offer').map(({ text }) => text.trim())
  const said = (kind: string) => sentences.filter((one) => one.kind === kind)
  return [
    ...said('claim').map(
      ({ text, evidence: numbers }): DraftPart => ({
        kind: 'claim',
        text: text.trim(),
        evidence: [...new Set(numbers)],
      }),
    ),
    ...(isBlank || offers.length === 0 ? own : offers).map((text): DraftPart => ({ kind: 'offer', text })),
    ...said('question').map(({ text }): DraftPart => ({ kind: 'question', text: text.trim() })),
    ...(callToAction === null ? [] : [{ kind: 'call_to_action' as const, text: callToAction }]),
  ]
}

/** Its figures, dates, names and quotations are in the source; a claim also speaks of the same thing. */
function holds(text: string, source: string, isClaim: boolean): boolean {
  const wrong = checkText({ title: '', description: '', markdown: `${text.trim()} [1]` }, [
    { reference: 1, title: '', text: source, language: '', own: false },
  ]).filter(({ supported }) => !supported)
  const details = wrong.filter(({ kind }) => kind !== 'statement')
  if (details.length > 0) return !isClaim && details.every((one) => isSameFigure(one, source))
  return !isClaim || wrong.length === 0
}

/** A profile may be in another language than the draft, and so are its units and the words of its numbers. */
function isSameFigure({ kind, text }: Claim, source: string): boolean {
  const figure = numberOf(text)
  return kind === 'number' && source.split(/[^\p{L}\p{N}.,]+/u).some((word) => numberOf(word) === figure)
}

function withDate({ title, passage, published_at: at }: WarmLeadEvidence): string {
  const date = at ? new Date(at) : undefined
  const spoken = date?.toLocaleDateString('en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return [title, passage, at?.slice(0, 10), spoken].filter(Boolean).join('. ')
}
