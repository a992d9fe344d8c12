import { type AnyColumn, asc, desc, type SQL } from './sql.ts'

/**
 * The order of a list by one of its columns, turned round by a minus before its name, and by `id` among equal rows, so that
 * no row is on two pages. Newest first without a sort. Each of `columns` needs an index that is written the same way.
 */
export function orderByColumn<Name extends string>(
  sort: Name | `-${Name}` | undefined,
  columns: Readonly<Record<Name, AnyColumn | SQL>>,
  { createdAt, id }: { createdAt: AnyColumn; id: AnyColumn },
): SQL[] {
  if (!sort) return [desc(createdAt), desc(id)]
  const isTurned = sort.startsWith('-')
  // The type of `sort` leaves nothing else.
  const column = columns[(isTurned ? sort.slice(1) : sort) as Name]
  return isTurned ? [desc(column), desc(id)] : [asc(column), asc(id)]
}
