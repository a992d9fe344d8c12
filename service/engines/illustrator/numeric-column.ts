/** A column of comparable numbers. `values` has one entry for each row; undefined where the cell is empty. */
export type NumericColumn = {
  column: number
  values: (number | undefined)[]
  /** What stands before or after every number, for example `€` or ` kg`. */
  unit: string
  write: { before: string; after: string }
}

// Sign and currency, digits with separators, then a unit; the number is one number, not a range.
const cellPattern = /^([+\-−–]?)\s*(\p{Sc}?)\s*([+\-−–]?)(\d[\d.,'’\s]*)(\s*)([^\d]{0,24})$/u
const empty = /^[\s\-–—]*$|^n\/?a$/i
const minValues = 2

/**
 * A column in which every filled cell is one number of the same unit. Years are names, not quantities. Undefined when it is
 * none: to draw unlike things on one scale would be a lie.
 */
export function readNumericColumn(
  { rows, language }: { rows: readonly (readonly string[])[]; language: string },
  column: number,
): NumericColumn | undefined {
  const decimal = decimalSeparator(language)
  const cells = rows.map((row) => row[column] ?? '')
  const parsed = cells.map((cell) => (empty.test(cell) ? undefined : parseCell(cell, decimal)))
  if (cells.some((cell, row) => !empty.test(cell) && parsed[row] === undefined)) return undefined
  const filled = parsed.filter((each) => each !== undefined)
  const units = new Set(filled.map((each) => each.unit))
  if (filled.length < minValues || filled.length * 2 < rows.length || units.size !== 1) return undefined
  if (filled.every(isYear)) return undefined
  const { unit = '', write = { before: '', after: '' } } = filled[0] ?? {}
  return { column, values: parsed.map((each) => each?.value), unit, write }
}

type Quantity = { value: number; unit: string; write: NumericColumn['write'] }

function isYear({ value, unit }: Quantity): boolean {
  return unit === '' && Number.isInteger(value) && value >= 1800 && value <= 2100
}

function parseCell(cell: string, decimal: string): Quantity | undefined {
  // References and emphasis of the text are not part of the number.
  const match = cellPattern.exec(cell.replace(/\[\d+(?:,\s*\d+)*\]|\*/g, '').trim())
  if (!match) return undefined
  const [, before = '', currency = '', after = '', digits = '', gap = '', unit = ''] = match
  const value = parseNumber(digits.replace(/[\s'’]/g, ''), decimal)
  if (value === undefined) return undefined
  const said = unit.trim()
  const space = gap || /\s$/.test(digits) ? ' ' : ''
  return {
    value: before || after ? (/\+/.test(before + after) ? value : -value) : value,
    unit: currency + said.replace(/^(day|hour|week|month|year|minute|second|point|unit)s$/, '$1'),
    write: { before: currency, after: said && `${space}${said}` },
  }
}
/** Reads `1,910.5`, `1.910,5` or `1910.5`: the last kind of separator is the decimal one unless it groups thousands. */
export function parseNumber(digits: string, decimal: string): number | undefined {
  const last = /[.,](?=[^.,]*$)/.exec(digits)?.[0]
  if (!last) return finite(digits)
  const other = last === '.' ? ',' : '.'
  const groups = digits.split(last)
  const isMixed = digits.includes(other)
  const looksGrouped = groups.slice(1).every((group) => group.length === 3) && (groups[0] ?? '').length <= 3
  const isDecimal = isMixed ? groups.length === 2 : groups.length === 2 && !(looksGrouped && last !== decimal)
  if (isDecimal) return finite(digits.replaceAll(other, '').replace(last, '.'))
  return looksGrouped ? finite(digits.replaceAll(last, '')) : undefined
}

function finite(digits: string): number | undefined {
  const value = Number(digits)
  return Number.isFinite(value) ? value : undefined
}

function decimalSeparator(language: string): string {
  try {
    return new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.'
  } catch {
    return '.'
  }
}
