import { shorten } from '../../../../text/shorten.ts'
import { addressesMachine } from '../../evidence/addresses-machine.ts'
import type { EvidenceSource } from '../../writer.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { baseLanguage } from '../lexicon/find-lexicon.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { plainText } from '../plain-text.ts'
import { sourceName } from '../source-name.ts'
import { bareTitle } from '../topic.ts'
import type { SourceTraits } from './source-traits.ts'

/** How each source is called where it speaks, as inline Markdown: its name, its date, and whether it sells what it writes about. */
export type SourceNames = {
  /** "**Which?**, March 2024"; empty for an internal document, which is not spoken of in public. */
  full(source: number): string
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
  isSeller(source: number): boolean
}

const maxTitle = 60
const maxPublisher = 50

export function nameSources(
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  company: string | null,
  phrases: Phrases,
): SourceNames {
  const { innerOpen: open, innerClose: close } = phrases.quotes
  const plain = sources.map((source, at) =>
    source.role === 'internal' ? '' : nameOf(source, traits[at], company, { open, close }),
  )
  const short = plain.map((name) => (name === '' ? phrases.internal : escapeMarkdown(name)))
  const again = sources.map((source, at) => {
    if (source.role === 'internal') return ''
    const name = `**${short[at]}**`
    if (isOwnDocument(source)) return company === null ? name : `${name}, ${phrases.own}`
    const { isSeller = false, isAffiliate = false } = traits[at] ?? {}
    const marked = isSeller ? phrases.seller.replace('{x}', () => name) : name
    return isAffiliate ? `${marked}, ${phrases.affiliate}` : marked
  })
  // Ten lines further down a figure still needs its year.
  const dated = again.map((name, at) => {
    const year = sources[at]?.publishedAt?.getUTCFullYear()
    return name === '' || year === undefined ? name : `${name} (${year})`
  })
  const full = sources.map((source, at) => {
    const name = again[at] ?? ''
    if (name === '' || (isOwnDocument(source) && company === null)) return name
    // One publisher with several pages is told apart by their titles.
    const isShared = plain.filter((other) => other === plain[at]).length > 1
    const title = shorten(bareTitle(source.title), maxTitle)
    const page = isShared && title !== '' ? [`${open}${escapeMarkdown(title)}${close}`] : []
    const { byline } = traits[at] ?? {}
    const known = byline ? [byline.kind, byline.date].filter(Boolean).map(escapeMarkdown) : []
    const date = source.publishedAt === null ? [] : [monthOf(source.publishedAt, phrases.language)]
    return [name, ...page, ...(known.length > 0 ? known : isOwnDocument(source) ? [] : date)].join(', ')
  })
  return {
    full: (source) => full[source] ?? '',
    again: (source) => dated[source] ?? '',
    short: (source) => short[source] ?? '',
    plain: (source) => plain[source] ?? '',
    byline: (source) => {
      const of = sources[source]
      return of === undefined || isOwnDocument(of) ? '' : (plain[source] ?? '')
    },
    isSeller: (source) => traits[source]?.isSeller === true,
  }
}

const isOwnDocument = ({ own, url }: EvidenceSource) => own && url === null

/** A publisher as it calls itself; a document of the tenant's own by the company's name, else by its title. */
function nameOf(
  source: EvidenceSource,
  traits: SourceTraits | undefined,
  company: string | null,
  quotes: { open: string; close: string },
): string {
  const title = shorten(plainText(source.title.slice(0, 300)), 60)
  if (isOwnDocument(source)) {
    if (company !== null) return company
    if (title !== '') return title
  }
  const called = plainText((source.publisher ?? traits?.byline?.publisher ?? '').slice(0, 200))
  // "Chair of Digital Trade, University of Albarés": by its own name alone, where both are too long.
  const publisher = called.length <= maxPublisher ? called : (called.split(',')[0] ?? '')
  return publisher !== '' && publisher.length <= maxPublisher && !addressesMachine(publisher)
    ? publisher
    : sourceName(source, quotes)
}

/** "March 2024" in a language. */
export function monthOf(date: Date, language: string): string {
  const base = baseLanguage(language)
  const [locale] = /^[a-z]{2,3}$/.test(base) ? Intl.DateTimeFormat.supportedLocalesOf(base) : []
  return new Intl.DateTimeFormat(locale ?? 'en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  )
}
