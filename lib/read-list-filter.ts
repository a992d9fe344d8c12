import type { z } from 'zod'

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/**
 * The filter that a query string asks for, by the schema of the operation that lists. Search parameters are anybody's: what
 * does not fit its bounds counts as left out, and members left out are absent, so that equal filters are equal keys.
 * @param rowsPerPage where no valid `limit` is given
 */
export function readListFilter<T extends z.ZodObject>(
  query: T,
  params: SearchParams,
  rowsPerPage: number,
): Partial<z.infer<T>> & { limit: number; offset: number } {
  const found = Object.entries(query.shape).flatMap(([name, schema]) => {
    const given = params[name]
    const value = typeof given === 'string' ? given.trim() : given
    const read = value ? schema.safeParse(value) : undefined
    return read?.success ? [[name, read.data] as const] : []
  })
  // Each member was parsed by the schema of its own name, a link that the compiler cannot follow.
  return { limit: rowsPerPage, offset: 0, ...(Object.fromEntries(found) as Partial<z.infer<T>>) }
}
