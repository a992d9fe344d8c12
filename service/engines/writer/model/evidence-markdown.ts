import { listMark } from '../../reader/list-mark.ts'
import type { PageBlock } from '../../reader/page-block.ts'
import { addressesMachine } from '../evidence/addresses-machine.ts'
import { isKnownByline, isSameName } from './byline.ts'
import { nameLanguage } from './name-language.ts'
import { namesOwner } from './reader-title.ts'
import type { WritingSource } from './writing-source.ts'

/** A source as a prompt shows it: `text` is Markdown, whole or cut. */
export type ShownSource = { number: number; source: WritingSource; text: string; isWhole: boolean }

/** Sources with their numbers, where they are from and how old they are. Deterministic: the same sources give the same bytes. */
export function renderSources(shown: ShownSource[]): string {
  return shown.map(renderSource).join('\n\n')
}

function renderSource({ number, source, text, isWhole }: ShownSource): string {
  const facts = [
    source.role === 'internal'
      ? 'Internal document: its facts may be used; never name, quote or mention it, but for the words of a person that it marks as approved'
      : `Title: ${oneLine(source.title)}`,
    `From: ${originOf(source)}`,
    ...describeHead(source),
    ...(source.publishedAt ? [`Published: ${source.publishedAt.toISOString().slice(0, 10)}`] : []),
    ...dateOf(source).map((date) => `Date in its text: ${date}`),
    `Language: ${nameLanguage(source.language)}`,
    ...(isWhole ? [] : ['Excerpts: […] marks what is left out']),
  ]
  return `===== SOURCE ${number} =====\n${facts.join('\n')}\n\n${text}\n===== END OF SOURCE ${number} =====`
}

/** Who stands behind a source, in the words of the check: the same names that the writer is shown. */
export function describeOrigin(source: WritingSource): string {
  const { publishedAt } = source
  const publisher = publisherOf(source)
  return [
    ...(source.isSupplied ? ['Supplied by the company, perhaps not its own words.'] : []),
    ...(publisher === null ? [] : [`Published by ${publisher}.`]),
    ...describeHead(source).map((line) => `${line}.`),
    ...(publishedAt ? [`Published ${publishedAt.toISOString().slice(0, 10)}.`] : []),
    ...dateOf(source).map((date) => `Date in its text: ${date}.`),
  ].join('\n')
}

/** What a stranger's page says of its publisher and year, for a list whose link shows the host; empty where it says nothing. */
export function nameOrigin(source: WritingSource): string {
  if (source.own && !source.isSupplied) return ''
  const name = publisherOf({ ...source, url: null })
  const isInTitle = name !== null && namesOwner(source.title, name)
  const line = source.role === 'internal' ? undefined : source.head?.line
  // "Eastern Tourism Observatory, Working Report 2024/3, April 2024": with its year such a line says who and when.
  if (name === null && line !== undefined && /(?<!\p{N})(?:19|20)\d\d(?!\p{N})/u.test(line))
    return oneLine(line)
  return [isInTitle ? null : name, source.publishedAt?.getUTCFullYear()].filter(Boolean).join(', ')
}

function dateOf({ head }: WritingSource): string[] {
  return head?.date ? [oneLine(head.date)] : []
}

/** Its author and the line under its title, each in words that say which of them it is. */
function describeHead(source: WritingSource): string[] {
  if (source.role === 'internal') return []
  const { author, line } = namesIn(source)
  return [...(author ? [`Author: ${author}`] : []), ...(line ? [`Line under its title: ${line}`] : [])]
}

/** What the markup calls the author may be any line under the title; where it says nothing, the text's own head counts. */
function namesIn(source: WritingSource): { author?: string; line?: string } {
  const { author: said, head = {}, publishedAt } = source
  const marked = oneLine((said ?? '').slice(0, 200))
  // A byline often goes on with its date and the minutes that reading takes.
  const name = marked
    .replace(/\s[·•|]\s.*$/, '')
    .replace(/^(?:by|por|par)\s+/i, '')
    // "Von Ann Lee", but not the name "Von Neumann".
    .replace(/^(?:Von|Door)\s+(?=\p{Lu}\S*\s+\p{Lu})/u, '')
  const isUsable = /\p{L}/u.test(name) && !addressesMachine(marked)
  // "As of February 2026", "Tasting of 14 February 2026": no name, and often the only date of what the page reports.
  const isName = isUsable && !/\d/.test(name)
  const isLine = isUsable && !isName && !/^\d/.test(name)
  const author = isName ? name : oneLine(head.author ?? '')
  const line = isLine ? marked : oneLine(head.line ?? '')
  const publisher = publisherOf(source)
  const isPublisher = publisher !== null && isSameName(author, publisher)
  const known = [author, publisher, publishedAt?.toISOString().slice(0, 10), head.date]
  return {
    ...(author !== '' && !isPublisher && { author }),
    ...(line !== '' && !author.includes(line) && !isKnownByline(line, known) && { line }),
  }
}

/** True for a line of a text that its head has already: who wrote it, who published it and when. */
export function isInHead(text: string, source: WritingSource): boolean {
  if (source.role === 'internal') return false
  const { author, line } = namesIn(source)
  const date = source.publishedAt?.toISOString().slice(0, 10)
  return (
    (line !== undefined && oneLine(text) === line) ||
    isKnownByline(text, [author, publisherOf(source), date, ...dateOf(source)])
  )
}

/** Who speaks and in whose interest, so that the text can say so; the host only where nothing better is known. */
function originOf(source: WritingSource): string {
  const { own, kind, role } = source
  const name = publisherOf(source)
  if (source.isSupplied)
    return `${name ?? unnamedDocument(source)} (supplied by the company, perhaps not its own words)`
  if (own) {
    if (role === 'internal') return `${name ?? 'the company'}, own records`
    const what = kind === 'article' ? "the company's own published article" : "the company's own document"
    return name ? `${what} (${name})` : what
  }
  return `${name ?? unnamedPage(source)} (${['third party', ...interestsOf(source)].join(', ')})`
}

function interestsOf({ sells, hasOffer, earnsOnLinks }: WritingSource): string[] {
  return [
    ...(sells ? ['sells what it writes about'] : hasOffer ? ['has an offer of its own'] : []),
    ...(earnsOnLinks ? ['earns on what its readers buy'] : []),
  ]
}

/** What to call a page of which nobody says who published it. */
function unnamedPage(source: WritingSource): string {
  return `a page that names no publisher: call it by ${whoIsNamed(source) ?? 'its title'}`
}

/** The title of a document that somebody typed or uploaded is often a file's name, and says nothing to a reader. */
function unnamedDocument(source: WritingSource): string {
  const named = whoIsNamed(source)
  return `a document that names no publisher: ${named === null ? 'say what it is' : `call it by ${named}`}, never by its title`
}

function whoIsNamed(source: WritingSource): string | null {
  const { author, line } = namesIn(source)
  return author ? 'its author' : line ? 'the line under its title' : null
}

function publisherOf({
  publisher,
  head,
  url,
  role,
}: Pick<WritingSource, 'publisher' | 'head' | 'url' | 'role'>): string | null {
  for (const said of [publisher, head?.publisher]) {
    const name = oneLine((said ?? '').slice(0, 200))
    if (name !== '' && name.length <= 80 && !addressesMachine(name)) return name
  }
  const host = role !== 'internal' && url !== null && URL.canParse(url) ? new URL(url).hostname : ''
  // Neither an address in numbers nor a machine's local name says who speaks.
  return /\.\p{L}{2,}$/u.test(host) && !host.endsWith('.localhost') ? host.replace(/^www\./, '') : null
}

/** One block as Markdown. A line that could pass for the edge of a source loses its marks. */
export function renderBlock(block: PageBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${oneLine(block.text)}`
    case 'paragraph':
      return plain(block.text)
    case 'quote':
      return `> ${oneLine(block.text)}`
    case 'list':
      return block.items.map((item, index) => `${listMark(block, index)} ${oneLine(item)}`).join('\n')
    case 'table':
      return renderTable(block)
  }
}

function renderTable({ caption, header, rows }: Extract<PageBlock, { kind: 'table' }>): string {
  const columns = Math.max(header.length, ...rows.map((row) => row.length))
  const line = (cells: string[]) =>
    `| ${Array.from({ length: columns }, (_, index) => oneLine(cells[index] ?? '').replaceAll('|', '/')).join(' | ')} |`
  const rule = `|${' --- |'.repeat(columns)}`
  const table = [line(header), rule, ...rows.map(line)].join('\n')
  return caption ? `${oneLine(caption)}\n\n${table}` : table
}

function oneLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim()
}

function plain(text: string): string {
  return text.replace(/={3,}/g, '==')
}
