import type { PageBlock } from '../../reader/page-block.ts'
import { addressesMachine } from './addresses-machine.ts'
import { isBoilerplate } from './boilerplate.ts'
import { isAppeal } from './is-appeal.ts'
import { findStatedDate } from './stated-date.ts'

/** Who stands behind a document, and of when it is, as its own head and foot say it. */
export type SourceHead = {
  /** Of "Author: …", "By …", "Von …"; with the role that follows the name. */
  author?: string
  /** Of "Publisher: …", "From: …", "Quelle: …", "Herausgegeben von …". */
  publisher?: string
  /** A short line under the title that is none of these: "Handling Review", "Network services, Ohio". */
  line?: string
  /** "Revised 3 February 2026", or a date alone that stands beside a name. */
  date?: string
}

/** Blocks of a head, after its title, and of a foot. */
const headBlocks = 5
const footBlocks = 4
const maxLineWords = 16
/** After a label more may be said of whose text it is. */
const maxLabelledWords = 40
const maxName = 120

const authorLabels = [
  "authors?|author[’']s name|(?:written|text|words|prepared|compiled|reported|authored) by",
  'autor(?:in|en|innen)?|verfasser(?:in)?|(?:verfasst|geschrieben) von|text',
  'auteure?s?|autrice|(?:rédigé|écrit) par|texte',
  'autor(?:a|es|as)?|(?:redactado|escrito|elaborado) por|texto',
  'autor[ei]|a cura di|(?:scritto|testo) d[ia]',
  'autor(?:a|es|as)?|(?:redigido|escrito|elaborado) por',
  'auteurs?|geschreven door|tekst',
].join('|')
const publisherLabels = [
  'from|source|publishers?|publishing body|(?:published|issued) by|issuing body|issuer|organi[sz]ation',
  'von|aus|quelle|herausgeber(?:in)?|hrsg\\.?|(?:herausgegeben|veröffentlicht) von',
  'de|source|éditeur|(?:édité|publié) par|organisme',
  'fuente|editorial|editor|(?:editado|publicado) por|organismo|entidad',
  'da|fonte|editore|(?:edito|pubblicato) da|ente',
  'de|fonte|editora|publicado por|entidade',
  'van|bron|uitgever|(?:uitgegeven|gepubliceerd) door|uitgave van',
].join('|')
const labelled = (labels: string, cjk: string) =>
  new RegExp(
    `^[^\\p{L}\\p{N}]*(?:(?:${labels})(?:(?<=\\s(?:by|von|par|por|d[iao]|door|van))\\s*:?|\\s*:)\\s+|(?:${cjk})\\s*[:：/／]\\s*)(\\S.*)$`,
    'iu',
  )
const authorLine = labelled(authorLabels, '著者|執筆者?|筆者|作者|撰文|文')
const publisherLine = labelled(publisherLabels, '発行(?:元|者|所)?|来源|发布(?:者|机构|单位)?|出版(?:社|者)?')
/** "By Ann Lee, 3 March 2024": the word, then names in capitals. "By Christmas" and "Von Neumann" are none. */
const nameLine =
  /^[^\p{L}\p{N}]*(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor)\s+((?:(?:the|der|die|das|la|le|les|el|los|il|o|a|de|het)\s+)?\p{Lu}[\p{L}.'’-]*(?:\s+(?:(?:of|and|for|de|del|della|der|den|du|des|da|do|van|von|und|et|y|e|en|für|&)\s+)*\p{Lu}[\p{L}.'’-]*)+.*)$/u

const fullDate =
  /(?<!\p{N})(?:\d{1,2}(?:st|nd|rd|th|\.|er)?\s+(?:de\s+)?\p{L}{3,}\.?,?\s+(?:de\s+)?(?:19|20)\d\d|\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?,\s+(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d|(?:19|20)\d\d年\d{1,2}月(?:\d{1,2}日)?)(?!\p{N})/u

const monthAndYear = /(?<![\p{L}\p{N}])\p{L}{3,}\.?\s+(?:de\s+)?(?:19|20)\d\d\.?$/u

/** Reads the lines around the text of a document as it came, before bylines are taken out. */
export function readSourceHead(blocks: readonly PageBlock[], title: string): SourceHead {
  const head = headOf(blocks, title)
  const foot = blocks.slice(Math.max(head.end, blocks.length - footBlocks)).flatMap(linesOf)
  const lines = [...head.lines, ...foot].filter(isShort)
  const author = firstName(lines, authorLine) ?? firstName(head.lines.filter(isShort), nameLine)
  const publisher = firstName([...head.lines.filter(isLabelled), ...foot.filter(isShort)], publisherLine)
  const line = head.under
  const date = findStatedDate(blocks) ?? head.lines.filter(isShort).flatMap(dateBeside)[0]
  return {
    ...(author && { author }),
    ...(publisher && { publisher }),
    ...(line && { line }),
    ...(date && !line?.includes(date) && { date }),
  }
}

/** The lines between title and text. */
function headOf(
  blocks: readonly PageBlock[],
  title: string,
): { lines: string[]; end: number; under?: string } {
  const isTitle = (block: PageBlock) =>
    block.kind === 'heading' && (block.level === 1 || folded(block.text) === folded(title))
  const start = blocks.findIndex((block) => !isTitle(block))
  if (start < 0) return { lines: [], end: blocks.length }
  const next = blocks.findIndex(
    (block, at) => at >= start && (block.kind === 'heading' || block.kind === 'table'),
  )
  const end = Math.min(start + headBlocks, next < 0 ? blocks.length : next)
  const lines = blocks.slice(start, end).flatMap(linesOf)
  const first = blocks[start]
  const [under] = first?.kind === 'paragraph' && blocks.length > start + 1 ? linesOf(first) : []
  return { lines, end, ...(under !== undefined && isLineUnder(under) && { under }) }
}

function linesOf(block: PageBlock): string[] {
  if (block.kind === 'table' || block.kind === 'heading') return []
  const lines = block.kind === 'list' ? block.items : block.text.slice(0, 2_000).split('\n')
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '')
}

function isShort(line: string): boolean {
  return countWords(line) <= maxLineWords && !addressesMachine(line)
}

function isLabelled(line: string): boolean {
  return countWords(line) <= maxLabelledWords && !addressesMachine(line)
}

/** No sentence, no label, no call: what stands so under a title names a publication, a series or a place. */
function isLineUnder(line: string): boolean {
  const isDated = fullDate.test(line) || monthAndYear.test(line)
  const isSentence = /[.!?…:。！？]["”’»)]*$/u.test(line) && !fullDate.test(line)
  const isNamed = authorLine.test(line) || publisherLine.test(line) || nameLine.test(line)
  const stated = findStatedDate([{ kind: 'paragraph', text: line }]) ?? ''
  const isDate = line.replace(stated, '').replace(fullDate, '').replace(/\P{L}/gu, '') === ''
  return (
    isShort(line) &&
    /^\p{Lu}|^\p{Lo}/u.test(line) &&
    !isSentence &&
    !isNamed &&
    !isDate &&
    // Parts between dots look like a menu, but no menu has a date.
    (isDated ? !isAppeal(line) : !isBoilerplate(line))
  )
}

function firstName(lines: readonly string[], pattern: RegExp): string | undefined {
  return lines.map((line) => nameIn(pattern.exec(line)?.[1] ?? '')).find((name) => name !== '')
}

/** The part of a name in which a quotation begins that does not end. */
const openQuotation = /(?:,[^,"“„«»”]*|\s)(?:["“„][^"”“]*|«[^»]*)$/u

/** A name without its date, what a bracket adds, the minutes that reading takes, or the sentence that follows; empty where it is none. */
function nameIn(text: string): string {
  const name = text
    .replace(/\s*\([^()]*\)(?!\p{L})/gu, '')
    .replace(/\s[·•|–—]\s.*$|;\s.*$/u, '')
    .replace(/(?<=\p{L}{3}["”»’)]?)[.。]\s.*$/u, '')
    .replace(
      /[\s.,;(]+(?:published|veröffentlicht|erschienen|publiée?|publicado|pubblicato|gepubliceerd)(?!\p{L}).*$/iu,
      '',
    )
    .replace(new RegExp(`[\\s,;(]*(?:(?:on|am|le|el|il|em|op|vom)\\s+)?${fullDate.source}.*$`, 'u'), '')
    .replace(/(?<!\p{L}\.\s?\p{L})[\s.,;:]+$/u, '')
    // A dash within a quotation ended the name there, in the middle of what is quoted.
    .replace(openQuotation, '')
  // Some write their own name small; a date beside it tells a name from the rest of a sentence.
  const isName =
    name.length <= maxName &&
    (fullDate.test(text) || /^[\p{Lu}\p{Lo}]|^(?:the|de|la|el|il|der|die|das)\s+\p{Lu}/u.test(name))
  return isName && /\p{L}{2}/u.test(name) ? name : ''
}

/** The date in a line that is little more: "14 February 2026 · 4 min read", "By Ann Lee, 3 March 2024". */
function dateBeside(line: string): string[] {
  const found = fullDate.exec(line)?.[0]
  if (found === undefined) return []
  const isByline = nameLine.test(line) || authorLine.test(line) || /[·•|]/.test(line)
  return isByline || line.replace(found, '').replace(/\P{L}/gu, '') === '' ? [found] : []
}

function countWords(line: string): number {
  const words = line.split(/\s+/).length
  // Writing without spaces: about two signs a word.
  return Math.max(
    words,
    Math.ceil((line.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu)?.length ?? 0) / 2),
  )
}

function folded(text: string): string {
  return text.trim().toLowerCase()
}
