import { addressesMachine } from '../../evidence/addresses-machine.ts'
import type { EvidenceSource } from '../../writer.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { baseLanguage } from '../lexicon/find-lexicon.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { plainText, shorten } from '../plain-text.ts'
import { sourceName } from '../source-name.ts'
import { isSeller } from './is-seller.ts'

/** How each source is called where it speaks, as inline Markdown: its name, its date, and whether it sells what it writes about. */
export type SourceNames = {
  /** "**Which?**, March 2024"; empty for an internal document, which is not spoken of in public. */
  full(source: number): string
  /** The name alone, without emphasis. */
  short(source: number): string
  isSeller(source: number): boolean
}

export function nameSources(sources: readonly EvidenceSource[], phrases: Phrases): SourceNames {
  const { innerOpen: open, innerClose: close } = phrases.quotes
  const short = sources.map((source) =>
    source.role === 'internal' ? phrases.internal : escapeMarkdown(nameOf(source, { open, close })),
  )
  const sellers = sources.map(isSeller)
  const full = sources.map((source, at) => {
    if (source.role === 'internal') return ''
    const name = `**${short[at]}**`
    const date = source.publishedAt === null ? '' : `, ${monthOf(source.publishedAt, phrases.language)}`
    return sellers[at] === true ? phrases.seller.replace('{x}', () => name) + date : name + date
  })
  return {
    full: (source) => full[source] ?? '',
    short: (source) => short[source] ?? '',
    isSeller: (source) => sellers[source] === true,
  }
}

/** A publisher as it calls itself; a document of the tenant's own by its title. */
function nameOf(source: EvidenceSource, quotes: { open: string; close: string }): string {
  const title = shorten(plainText(source.title.slice(0, 300)), 60)
  if (source.own && source.url === null && title !== '') return title
  const publisher = plainText((source.publisher ?? '').slice(0, 200))
  return publisher !== '' && publisher.length <= 50 && !addressesMachine(publisher)
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
