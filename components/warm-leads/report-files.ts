import { stringify } from 'csv-stringify/sync'
import { webAddress } from '#lib/web-address.ts'

/** A file of a report: by its name, and where it is. */
export type ReportFile = { label: string; href: string; isOutside: boolean }

type Exports = { exportRows?: readonly object[]; exportUrls?: Readonly<Record<string, unknown>> }

const ownFormats = ['csv', 'xlsx', 'json']
/** What is made here of the rows in a report. */
const formatsOfRows = ['csv', 'json']

/**
 * The files that there are of a report: those of the service itself, which need the key; those that it keeps elsewhere; and
 * where it only sends rows, what can be made of them. None where a report names neither.
 */
export function reportFiles(id: string, { exportRows = [], exportUrls = {} }: Exports): ReportFile[] {
  const named = Object.entries(exportUrls).flatMap(([name, told]): [string, string][] => {
    const address = typeof told === 'string' ? webAddress(told) : undefined
    return address ? [[name, address]] : []
  })
  const isOwn = ([name, address]: [string, string]) =>
    ownFormats.includes(name) && new URL(address).pathname.endsWith(`/${id}/export`)
  const own = named.filter(isOwn).map(([name]) => name)
  const formats = own.length > 0 ? own : exportRows.length > 0 ? formatsOfRows : []
  return [
    ...formats.map((format) => ({
      label: format.toUpperCase(),
      href: `/api/warm-leads/${encodeURIComponent(id)}/export?format=${format}`,
      isOutside: false,
    })),
    ...named
      .filter((one) => !isOwn(one))
      .map(([name, href]) => ({ label: name.replaceAll('_', ' '), href, isOutside: true })),
  ]
}

/**
 * Rows of any members as CSV (RFC 4180), a column for each member that occurs. What a spreadsheet would run as a formula
 * gets an apostrophe in front (OWASP, CSV injection).
 */
export function rowsCsv(rows: readonly object[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row) => names.map((name) => cellOf(Reflect.get(row, name))))
  return stringify([names, ...cells], { escape_formulas: true, bom: true, record_delimiter: 'windows' })
}

function cellOf(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
