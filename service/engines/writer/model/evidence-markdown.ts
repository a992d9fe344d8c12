import type { PageBlock } from '../../reader/page-block.ts'
import type { EvidenceSource } from '../writer.ts'
import { nameLanguage } from './name-language.ts'

/** A source as a prompt shows it: `text` is Markdown, whole or cut. */
export type ShownSource = { number: number; source: EvidenceSource; text: string; isWhole: boolean }

/** Sources with their numbers, where they are from and how old they are. Deterministic: the same sources give the same bytes. */
export function renderSources(shown: ShownSource[]): string {
  return shown.map(renderSource).join('\n\n')
}

function renderSource({ number, source, text, isWhole }: ShownSource): string {
  const facts = [
    source.role === 'internal'
      ? 'Internal document of the company: use what it says, never name or mention the document'
      : `Title: ${oneLine(source.title)}`,
    `From: ${originOf(source)}`,
    ...(source.publishedAt ? [`Published: ${source.publishedAt.toISOString().slice(0, 10)}`] : []),
    `Language: ${nameLanguage(source.language)}`,
    ...(isWhole ? [] : ['Excerpts: […] marks what is left out']),
  ]
  return `===== SOURCE ${number} =====\n${facts.join('\n')}\n\n${text}\n===== END OF SOURCE ${number} =====`
}

function originOf({ own, kind, url, role }: EvidenceSource): string {
  const host = url !== null && role !== 'internal' && URL.canParse(url) ? new URL(url).hostname : null
  if (!own) return `${host ?? 'a page'} (third party)`
  const what = kind === 'article' ? "the company's own published article" : "the company's own document"
  return host ? `${what} (${host})` : what
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
      return block.items.map((item) => `- ${oneLine(item)}`).join('\n')
    case 'table':
      return renderTable(block)
  }
}

function renderTable({ header, rows }: { header: string[]; rows: string[][] }): string {
  const columns = Math.max(header.length, ...rows.map((row) => row.length))
  const line = (cells: string[]) =>
    `| ${Array.from({ length: columns }, (_, index) => oneLine(cells[index] ?? '').replaceAll('|', '/')).join(' | ')} |`
  const rule = `|${' --- |'.repeat(columns)}`
  return [line(header), rule, ...rows.map(line)].join('\n')
}

function oneLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim()
}

function plain(text: string): string {
  return text.replace(/={3,}/g, '==')
}
