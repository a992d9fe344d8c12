import type { Context } from '../core/context.ts'
import { articleVersions } from '../db/schema/articles.ts'
import { sql } from '../db/sql.ts'
import { deletedRows, deleteInBatches } from '../retention/delete-in-batches.ts'

/**
 * Maintenance: old edits go that a newer version replaced. The text as it was generated stays, because edits are compared
 * with it, and so does the last version of every address that the article once had, because it leads to the present one.
 */
export function deleteOldVersions(ctx: Context): Promise<void> {
  const { articleId, version, slug, origin, createdAt } = articleVersions
  return deleteInBatches(ctx, { kept: 'versions', days: ctx.config.keepDays.versions }, (before) =>
    deletedRows(
      articleVersions,
      sql`${createdAt} < ${before} and ${origin} = 'edited' and exists (
        select from ${articleVersions} as newer where newer.article_id = ${articleId}
          and newer.version > ${version} and newer.slug = ${slug}
      ) order by ${createdAt}`,
    ),
  )
}
