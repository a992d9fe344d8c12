import type { PageBlock } from '../../../reader/page-block.ts'
import { plainText } from '../plain-text.ts'
import { countWords, isSpaceless } from '../split-words.ts'

/** Who published a page, as what and when, in the words of the page itself. */
export type Byline = {
  /** Empty where only a person signs. */
  publisher: string
  /** Who wrote it: "By Helen Marsh"; empty where the line names no person. */
  author: string
  /** "guidance note", "consumer magazine"; empty when the line does not say. */
  kind: string
  /** "revised March 2025", "issue 11/2024"; empty when the line does not say. */
  date: string
  /** The block it stands in. */
  block: number
}

const maxWords = 16
const lookedAt = 4
/** Characters of such a line in a script without spaces. */
const maxSpaceless = 40
const year = /(?<!\p{N})(?:19|20)\d{2}(?!\p{N})/u
const meta = /[|·•]|(?<=\s)by\s|posted|\bmin(?:utes?)? read|comments?\b|share:/iu
/** What a line begins with that names who wrote the text. */
const by =
  /^(?:(?:[Ww]ritten )?[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Aa] cura di|[Tt]exte?:|[Tt]exto:|[Tt]esto:)\s+(?=\p{Lu})/u
/** "From: ", "Quelle: ": a label before whoever published it. */
const label =
  /^(?:from|source|publisher|published (?:by|in|on)|von|quelle|herausgeber(?:in)?|verlag|veröffentlicht (?:von|in|bei)|de|source|éditeur|publié (?:par|dans|sur)|fuente|editor|editorial|publicado (?:por|en|em)|da|fonte|editore|pubblicato (?:da|su)|editora?|van|bron|uitgever|gepubliceerd (?:door|in|op))\s?[:：]\s*/iu
/** "published 4 March 2024", "veröffentlicht am 4. März 2024": the date says it alone. */
const appeared =
  /^(?:(?:first )?(?:published|posted)(?: on| in)?|veröffentlicht(?: am| im)?|erschienen(?: am| im)?|publiée?(?: le| en)?|parue? (?:le|en)|publicad[oa](?: el| en| em)?|pubblicat[oa](?: il| nel)?|gepubliceerd(?: op| in)?|verschenen(?: op| in)?)[:：]?\s+(?=\P{Ll})/iu
/** "Dr Helen Marsh", "Anne de la Tour": two names at least. */
const personName =
  /^(?:(?:Dr|Prof|Dott|Dra|Mag)\.? )*\p{Lu}[\p{L}.’'-]*(?: (?:de|da|do|dos|del|della|di|la|le|von|van|der|den|zu|y|e|\p{Lu}[\p{L}.’'-]*))* \p{Lu}[\p{L}.’'-]+$/u

/**
 * The line under the title of a page that says who published it, as what and when: "Regional Energy Agency, guidance
 * note, revised March 2025"; or who wrote it: "By Helen Marsh, County Fire Service, 12 May 2024". Null for a page without
 * one. A menu is no publisher.
 */
export function readByline(blocks: readonly PageBlock[]): Byline | null {
  for (const [at, block] of blocks.slice(0, lookedAt).entries()) {
    if (block.kind === 'heading' && at > 0 && block.level > 1) return null
    if (block.kind !== 'paragraph') continue
    const line = plainText(block.text.slice(0, 300)).replace(label, '')
    if (countWords(line) > maxWords || /[!?:;。！？：]$|(?<!\p{Lu})\.$/u.test(line) || meta.test(line))
      continue
    const signed = readSignature(line, at)
    if (signed !== null) return signed
    if (by.test(line)) continue
    // "Lena Okafor, Peter Brandt. Journal of Applied Studies 41(2), 2025" cites, and names no publisher.
    if (/\p{Ll}[.] \p{Lu}|\p{N}\(\p{N}+\)/u.test(line)) continue
    if (isSpaceless(line) && line.length > maxSpaceless) continue
    const parts = line.split(/\s*,\s+|[、，]/u).filter((part) => part !== '')
    const [publisher, ...rest] = parts
    const date = rest.find((part) => year.test(part)) ?? ''
    const day = date.replace(appeared, '')
    if (publisher === undefined || rest.length === 0 || date === '') continue
    if (
      !/^[\p{Lu}\p{Lo}]/u.test(publisher) ||
      year.test(publisher) ||
      (!isSpaceless(publisher) && countWords(publisher) > 7)
    )
      continue
    return {
      publisher,
      author: '',
      kind: rest.filter((part) => part !== date).join(', '),
      date: day,
      block: at,
    }
  }
  return null
}

/** "By Helen Marsh, County Fire Service, 12 May 2024": a person, for whom, and when. */
function readSignature(line: string, block: number): Byline | null {
  if (!by.test(line)) return null
  const [author = '', ...rest] = line
    .replace(by, '')
    .split(/\s*,\s+/u)
    .filter((part) => part !== '')
  if (countWords(author) > 6 || !personName.test(author)) return null
  const date = rest.find((part) => year.test(part)) ?? ''
  const [publisher = '', ...others] = rest.filter((part) => part !== date)
  if (!/^(?:\p{Lu}|$)/u.test(publisher) || countWords(publisher) > 7) return null
  return { publisher, author, kind: others.join(', '), date: date.replace(appeared, ''), block }
}
