import { domainToUnicode } from 'node:url'
import { shorten } from '../../text/shorten.ts'
import type { EvidenceLedger } from '../evidence-ledger.ts'
import { pagesOf, type Survey } from '../survey/survey.ts'
import { isCompany, type Thing, textOf } from '../thing-values.ts'
import { findCompanyFacts } from './find-company-facts.ts'
import { findPrices } from './find-prices.ts'
import { findSizeHints, type SizeHint } from './size-hints.ts'
import { findTechnologies, type Technology } from './technologies.ts'

/** The company's facts, each with the number of its evidence. */
export type Account = {
  name: string
  domain: string
  website: string
  description: string | null
  description_evidence: number | null
  languages: string[]
  languages_evidence: number[]
  headcount: number | null
  size_hints: { what: string; number: number; evidence: number }[]
  technologies: { name: string; category: string; evidence: number }[]
  profiles: { network: string; url: string }[]
  founded: string | null
  founded_evidence?: number | null
  location: string | null
  location_evidence?: number | null
  mail: { provider: string | null; hosts: string[] | null }
  feed: string | null
  /** What a later report compares with. */
  prices: string[]
  /** The same with what they are for, such as `per month`; null where the page doesn't say. */
  price_units: { price: string; unit: string | null; evidence: number }[]
}

export function describeAccount(survey: Survey, ledger: EvidenceLedger): Account {
  const { home } = survey
  const organization = survey.pages.flatMap(({ surface }) => surface.things).find(isCompany)
  const said = describe(survey, organization)
  const hints = findSizeHints(survey)
  const technologies = findTechnologies(survey)
  const { founded, location } = findCompanyFacts(survey)
  const languages = findLanguages(survey)
  const prices = findPrices(survey)
  return {
    name: findName(survey, organization),
    domain: domainToUnicode(survey.registrable) || survey.registrable,
    website: home.finalUrl,
    description: said?.passage ?? null,
    description_evidence: said ? ledger.add(said) : null,
    languages: languages.map(({ tag }) => tag),
    languages_evidence: languages.map((language) => ledger.add(language)),
    headcount: hints.find(({ what }) => what === 'employees')?.number ?? null,
    size_hints: hints.map((hint: SizeHint) => ({
      what: hint.what,
      number: hint.number,
      evidence: ledger.add(hint),
    })),
    technologies: technologies.map((one: Technology) => ({
      name: one.name,
      category: one.category,
      evidence: ledger.add(one),
    })),
    profiles: findProfiles(survey, organization),
    founded: founded?.value ?? null,
    founded_evidence: founded && ledger.add(founded),
    location: location?.value ?? null,
    location_evidence: location && ledger.add(location),
    mail: {
      provider: technologies.find(({ category }) => category === 'mail')?.name ?? null,
      hosts: survey.records.mx,
    },
    feed: survey.feedUrl,
    prices: prices.map(({ price }) => price),
    price_units: prices.map(({ price, unit, ...source }) => ({ price, unit, evidence: ledger.add(source) })),
  }
}

function findName(survey: Survey, organization: Thing | undefined): string {
  const label = survey.registrable.split('.')[0] ?? survey.registrable
  const named = textOf(organization?.name, 120) ?? survey.home.siteName
  if (named) return named
  // "Product for teams | Acme": the part that sounds like the domain.
  const parts = (survey.home.title ?? '').split(/\s+[|–—·:-]\s+/)
  const spoken = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const match = parts.find(
    (part) => spoken(part) !== '' && (spoken(part).startsWith(label) || label.startsWith(spoken(part))),
  )
  return match?.slice(0, 120) ?? label.charAt(0).toUpperCase() + label.slice(1)
}

function describe(survey: Survey, organization: Thing | undefined) {
  const { home } = survey
  const about = pagesOf(survey, 'about')[0]
  const from = (page: typeof home, passage: string | null | undefined) =>
    passage && passage.length >= 25
      ? { url: page.finalUrl, title: page.title, passage: shorten(passage, 300) }
      : undefined
  const paragraph = (page: typeof home | undefined) =>
    page?.blocks.find((block) => block.kind === 'paragraph' && block.text.length >= 60)
  const first = paragraph(home)
  const aboutFirst = paragraph(about)
  return (
    from(home, home.description) ??
    from(home, textOf(organization?.description)) ??
    (first && 'text' in first ? from(home, first.text) : undefined) ??
    (about && aboutFirst && 'text' in aboutFirst ? from(about, aboutFirst.text) : undefined)
  )
}

/** Each language with the first page that is in it or leads to it. */
function findLanguages(survey: Survey) {
  const found = new Map<string, { tag: string; url: string; title: string | null; passage: string }>()
  for (const [at, page] of [survey.home, ...survey.pages].entries()) {
    const tags = at === 0 ? [page.language] : page.surface.languages
    for (const full of tags) {
      const tag = full.slice(0, 2)
      const passage = full === page.language ? `Language of the page: ${full}` : `Also available in: ${full}`
      if (!found.has(tag)) found.set(tag, { tag, url: page.finalUrl, title: page.title, passage })
    }
  }
  return [...found.values()].slice(0, 30)
}

const networks: readonly (readonly [string, RegExp])[] = [
  ['LinkedIn', /^https:\/\/([a-z]{2,3}\.)?linkedin\.com\/(company|school|showcase)\/[^/?#]+/],
  ['X', /^https:\/\/(www\.)?(x|twitter)\.com\/(?!intent|share|home|i\/)[A-Za-z0-9_]{1,15}\/?$/],
  ['GitHub', /^https:\/\/(www\.)?github\.com\/[\w.-]+\/?$/],
  ['YouTube', /^https:\/\/(www\.)?youtube\.com\/(@|c\/|channel\/|user\/)[^/?#]+/],
  ['Facebook', /^https:\/\/(www\.)?facebook\.com\/(?!sharer|dialog)[^/?#]+/],
  ['Instagram', /^https:\/\/(www\.)?instagram\.com\/[\w.]+\/?$/],
  ['Bluesky', /^https:\/\/bsky\.app\/profile\/[^/?#]+/],
]

/** The company's own profiles: linked to from its pages or named in its structured data; they are not read. */
function findProfiles(survey: Survey, organization: Thing | undefined): Account['profiles'] {
  const named = [organization?.sameAs].flat().filter((one) => typeof one === 'string')
  const links = [...named, ...survey.pages.flatMap(({ surface }) => surface.links.map(({ url }) => url))]
  return networks.flatMap(([network, pattern]) => {
    const url = links.map((link) => pattern.exec(link)?.[0]).find((link) => link !== undefined)
    return url ? [{ network, url: url.slice(0, 300) }] : []
  })
}
