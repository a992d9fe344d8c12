import { shorten } from '../../../text/shorten.ts'
import type { EvidenceSource } from '../writer.ts'
import { plainText } from './plain-text.ts'

const maxNameLength = 60
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** "Postline" for postline.example, "North Registrar Documentation" for docs.northregistrar.example. */
function namesHost(part: string, host: string): boolean {
  const label = letters(host.split('.').at(-2) ?? '')
  return letters(host).includes(letters(part)) || (label.length > 3 && letters(part).startsWith(label))
}

/**
 * Who is quoted: the site's name as its page titles give it, else its host, else the document's title in quotation
 * marks.
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
  return `${quotes.open}${shorten(plain, maxNameLength)}${quotes.close}`
}
