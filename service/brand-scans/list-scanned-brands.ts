import type { ScannedBrand } from '#contract/brand-scans.ts'
import type { AgentContext } from '../core/context.ts'
import { brandScans } from '../db/schema/brand-scans.ts'
import { desc, eq, sql } from '../db/sql.ts'
import { hasInventedAnswersSql, readsOwnContentSql, scoreBasis } from './score-basis.ts'

const most = 50

/** The brands that were scanned last, each with its number of scans and its last two scores. */
export async function listScannedBrands(ctx: AgentContext): Promise<ScannedBrand[]> {
  const newestFirst = sql`order by ${brandScans.createdAt} desc, ${brandScans.id} desc`
  const lastAt = sql<Date>`max(${brandScans.createdAt})`.mapWith(brandScans.createdAt)
  const rows = await ctx.db
    .select({
      name: sql<string>`(array_agg(${brandScans.brandName} ${newestFirst}))[1]`,
      scans: sql<number>`count(*)::int`,
      lastId: sql<string>`(array_agg(${brandScans.id} ${newestFirst}))[1]`,
      lastAt,
      lastScores: sql<
        Score[] | null
      >`to_jsonb((array_agg(jsonb_build_object('value', ${brandScans.score}, 'isOwn', ${readsOwnContentSql(brandScans.results)}, 'isInvented', ${hasInventedAnswersSql(brandScans.results)}) ${newestFirst}) filter (where ${brandScans.score} is not null))[1:2])`,
    })
    .from(brandScans)
    .where(eq(brandScans.tenantId, ctx.caller.tenantId))
    .groupBy(brandScans.brandKey)
    .orderBy(desc(lastAt))
    .limit(most)
  return rows.map((row) => ({
    brand_name: row.name,
    scans: row.scans,
    last_scan_id: row.lastId,
    last_scan_at: row.lastAt.toISOString(),
    ...scoresOf(row.lastScores ?? []),
  }))
}

type Score = { value: number; isOwn: boolean; isInvented: boolean }
type Scores = Pick<
  ScannedBrand,
  'last_score' | 'last_score_basis' | 'last_answers_invented' | 'previous_score'
>

/** Scores of different bases say nothing of each other. */
function scoresOf([last, previous]: readonly Score[]): Scores {
  if (last === undefined) return {}
  return {
    last_score: last.value,
    last_score_basis: scoreBasis(last.isOwn),
    ...(last.isInvented && { last_answers_invented: true as const }),
    ...(previous !== undefined && previous.isOwn === last.isOwn && { previous_score: previous.value }),
  }
}
