import type { TimeSort } from '#contract/primitives.ts'
import { type AnyColumn, asc, desc, type SQL } from './sql.ts'

/** The order of a list by time, newest first unless asked otherwise; by `id` among rows of one moment. */
export function orderByTime(sort: TimeSort | undefined, at: AnyColumn, id: AnyColumn): SQL[] {
  return sort === 'when' ? [asc(at), asc(id)] : [desc(at), desc(id)]
}
