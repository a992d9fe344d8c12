import type { EvidenceSource } from '../../writer.ts'
import { comparable, plainText } from '../plain-text.ts'
import { sourceLines } from '../source-text.ts'
import { countWords } from '../split-words.ts'
import { type Byline, organisation } from './read-byline.ts'

/** "The science of VaultCan™": a mark that is somebody's. */
const marked = /(?<name>\p{Lu}[\p{L}\p{N}]+)\s?[™®]/u
/** "SkyMetrix One: the centimetre": a coined name that the page goes on to repeat. */
const coined = /(?<!\p{L})(?<name>\p{Lu}\p{Ll}+\p{Lu}\p{Ll}{2,})(?!\p{L})/u
/** "ChopRight Arb Ltd." */
const firm =
  /(?<!\p{L})(?:ltd|llc|inc|plc|gmbh|ag|kg|bv|sarl|sas|s\.\s?l|s\.\s?r\.\s?l|lda|sp\. z o\.o)\.?$/iu
const minRepeated = 2

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
  const all = said.join('\n').toLowerCase()
  const times = (name: string) => all.split(name.toLowerCase()).length - 1
  const barred = title
    .split(/\s[|–—]\s(?=[^|–—]*$)|\s\|\s/u)
    .slice(title.includes(' | ') ? 0 : 1)
    .filter((part) => title.includes(' | ') || firm.test(part))
    .map((part) => part.trim())
    .filter((part) => /^\p{Lu}/u.test(part) && part.length < 50 && times(part.split(' ')[0] ?? part) > 0)
    .toSorted((a, b) => times(b.split(' ')[0] ?? b) - times(a.split(' ')[0] ?? a))[0]
  const brand = marked.exec(title)?.groups?.name ?? coined.exec(title)?.groups?.name
  const name = barred ?? (brand !== undefined && times(brand) >= minRepeated ? brand : '')
  return namesCompany(name, company) || said.join('\n').includes(company) ? '' : name.trim()
}

const internal = /(?<!\p{L})(?:intern(?:al|e|o|a|es|as|os)?|interne)(?!\p{L})/iu
const lookedAt = 4
const maxName = 70
const maxRead = 20_000

/** Words up to which a paper that names nobody is the company's own note. */
const maxNote = 260

/** True for a paper that names the company, or says that it is internal. */
function saysOurs({ title, blocks }: EvidenceSource, company: string): boolean {
  const text = `${title} ${blocks.map((block) => JSON.stringify(block)).join(' ')}`
  return [title, ...openingOf(blocks)].some((line) => internal.test(line)) || namesCompany(text, company)
}

/** By its first word, or by two where that is a word of the language: "Cubierta Clara", beside "la cubierta". */
function namesCompany(text: string, company: string): boolean {
  const [first = '', second = ''] = plainText(company).split(' ')
  const isWord = new RegExp(`(?<!\\p{L})${escapePattern(first.toLowerCase())}`, 'u').test(text)
  return comparable(text).includes(comparable(isWord ? `${first} ${second}` : first))
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const openingOf = (blocks: EvidenceSource['blocks']) =>
  blocks
    .slice(0, lookedAt)
    .flatMap((block) =>
      block.kind === 'paragraph' || (block.kind === 'heading' && block.level > 1) ? [block.text] : [],
    )

/** The organisation that the first lines of a paper name. */
function namedAbove({ blocks }: EvidenceSource): string {
  const parts = openingOf(blocks)
    .filter((line) => line.length < 300)
    .flatMap((line) => plainText(line).split(/\s+[·•|–—]\s+|[,;:]\s+|\.\s/u))
  const isName = (part: string) =>
    /^\p{Lu}/u.test(organisation.exec(part)?.[0] ?? '') && /^\p{Lu}/u.test(part) && part.length <= maxName
  return parts.map(nameOnly).find(isName)?.trim() ?? ''
}

const joins =
  /^(?:for|of|the|and|in|on|at|de|des|du|d[’']\p{L}+|la|le|les|et|der|des|die|für|und|im|del|della|dei|los|las|y|e|da|do|dos|das|van|voor|en|&)$/iu

/** What a paper calls itself, behind the name of who published it. */
const paper =
  /^(?:manual|guide|guidance|guía|guida|leitfaden|merkblatt|arbeitsblatt|infoblatt|fiche|ficha|scheda|handbook|handbuch|report|informe|rapport|rapporto|bericht|information|procedure|notes?|notiz|summary|bulletin|version|edition|revision|folleto|poradnik|raport|brochure)$/iu

/** "Society for Building Acoustics in Practice" of the same with "Information sheet 22" behind it, where a line ended. */
function nameOnly(part: string): string {
  const words = part.split(/\s+/u)
  const name: string[] = []
  for (const word of words) {
    const before = name.at(-1)
    const isCapital = /^[\p{Lu}\p{N}]/u.test(word)
    if (paper.test(word)) break
    if (
      joins.test(word) ||
      before === undefined ||
      (isCapital && (joins.test(before) || /^\p{Lu}/u.test(before)))
    ) {
      name.push(word)
      continue
    }
    if (isCapital) break
    // "Practice Information sheet": the capital before a small word begins the next line.
    if (name.length > 2 && /^\p{Lu}/u.test(before)) {
      if (!joins.test(name.at(-2) ?? '')) name.pop()
      break
    }
    name.push(word)
  }
  while (joins.test(name.at(-1) ?? '')) name.pop()
  return name.join(' ')
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
  // "Moira Tansley, founder, Quillfen Bids" writes for it.
  const signed = `${publisher} ${byline?.kind ?? ''}`
  const isOurs = company !== null && comparable(signed).includes(comparable(company))
  const words = countWords(sourceLines(source).join(' ').slice(0, maxRead))
  // A long paper that does not name the company is not told as its voice.
  if (isOurs || (publisher === '' && !(isForeign && words > maxNote))) return source
  return { ...source, own: false, publisher: publisher === '' ? null : publisher }
}
