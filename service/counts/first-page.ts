import { type SQL, sql } from '../db/sql.ts'

/** The most rows of a page that is planned once for all. */
const maxRows = 100

/** Whether a page is a first one that is not too long to be planned once for all. */
export function isFirstPage(limit: number, skip: number): boolean {
  return skip === 0 && limit <= maxRows
}

/**
 * The limit of the rows that a first page is taken from. Written into the statement, since PostgreSQL takes an unknown
 * limit for a tenth of all rows and then plans each look anew, which costs more than reading the rows.
 */
export const limitOfFirstPage: SQL = sql.raw(`limit ${maxRows}`)
