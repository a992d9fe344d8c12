import { randomBytes } from 'node:crypto'
import type { Context } from '../core/context.ts'
import { countedBatches, visitorSalts } from '../db/schema/results.ts'
import { eq, lt, sql } from '../db/sql.ts'

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
const overAfterMs = 2 * 86_400_000

/**
 * Retention: forgets the salts of days that are over everywhere, and the sketches that were made with them; the numbers
 * stay. From then on nobody can tell whether two visits were one reader's.
 */
export async function forgetVisitors(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - overAfterMs)
  const day = before.toISOString().slice(0, 10)
  await ctx.db.delete(visitorSalts).where(sql`${visitorSalts.day} <= ${day}`)
  await ctx.db.execute(sql`update page_days set sketch = null where day <= ${day} and sketch is not null`)
  await ctx.db.delete(countedBatches).where(lt(countedBatches.countedAt, before))
}
