import type { Context } from '../core/context.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { and, eq, inArray } from '../db/sql.ts'
import { isPdfLink } from './lead-links.ts'
import { pdfKey } from './lead-magnet-files.ts'

/** The PDF behind a signed `pdf_url`; undefined for a link that was changed or has run out. */
export async function openPdf(
  ctx: Context,
  link: { leadMagnetId: string; expires: string; signature: string },
): Promise<{ pdf: Uint8Array; slug: string } | undefined> {
  if (!isPdfLink(ctx, link)) return undefined
  const [row] = await ctx.db
    .select({ id: leadMagnets.id, tenantId: leadMagnets.tenantId, slug: leadMagnets.slug })
    .from(leadMagnets)
    .where(and(eq(leadMagnets.id, link.leadMagnetId), inArray(leadMagnets.status, ['draft', 'published'])))
  const file = row && (await ctx.engines.files.find(pdfKey(row)))
  return file && { pdf: file.bytes, slug: row.slug ?? 'lead-magnet' }
}
