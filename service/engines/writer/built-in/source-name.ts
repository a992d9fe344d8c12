import type { EvidenceSource } from '../writer.ts'
import { plainText } from './plain-text.ts'

const maxNameLength = 60
const maxTitleLength = 200
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** "Postline" for postline.example, "North Registrar Documentation" for docs.northregistrar.example. */
function namesHost(part: string, host: string): boolean {
  const label = letters(host.split('.').at(-2) ?? '')
  return letters(host).includes(letters(part)) || (label.length > 3 && letters(part).startsWith(label))
}

/**
 * Who is quoted: the site's name as its page titles give it, else its host, else the document's title in quotation
 * marks. Never a name that is cut.
 */
export function sourceName({ title, url }: EvidenceSource, quotes: { open: string; close: string }): string {
  const plain = plainText(title.slice(0, 300))
  const host = url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  const isNamed = /\.\p{L}{2,}$/u.test(host) && !host.endsWith('.localhost')
  if (isNamed) {
    const site = plain
      .split(/\s+[|·–—•»:-]{1,2}\s+|\s*\|\s*/u)
      .find((part) => part.length <= 40 && letters(part).length > 2 && namesHost(part, host))
    return site ?? host
  }
  if (plain === '') return host === '' ? '…' : host
  return `${quotes.open}${wholeTitle(plain)}${quotes.close}`
}

/**
 * A title that ends where one of its own parts ends: "Guidance note 14" of "Guidance note 14: sweeping and inspection of
 * domestic appliances …", where all of it is too long for a name.
 */
export function wholeTitle(title: string): string {
  const plain = plainText(title.slice(0, 600))
  if (plain.length <= maxNameLength) return plain
  const [first = ''] = plain.split(/(?:\s*[:：|·•]\s|\s[–—-]\s|[.?!。？！]\s|\s\(|、|——)/u)
  if (first.length >= 8 && first.length < plain.length) return withQuotation(first, plain)
  // A title without parts stays whole; one of several hundred characters is none.
  return plain.length <= maxTitleLength ? plain : plain.slice(0, plain.lastIndexOf(' ', maxNameLength))
}

/** What opens a quotation goes on to where it is closed. */
function withQuotation(first: string, title: string): string {
  const [, close] = closing.find(([open]) => first.startsWith(open)) ?? []
  const end = close === undefined || first.includes(close, 1) ? -1 : title.indexOf(close, first.length)
  return end === -1 || end > maxTitleLength ? first : title.slice(0, end + 1)
}

const closing = [
  ['«', '»'],
  ['»', '«'],
  ['„', '“'],
  ['“', '”'],
  ['"', '"'],
] as const
