import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import JSZip from 'jszip'
import type { SearchFigure } from '../engines/search-console/search-console.ts'

export type SearchExport = { figures: SearchFigure[]; skipped: number }

const maxUnpacked = 8_000_000
const maxFiles = 20
const maxRows = 5000

/**
 * What people export from Search Console: a table of queries or pages as CSV, or the ZIP file with both. Its columns have
 * a fixed order in every language: what it is about, clicks, impressions, share of clicks, position. What the first column
 * is about, its values say: addresses are pages. Other tables of a ZIP file (countries, devices, days) are left out.
 * @throws {Error} when it is neither, or unpacks to more than 8 MB
 */
export async function readSearchExport(
  bytes: Uint8Array,
  { page = '' }: { page?: string | undefined } = {},
): Promise<SearchExport> {
  const tables = isZip(bytes) ? await unpack(bytes) : [{ name: '', text: new TextDecoder().decode(bytes) }]
  const read = chooseTables(tables.flatMap(({ name, text }) => readTable(name, text) ?? []))
  if (read.length === 0) throw new Error('This is neither a table of queries nor one of pages.')
  const figures = read.flatMap((one) =>
    // An export that was filtered by a page has its queries.
    one.figures.map((figure) => (figure.query !== '' ? { ...figure, page } : figure)),
  )
  return { figures, skipped: read.reduce((sum, one) => sum + one.skipped, 0) }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

type Table = SearchExport & { name: string; isPages: boolean }

/** The pages, and the queries: by the name of their file, else the first table, as Search Console orders them. */
function chooseTables(tables: readonly Table[]): Table[] {
  const others = tables.filter(({ isPages }) => !isPages)
  const queries =
    others.find(({ name }) => /quer|anfrag|requ|consult|zoek|检索|検索/i.test(name)) ?? others[0]
  return [...tables.filter(({ isPages }) => isPages).slice(0, 1), ...(queries ? [queries] : [])]
}

/** The CSV files of a ZIP file. @throws {Error} when they unpack to more than 8 MB */
async function unpack(bytes: Uint8Array): Promise<{ name: string; text: string }[]> {
  const archive = await JSZip.loadAsync(bytes)
  const found: { name: string; text: string }[] = []
  let left = maxUnpacked
  for (const entry of Object.values(archive.files).slice(0, maxFiles)) {
    if (entry.dir || !entry.name.toLowerCase().endsWith('.csv')) continue
    const parts: Buffer[] = []
    for await (const part of new Readable().wrap(entry.nodeStream())) {
      const chunk = Buffer.from(part)
      left -= chunk.length
      if (left < 0) throw new Error('The ZIP file unpacks to more than 8 MB.')
      parts.push(chunk)
    }
    found.push({ name: entry.name, text: Buffer.concat(parts).toString('utf8') })
  }
  return found
}

/** Undefined for a table of days, and for what is no table of this form. */
function readTable(name: string, text: string): Table | undefined {
  const records: unknown = parse(text, {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: maxRows + 1,
  })
  if (!Array.isArray(records)) return undefined
  const [header, ...rows]: string[][] = records.map((record) =>
    Array.isArray(record) ? record.map(String) : [],
  )
  if (!header || header.length < 5) return undefined
  const named = rows.map(([first = '']) => first)
  if (named.some(isDay)) return undefined
  const isPages = named.length > 0 && named.every((name) => /^https?:\/\//.test(name))
  const figures: SearchFigure[] = []
  for (const [about = '', ...cells] of rows) {
    const [clicks, impressions, , position] = cells.map(readNumber)
    if (about === '' || clicks === undefined || impressions === undefined || position === undefined) continue
    figures.push({ page: isPages ? about : '', query: isPages ? '' : about, clicks, impressions, position })
  }
  return { name, isPages, figures, skipped: rows.length - figures.length }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

/** `1,234`, `1.234`, `12.5` and `12,5`: a mark before exactly three digits separates thousands, any other one fractions. */
function readNumber(cell: string): number | undefined {
  const text = cell.trim().replace(/[\s\u00a0%]/g, '')
  const plain = /^\d{1,3}([.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : text.replace(',', '.')
  const value = Number(plain)
  return plain === '' || !Number.isFinite(value) || value < 0 ? undefined : value
}
