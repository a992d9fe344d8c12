import type { Context } from '../core/context.ts'
import { articleVersions } from '../db/schema/articles.ts'
import { sql } from '../db/sql.ts'
import { batchRows, deleteInBatches } from '../retention/delete-in-batches.ts'

/**
 * Maintenance: old edits go that a newer version replaced. The text as it was generated stays, because edits are compared
 * with it, and so does the last version of every address that the article once had, because it leads to the present one.
 */
export function deleteOldVersions(ctx: Context): Promise<void> {
  return deleteInBatches(
    ctx,
    { kept: 'versions', days: ctx.config.keepDays.versions },
    (before) => sql`
      with old as materialized (
        select article_id, version from ${articleVersions} as edit
        where created_at < ${before} and origin = 'edited' and exists (
          select from ${articleVersions} as newer where newer.article_id = edit.article_id
            and newer.version > edit.version and newer.slug = edit.slug
        )
        order by created_at limit ${batchRows} for update skip locked
      ), gone as (
        delete from ${articleVersions} as edit using old
        where edit.article_id = old.article_id and edit.version = old.version
        returning pg_column_size(edit) as bytes
      )
      select count(*)::int as rows, coalesce(sum(bytes), 0)::float8 as bytes from gone`,
  )
}
