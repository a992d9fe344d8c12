import { randomBytes } from 'node:crypto'
import type { Context } from '../core/context.ts'
import { batchRows } from '../db/in-batches.ts'
import { countedBatches, pageDays, visitorSalts } from '../db/schema/results.ts'
import { eq, sql } from '../db/sql.ts'
import { deletedRows, deleteInBatches } from '../retention/delete-in-batches.ts'

/** The salt of a day, the same for every process; the first that asks makes it. */
export async function findSalt(ctx: Pick<Context, 'db'>, day: string): Promise<Buffer> {
  await ctx.db
    .insert(visitorSalts)
    .values({ day, salt: randomBytes(32) })
    .onConflictDoNothing()
  const [found] = await ctx.db.select().from(visitorSalts).where(eq(visitorSalts.day, day))
  if (!found) throw new Error('A salt that was made is there.')
  return found.salt
}

/** In every zone of the world it is later than a day two days ago in UTC. */
const overAfterDays = 2

/**
 * Retention: forgets the salts of days that are over everywhere, and the sketches that were made with them; the numbers
 * stay. From then on nobody can tell whether two visits were one reader's.
 */
export async function forgetVisitors(ctx: Context): Promise<void> {
  const visitors = { kept: 'visitors', days: overAfterDays }
  const dayOf = (before: string) => before.slice(0, 10)
  await deleteInBatches(ctx, visitors, (before) =>
    deletedRows(visitorSalts, sql`${visitorSalts.day} <= ${dayOf(before)}`),
  )
  await deleteInBatches(
    ctx,
    visitors,
    (before) => sql`
      with old as materialized (
        select ctid as place, pg_column_size(sketch) as bytes from ${pageDays}
        where day <= ${dayOf(before)} and sketch is not null limit ${batchRows} for update skip locked
      ), emptied as (
        update ${pageDays} set sketch = null where ctid = any (array(select place from old)) returning 1
      )
      select (select count(*)::int from emptied) as rows,
        (select coalesce(sum(bytes), 0)::float8 from old) as bytes`,
  )
  await deleteInBatches(ctx, visitors, (before) =>
    deletedRows(countedBatches, sql`${countedBatches.countedAt} < ${before}`),
  )
}
