import { matching, type News, newsOf, onDay } from './news.ts'
import type { FoundSignal, SignalKind, SignalRule, SignalSubject } from './signal.ts'

type Happening = {
  kind: SignalKind
  pattern: RegExp
  strength: number
  most: number
  title(news: News): string
  claim(news: News, name: string): string
}

const launch: Happening = {
  kind: 'launch',
  pattern:
    /\b(introducing|announc(?:es?|ed|ing)|launch(?:es|ed|ing)?|now available|is here|unveil(?:s|ed|ing)?|we(?:'ve| have)? released|new (?:feature|product|version)|general availability|opens? (?:[\p{L}-]+ ){0,4}(?:office|hub|headquarters)|expands? (?:to|into)|wir stellen vor|ist da|jetzt verf[üu]gbar|lanceren?|nous lan[cç]ons|presentamos)\b|^neu(?: in| bei)?\b[^:]{0,40}:/iu,
  strength: 0.8,
  most: 3,
  title: ({ title }) => `Launch: ${title}`,
  claim: ({ title, isHeadline, text, publishedAt }) =>
    isHeadline
      ? `${onDay(publishedAt)} you announced “${stripAnnouncementPrefix(title)}”.`
      : `You write: “${text}”`,
}

const funding: Happening = {
  kind: 'funding',
  pattern:
    /\b(?:rais(?:es?|ed|ing)|secur(?:es?|ed)|clos(?:es?|ed)|lands?|landed)\b[^.]{0,60}?(?:[$€£]\s?\d|\d+(?:[.,]\d+)?\s?(?:m|million|mn|mio)\b|seed|series\s+[a-f]\b|funding|round)|\bseries\s+[a-f]\b[^.]{0,40}\b(?:round|funding|led by)|\b(?:seed|funding|finanzierungs)\s?(?:round|runde)\b|\blev[ée]e de fonds\b|\bacquired by\b|\bacquires\b/iu,
  strength: 0.9,
  most: 2,
  title: ({ title }) => `Funding: ${title}`,
  claim: ({ title, isHeadline, text }) =>
    isHeadline ? `Congratulations on the news: “${title}”.` : `You write: “${text}”`,
}

const pricing: Happening = {
  kind: 'pricing_change',
  pattern:
    /\b(?:new|updat(?:ed|ing)|chang(?:ed?|es|ing)(?: to)?|simpl\w+|introducing)\s+(?:to\s+)?(?:our\s+)?(?:[\p{L}-]+\s)?(?:pricing|prices|plans?)\b/iu,
  strength: 0.7,
  most: 1,
  title: ({ title }) => `Pricing change: ${title}`,
  claim: ({ text, isHeadline, title }) =>
    `You wrote about a change of your pricing: “${isHeadline ? title : text}”`,
}

const stack: Happening = {
  kind: 'stack_change',
  pattern:
    /\b(?:we\s+)?(?:migrat(?:ed|ing)|moved|switch(?:ed|ing)|replatform(?:ed|ing))\s+(?:our\s+[\p{L} -]{2,40}\s+)?(?:from|to|off)\s+\p{Lu}[\p{L}\p{N}.]+/u,
  strength: 0.6,
  most: 1,
  title: ({ title }) => `Stack change: ${title}`,
  claim: ({ text, isHeadline, title }) =>
    `You wrote about changing your tools: “${isHeadline ? title : text}”`,
}

/** “Announcing Tally” was announced as “Tally”. */
export function stripAnnouncementPrefix(title: string): string {
  const name = title.replace(/^(?:announcing|introducing|launching|neu|new)\b:?\s+(?=\S)/iu, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Launches, funding, and the changes that the company writes about itself. */
export const findLaunches: SignalRule = (subject) => happenings(subject, launch)
export const findFunding: SignalRule = (subject) => happenings(subject, funding)
export const findPricingChanges: SignalRule = (subject) => changes(subject, pricing, priceComparison(subject))
export const findStackChanges: SignalRule = (subject) => changes(subject, stack, stackComparison(subject))

function happenings({ survey, account }: SignalSubject, happening: Happening): FoundSignal[] | null {
  const news = newsOf(survey)
  if (news === null) return null
  return matching(news, happening.pattern, happening.most).map((one) => ({
    kind: happening.kind,
    title: happening.title(one),
    publishedAt: one.publishedAt,
    isStanding: false,
    strength: one.isHeadline ? happening.strength : happening.strength * 0.8,
    url: one.url,
    pageTitle: one.title,
    passage: one.text,
    claim: happening.claim(one, account.name),
  }))
}

/** What the company writes, and what changed since the last report; without an earlier report, silence says nothing. */
function changes(
  subject: SignalSubject,
  happening: Happening,
  compared: FoundSignal[] | null,
): FoundSignal[] | null {
  const told = happenings(subject, happening)
  const said = told ?? []
  return compared === null && said.length === 0 ? null : [...(compared ?? []), ...said]
}

function priceComparison({ survey, account, before }: SignalSubject): FoundSignal[] | null {
  if (!before || before.prices.length === 0 || account.prices.length === 0) return null
  const added = account.prices.filter((price) => !before.prices.includes(price))
  const gone = before.prices.filter((price) => !account.prices.includes(price))
  if (added.length === 0 && gone.length === 0) return []
  const page = survey.pages.find(({ kind }) => kind === 'pricing') ?? survey.home
  const passage = `Prices now: ${account.prices.join(', ')}. In the last report: ${before.prices.join(', ')}.`
  return [
    observed(
      'pricing_change',
      'The prices on the pricing page changed',
      passage,
      page.finalUrl,
      page.title,
      'The prices on your pricing page have changed since I last looked.',
    ),
  ]
}

function stackComparison({ survey, account, before }: SignalSubject): FoundSignal[] | null {
  if (!before) return null
  const names = (of: typeof account) => new Set(of.technologies.map(({ name }) => name))
  const [now, then] = [names(account), names(before)]
  const added = [...now].filter((name) => !then.has(name))
  if (added.length === 0) return []
  const passage = `Seen now and not in the last report: ${added.join(', ')}.`
  return [
    observed(
      'stack_change',
      `New on the site: ${added.join(', ')}`,
      passage,
      survey.home.finalUrl,
      survey.home.title,
      `Your site now uses ${added.join(', ')}.`,
    ),
  ]
}

function observed(
  kind: SignalKind,
  title: string,
  passage: string,
  url: string,
  pageTitle: string | null,
  claim: string,
): FoundSignal {
  return { kind, title, publishedAt: null, isStanding: true, strength: 0.8, url, pageTitle, passage, claim }
}
