import { type NumericColumn, readNumericColumn } from './numeric-column.ts'
import { readTimes } from './read-times.ts'

/** What of a table can be drawn without saying more than it does. `rows` are the indexes of the rows that are drawn. */
export type Chart =
  | { kind: 'bars'; rows: number[]; series: NumericColumn }
  /** `at`: where each row stands in time; the distance between two is that between their moments. */
  | { kind: 'line'; rows: number[]; series: NumericColumn[]; at: number[] }

export type ChartTable = {
  header: readonly string[]
  rows: readonly (readonly string[])[]
  /** BCP 47 tag: says which separator of a number is the decimal one. */
  language: string
}

const maxBars = 14
const minPoints = 4
const maxPoints = 60
const maxLines = 3
/** A column that names, orders or codes its rows; as bars it would say nothing. */
const namesRows =
  /^(?:#|no\.?|nr\.?|rank(?:ing)?|rang|place|platz|position|puesto|posto|id|code|version|year|jahr|a[ñn]n?[oé]e?|date|datum|fecha|data|page|seite|plaats|positie|jaar|pagina|bron|zip|postcode|source|quelle)$/i
/** Rows are different quantities, so bare numbers below each other have nothing in common. */
const listsQuantities =
  /^(?:metric|measure|indicator|kpi|figure|parameter|property|attribute|feature|spec(?:ification)?|value|item|kennzahl|messgröße|merkmal|eigenschaft|wert|kengetal|kenmerk|eigenschap|waarde|métrica|indicador|parámetro|indicateur|mesure|paramètre|valeur|indicatore|parametro)s?$/i
const unitColumn = /^(?:units?|einheit(?:en)?|eenhe(?:id|den)|unidad(?:es)?|unités?|unità|unidades?|uom)$/i
const wholes =
  /^(?:(?:grand |sub)?total|sum|overall|altogether|gesamt|summe|insgesamt|total(?:e|es)?|suma|ensemble|somme|合計|总计|итого)(?!\p{L})/iu

/** Undefined where a chart would compare what cannot be compared. */
export function findChart(table: ChartTable): Chart | undefined {
  const unit = unitsOfRows(table)
  if (unit === 'mixed') return undefined
  return findLine(table) ?? findBars(table, unit)
}

function findLine(table: ChartTable): Chart | undefined {
  const { header, rows, language } = table
  if (rows.length < minPoints || rows.length > maxPoints) return undefined
  const times = readTimes(
    rows.map(([first = '']) => first),
    language,
  )
  if (!times) return undefined
  const columns = header.flatMap((_, column) => {
    const found = column > 0 && !isName(header[column]) ? readNumericColumn(table, column) : undefined
    return found?.values.every((value) => value !== undefined) ? [found] : []
  })
  const [first] = columns
  if (!first) return undefined
  // Bare numbers may count unlike things; those with a unit share what they are measured in.
  const series =
    first.unit === '' ? [first] : columns.filter(({ unit }) => unit === first.unit).slice(0, maxLines)
  const order = rows.map((_, row) => row).toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0))
  return { kind: 'line', rows: order, series, at: order.map((row) => times[row] ?? 0) }
}

function findBars(table: ChartTable, unit: 'one' | 'unknown'): Chart | undefined {
  const { header, rows } = table
  const drawn = rows.flatMap(([first = ''], row) => (wholes.test(plain(first)) ? [] : [row]))
  if (drawn.length > maxBars) return undefined
  for (let column = 1; column < header.length; column++) {
    const series = isName(header[column]) ? undefined : readNumericColumn(table, column)
    if (!series) continue
    if (series.unit === '' && unit === 'unknown' && listsQuantities.test(plain(header[0] ?? ''))) continue
    const filled = drawn.filter((row) => series.values[row] !== undefined)
    if (filled.length >= 2) return { kind: 'bars', rows: filled, series }
  }
  return undefined
}

/** Whether the rows say themselves what they are measured in, and whether it is the same for all. */
function unitsOfRows({ header, rows }: ChartTable): 'one' | 'mixed' | 'unknown' {
  const column = header.findIndex((name) => unitColumn.test(plain(name)))
  const said = rows.map((row) => plain((column > 0 ? row[column] : unitInBrackets(row[0])) ?? ''))
  const units = new Set(said)
  if (units.size > 1) return said.some((unit) => unit !== '') ? 'mixed' : 'unknown'
  return units.has('') ? 'unknown' : 'one'
}

/** `€m` of `Revenue (€m)` and `kg` of `Weight, kg`; empty for words, which say something else. */
function unitInBrackets(label: string | undefined): string {
  const [, bracketed = '', after = ''] = /(?:\(([^()]{1,12})\)|, ?(\S{1,4}))\s*$/u.exec(label ?? '') ?? []
  const found = bracketed || after
  return /\p{Sc}|%|‰|°|^(?:[kMGT]?W(?:h)?|[kmµ]?g|[kcmµn]?m[²³]?|[mµ]?l|h|s|ms|min|days?|hours?|years?|[kMGT]?B|Hz|bar|Pa|pts?|pp)$/u.test(
    found,
  )
    ? found
    : ''
}

function isName(header: string | undefined): boolean {
  return namesRows.test(plain(header ?? ''))
}

function plain(cell: string): string {
  return cell.replace(/\[\d+(?:,\s*\d+)*\]|\*|`/g, '').trim()
}
