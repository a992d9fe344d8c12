import type { EvidenceSource } from '../../writer.ts'
import { comparable, plainText } from '../plain-text.ts'
import { sourceLines } from '../source-text.ts'
import { countWords } from '../split-words.ts'
import { type Byline, organisation } from './read-byline.ts'

/** "The science of VaultCan™": a mark that is somebody's. */
const marked = /(?<name>\p{Lu}[\p{L}\p{N}]+)\s?[™®]/u
/** "SkyMetrix One: the centimetre": a coined name that the page goes on to repeat. */
const coined = /(?<!\p{L})(?<name>\p{Lu}\p{Ll}+\p{Lu}\p{Ll}{2,})(?!\p{L})/u
const minRepeated = 3

/** Whose a page is by its title, where the company is known and is somebody else; else empty. */
export function namedInTitle({ title, blocks }: EvidenceSource, company: string | null): string {
  if (company === null) return ''
  const said = blocks.flatMap((block) =>
    block.kind === 'paragraph' || block.kind === 'heading'
      ? [block.text]
      : block.kind === 'list'
        ? block.items
        : [],
  )
  const times = (name: string) => said.join('\n').split(name).length - 1
  const barred = title
    .split(/\s\|\s/u)
    .slice(title.includes(' | ') ? 0 : 1)
    .map((part) => part.trim())
    .filter((part) => /^\p{Lu}/u.test(part) && part.length < 50 && times(part.split(' ')[0] ?? part) > 0)
    .toSorted((a, b) => times(b.split(' ')[0] ?? b) - times(a.split(' ')[0] ?? a))[0]
  const brand = marked.exec(title)?.groups?.name ?? coined.exec(title)?.groups?.name
  const name = barred ?? (brand !== undefined && times(brand) >= minRepeated ? brand : '')
  const [first = ''] = comparable(company).split(' ')
  return comparable(name).includes(first) || said.join('\n').includes(company) ? '' : name.trim()
}

const internal = /(?<!\p{L})(?:intern(?:al|e|o|a|es|as|os)?|interne)(?!\p{L})/iu
const lookedAt = 4
const maxName = 70
const maxRead = 20_000

/** Words up to which a paper that names nobody is the company's own note. */
const maxNote = 260

/** True for a paper that names the company, or says that it is internal. */
function saysOurs({ title, blocks }: EvidenceSource, company: string): boolean {
  const [first = ''] = comparable(company).split(' ')
  const lines = [title, ...openingOf(blocks)]
  return (
    lines.some((line) => internal.test(line)) ||
    comparable(`${title} ${blocks.map((block) => JSON.stringify(block)).join(' ')}`).includes(first)
  )
}

const openingOf = (blocks: EvidenceSource['blocks']) =>
  blocks.slice(0, lookedAt).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))

/** The organisation that the first lines of a paper name. */
function namedAbove({ blocks }: EvidenceSource): string {
  const parts = openingOf(blocks)
    .filter((line) => line.length < 300)
    .flatMap((line) => plainText(line).split(/\s+[·•|–—]\s+|[,;:]\s+|\.\s/u))
  const isName = (part: string) => organisation.test(part) && /^\p{Lu}/u.test(part) && part.length <= maxName
  return parts.find(isName)?.trim() ?? ''
}

/**
 * A document of the tenant's that says that somebody else published it: a stranger's words, which are quoted and of which a
 * part may be quoted, wherever they were found. Any other source as it is.
 */
export function asOthersPaper(
  source: EvidenceSource,
  byline: Byline | null,
  company: string | null,
): EvidenceSource {
  if (!source.own || source.url !== null || source.role !== 'facts') return source
  const isForeign = company !== null && !saysOurs(source, company)
  const publisher =
    source.publisher ??
    byline?.publisher ??
    (namedInTitle(source, company) || (isForeign ? namedAbove(source) : ''))
  const isOurs = company !== null && comparable(publisher).includes(comparable(company))
  const words = countWords(sourceLines(source).join(' ').slice(0, maxRead))
  // A long paper that does not name the company is not told as its voice.
  if (isOurs || (publisher === '' && !(isForeign && words > maxNote))) return source
  return { ...source, own: false, publisher: publisher === '' ? null : publisher }
}
