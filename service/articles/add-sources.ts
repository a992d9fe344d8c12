import type { SaveDraftInput } from '#contract/drafts.ts'
import type { AgentContext } from '../core/context.ts'
import { articleEvidence, articles } from '../db/schema/articles.ts'
import { and, eq, sql } from '../db/sql.ts'
import type { CheckSource } from '../engines/claim-check/check-source.ts'
import { getDocument } from '../knowledge/get-document.ts'
import type { ArticleRow } from './get-article-row.ts'

type CitedDocument = CheckSource & { reference: number; documentId: string; role: 'facts' | 'internal' }

/**
 * The documents that an edit cites under new numbers, with all their text.
 * @throws {ServiceError} `not_found` for a document that there is not
 */
export async function readCitedDocuments(
  ctx: AgentContext,
  row: Pick<ArticleRow, 'sources'>,
  wanted: NonNullable<SaveDraftInput['sources']>,
): Promise<CitedDocument[]> {
  const taken = new Set(row.sources.map(({ reference }) => reference))
  const fresh = new Map(
    wanted.filter(({ reference }) => !taken.has(reference)).map((one) => [one.reference, one]),
  )
  return Promise.all(
    [...fresh.values()].map(async ({ reference, document_id: documentId }) => {
      const { title, language, role, chunks } = await getDocument(ctx, documentId)
      return {
        reference,
        documentId,
        title,
        language: language ?? 'und',
        role: role === 'internal' ? ('internal' as const) : ('facts' as const),
        text: chunks.map(({ text }) => text).join('\n\n'),
        own: true,
      }
    }),
  )
}

/** Lists them among the sources of an article, and keeps their text to check later edits against. */
export async function addSources(
  tx: AgentContext,
  row: Pick<ArticleRow, 'id' | 'sources'>,
  cited: readonly CitedDocument[],
): Promise<void> {
  if (cited.length === 0) return
  const { tenantId } = tx.caller
  const sources = cited.map(({ reference, documentId, title, language, role }) => ({
    reference,
    kind: 'knowledge' as const,
    title,
    document_id: documentId,
    language,
    ...(role === 'internal' && { role }),
  }))
  await tx.db
    .update(articles)
    .set({ sources: [...row.sources, ...sources] })
    .where(and(eq(articles.id, row.id), eq(articles.tenantId, tenantId)))
  const [{ last } = { last: -1 }] = await tx.db
    .select({ last: sql<number>`coalesce(max(${articleEvidence.position}), -1)::int` })
    .from(articleEvidence)
    .where(eq(articleEvidence.articleId, row.id))
  await tx.db.insert(articleEvidence).values(
    cited.map(({ reference, role, title, documentId, language, text }, place) => ({
      articleId: row.id,
      tenantId,
      position: last + 1 + place,
      reference,
      kind: 'knowledge' as const,
      role,
      title,
      documentId,
      language,
      text,
    })),
  )
}
