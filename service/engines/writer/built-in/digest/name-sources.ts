import { addressesMachine } from '../../evidence/addresses-machine.ts'
import type { EvidenceSource } from '../../writer.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { baseLanguage } from '../lexicon/find-lexicon.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { comparable, plainText } from '../plain-text.ts'
import { sourceName, wholeTitle } from '../source-name.ts'
import { bareTitle } from '../topic.ts'
import { isPlatform } from './find-same-publisher.ts'
import type { SourceTraits } from './source-traits.ts'

/** How each source is called where it speaks, as inline Markdown: its name, its date, and whether it sells what it writes about. */
export type SourceNames = {
  /** "**Which?**, March 2024"; empty for an internal document, which is not spoken of in public. */
  full(source: number): string
  /** The same without the title of its page, for a list of sources that has it already. */
  beside(source: number): string
  /** The name with whether it sells or earns on what it writes about, for a source that was named in full before. */
  again(source: number): string
  /** The name alone, without emphasis, as inline Markdown. */
  short(source: number): string
  /** The name alone as plain text; empty for an internal document. */
  plain(source: number): string
  /**
   * Who a statement is put down to, as plain text; empty for a document of the tenant's own: what the company says in its
   * own text needs no "according to", only its reference.
   */
  byline(source: number): string
  /**
   * Who says "we" in it, as plain text: never the company for an uploaded document, which may be anybody's. Null where the
   * company itself speaks, on its own site; empty where nobody can be named.
   */
  speaker(source: number): string | null
  isSeller(source: number): boolean
  /** A shop, a workshop or a dealer. */
  isDealer(source: number): boolean
  /** It sells, offers something of its own or earns on what its readers buy. */
  hasInterest(source: number): boolean
}

/** The company that publishes the text: its name, and the host of its own site where that is known. */
export type NamedCompany = { name: string | null; host: string | null }

const maxPublisher = 50
const maxWholePublisher = 100

export function nameSources(
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  { name: company, host: ownHost }: NamedCompany,
  phrases: Phrases,
): SourceNames {
  const { innerOpen: open, innerClose: close } = phrases.quotes
  // An uploaded paper that says whose it is speaks for them, and not for the company.
  const isOwnDocument = (source: EvidenceSource, at: number) =>
    source.own && source.url === null && isOfCompany(publisherOf(source, traits[at]), company)
  const isOwnVoice = ({ own, role, url }: EvidenceSource) =>
    own && (role === 'voice' || (ownHost !== null && hostOf(url) === ownHost))
  const plain = sources.map((source, at) =>
    source.role === 'internal'
      ? ''
      : isOwnDocument(source, at)
        ? (company ?? wholeTitle(source.title))
        : nameOf(source, traits[at], { open, close }),
  )
  const short = plain.map((name) => (name === '' ? phrases.internal : escapeMarkdown(name)))
  const again = sources.map((source, at) => {
    if (source.role === 'internal') return ''
    const name = `**${short[at]}**`
    const comma = commaOf(phrases.language)
    if (isOwnDocument(source, at)) return company === null ? name : `${name}${comma}${phrases.own}`
    const { isSeller = false, earnsOnLinks = false } = traits[at] ?? {}
    const marked = isSeller ? phrases.seller.replace('{x}', () => name) : name
    return earnsOnLinks ? `${marked}${comma}${phrases.affiliate}` : marked
  })
  // Ten lines further down a figure still needs its year.
  const dated = again.map((name, at) => {
    const year = sources[at]?.publishedAt?.getUTCFullYear()
    return name === '' || year === undefined ? name : inYear(name, year, phrases.language)
  })
  const fullName = (source: EvidenceSource, at: number, isTitled: boolean) => {
    const name = again[at] ?? ''
    if (name === '' || (isOwnDocument(source, at) && company === null)) return name
    // One publisher with several pages is told apart by their titles.
    const isShared = !isTitled && plain.filter((other) => other === plain[at]).length > 1
    const title = wholeTitle(bareTitle(source.title))
    const page = isShared && title !== '' ? [`${open}${escapeMarkdown(title)}${close}`] : []
    const { byline, isSeller = false, isProvider = false, isDealer = false } = traits[at] ?? {}
    const interest = (isProvider || isDealer) && !isSeller ? [phrases.provider] : []
    const known = byline ? [byline.kind, byline.date].filter(Boolean).map(escapeMarkdown) : []
    const date = source.publishedAt === null ? [] : [monthOf(source.publishedAt, phrases.language)]
    return [
      name,
      ...interest,
      ...page,
      ...(known.length > 0 ? known : isOwnDocument(source, at) ? [] : date),
    ].join(commaOf(phrases.language))
  }
  const full = sources.map((source, at) => fullName(source, at, false))
  const beside = sources.map((source, at) => fullName(source, at, true))
  return {
    full: (source) => full[source] ?? '',
    beside: (source) => beside[source] ?? '',
    again: (source) => dated[source] ?? '',
    short: (source) => short[source] ?? '',
    plain: (source) => plain[source] ?? '',
    byline: (source) => {
      const of = sources[source]
      return of === undefined || isOwnDocument(of, source) ? '' : (plain[source] ?? '')
    },
    speaker: (source) => {
      const of = sources[source]
      if (of === undefined || of.role === 'internal') return ''
      return isOwnVoice(of) ? null : nameOf(of, traits[source], { open, close })
    },
    isSeller: (source) => traits[source]?.isSeller === true,
    isDealer: (source) => traits[source]?.isDealer === true,
    hasInterest: (source) => {
      const { isSeller = false, isProvider = false, earnsOnLinks = false } = traits[source] ?? {}
      return isSeller || isProvider || earnsOnLinks
    },
  }
}

/** Whose a text is by its own words; empty where it does not say. */
function publisherOf(source: EvidenceSource, traits: SourceTraits | undefined): string {
  const [called = ''] = plainText((source.publisher ?? traits?.byline?.publisher ?? '').slice(0, 200)).split(
    /\s[>›]\s/u,
  )
  // "Chair of Digital Trade, University of Albarés": by its own name alone, where both are too long.
  const publisher = called.length <= maxPublisher ? called : (called.split(',')[0] ?? '')
  return publisher.length <= maxWholePublisher && !addressesMachine(publisher) ? publisher : ''
}

/** True for a document that names no publisher, or the company itself or a part of it. */
function isOfCompany(publisher: string, company: string | null): boolean {
  return publisher === '' || (company !== null && comparable(publisher).includes(comparable(company)))
}

/** Whoever published a text, else the name of its site or its host; of a paper without an address who wrote it, or its title. */
function nameOf(
  source: EvidenceSource,
  traits: SourceTraits | undefined,
  quotes: { open: string; close: string },
): string {
  const publisher = publisherOf(source, traits)
  if (publisher !== '') return publisher
  const site = sourceName(source, quotes)
  const author = plainText((traits?.byline?.author || source.author || '').slice(0, 200))
  const host = hostOf(source.url)
  const isPlain = site === host || site.startsWith(quotes.open)
  // Nobody's name is put under an offer: the company that makes it is named by its site, unless its byline is its name.
  const isOffer = traits?.isSeller === true && host !== null
  if (isOffer && author !== '' && !letters(host).includes(letters(author))) return site
  // A magazine without a name is its address, and not whoever signed the page; where everybody writes, the writer speaks.
  const isTheirs =
    host === null || isPlatform(host) || (author !== '' && letters(host).includes(letters(author)))
  return isTheirs && isPlain && author !== '' && author.length <= maxPublisher && !addressesMachine(author)
    ? author
    : site
}

const letters = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function hostOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
}

/** "Which? (2024)", 「暮らしの手帖（2024年）」: scripts without spaces have marks of full width. */
function inYear(name: string, year: number, language: string): string {
  return `${name}${inBrackets(isFullWidth(language) ? `${year}年` : String(year), language)}`
}

/** In brackets with the space before them that a language has. */
export function inBrackets(text: string, language: string): string {
  return isFullWidth(language) ? `（${text}）` : ` (${text})`
}

/** Between the parts of a source's name. */
export function commaOf(language: string): string {
  const base = baseLanguage(language)
  return base === 'ja' ? '、' : base === 'zh' ? '，' : ', '
}

function isFullWidth(language: string): boolean {
  return ['ja', 'zh'].includes(baseLanguage(language))
}

/** "March 2024" in a language. */
export function monthOf(date: Date, language: string): string {
  const base = baseLanguage(language)
  const [locale] = /^[a-z]{2,3}$/.test(base) ? Intl.DateTimeFormat.supportedLocalesOf(base) : []
  return new Intl.DateTimeFormat(locale ?? 'en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  )
}
