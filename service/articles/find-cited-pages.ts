import type { AgentContext } from '../core/context.ts'
import { articleEvidence, articles } from '../db/schema/articles.ts'
import { and, desc, eq, isNotNull, sql } from '../db/sql.ts'
import { markdownBlocks } from '../engines/reader/markdown-blocks.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import { evidenceFloor } from '../knowledge/match-strength.ts'
import { rankTexts } from '../knowledge/rank-texts.ts'
import { pagePassages } from './page-passages.ts'

/** Older ones are not looked at: pages change. */
const newestPages = 60
const maxCharacters = 40_000
const maxPages = 3

/**
 * The pages cited by the tenant's published articles and relevant to a topic, as they were read, best first. The
 * tenant's articles themselves are no evidence, or a third party's figure would come back as the tenant's.
 */
export async function findCitedPages(ctx: AgentContext, topic: string): Promise<EvidenceSource[]> {
  const rows = await ctx.db
    .select({
      title: articleEvidence.title,
      url: articleEvidence.url,
      language: articleEvidence.language,
      publishedAt: articleEvidence.publishedAt,
      text: sql<string>`left(${articleEvidence.text}, ${maxCharacters})`,
    })
    .from(articleEvidence)
    .innerJoin(articles, eq(articles.id, articleEvidence.articleId))
    .where(
      and(
        eq(articles.tenantId, ctx.caller.tenantId),
        eq(articles.status, 'published'),
        eq(articleEvidence.kind, 'page'),
        isNotNull(articleEvidence.reference),
        isNotNull(articleEvidence.url),
      ),
    )
    .orderBy(desc(articles.publishedAt), articleEvidence.position)
    .limit(newestPages)
  const pages = [...new Map(rows.toReversed().map((row) => [row.url, row])).values()].flatMap(
    ({ url, text, ...page }) => (url === null ? [] : [{ ...page, url, blocks: markdownBlocks(text) }]),
  )
  const ranked = await Promise.all(
    pages.map(async (page) => {
      const passages = pagePassages(page)
      const { coverage } = await rankTexts(ctx, { topic, language: page.language, passages })
      return { page, coverage: Math.max(0, ...coverage) }
    }),
  )
  return ranked
    .filter(({ coverage }) => coverage >= evidenceFloor)
    .toSorted((a, b) => b.coverage - a.coverage)
    .slice(0, maxPages)
    .map(({ page }) => ({ ...page, id: page.url, kind: 'page', own: false, role: 'facts' }))
}
