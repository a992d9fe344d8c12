import type { BrandMentions, BrandScanResult } from '#contract/brand-scans.ts'
import { type ShareMove, shareMove } from '#contract/share-move.ts'
import type { AgentContext } from '../core/context.ts'
import { brandScans } from '../db/schema/brand-scans.ts'
import { and, desc, eq, lt } from '../db/sql.ts'
import { shareOfVoice } from './brand-scan-json.ts'
import { namedBrands } from './scan-columns.ts'
import type { BrandScanRow } from './scanned-brand.ts'
import { readsOwnContent, readsOwnContentSql } from './score-basis.ts'

/** How the share of voice moved since the scan of the brand before this one that measured the same. */
export async function findShareMove(
  ctx: AgentContext,
  row: BrandScanRow,
  results: readonly BrandScanResult[],
): Promise<ShareMove | undefined> {
  const [before] = await ctx.db
    .select({ namedBrands, brandName: brandScans.brandName })
    .from(brandScans)
    .where(
      and(
        eq(brandScans.tenantId, row.tenantId),
        eq(brandScans.brandKey, row.brandKey),
        eq(brandScans.status, 'completed'),
        lt(brandScans.createdAt, row.createdAt),
        eq(readsOwnContentSql(brandScans.results), readsOwnContent(results)),
      ),
    )
    .orderBy(desc(brandScans.createdAt))
    .limit(1)
  return before && shareMove(shareOfVoice(before), mentionsIn(results, row.brandName))
}

function mentionsIn(results: readonly BrandScanResult[], name: string): BrandMentions[] {
  const own = { name, is_own: true, mentions: 0, answers: 0 }
  const rivals = new Map<string, BrandMentions>()
  for (const { unprompted_mentions, unprompted_answers, competitors = [] } of results) {
    own.mentions += unprompted_mentions ?? 0
    own.answers += unprompted_answers ?? 0
    for (const rival of competitors) {
      const sum = rivals.get(rival.name) ?? { ...rival, is_own: false, mentions: 0, answers: 0 }
      sum.mentions += rival.mentions
      sum.answers += rival.answers
      rivals.set(rival.name, sum)
    }
  }
  return [own, ...[...rivals.values()].toSorted((a, b) => b.mentions - a.mentions)].filter(
    ({ answers }) => answers > 0,
  )
}
