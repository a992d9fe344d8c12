import type { Sent } from '#contract/always-sent.ts'
import type { ChangeDocumentInput, KnowledgeDocument } from '#contract/knowledge.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid, notFound } from '../core/errors.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, eq, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { cleanLine } from './clean-text.ts'
import { documentJson } from './document-json.ts'
import { searchConfiguration } from './search-configuration.ts'
import { searchText } from './segment-words.ts'

/**
 * Changes the title or the role of a document. Every passage is found by the title, too, so that its index follows.
 * @throws {ServiceError} `not_found`, or `invalid` for a title without a word
 */
export async function changeDocument(
  ctx: AgentContext,
  documentId: string,
  input: ChangeDocumentInput,
): Promise<Sent<typeof KnowledgeDocument>> {
  const title = input.title === undefined ? undefined : cleanLine(input.title)
  if (title === '') throw invalid('title', 'Required.')
  return inTransaction(ctx, async (tx) => {
    const own = and(
      eq(knowledgeDocuments.id, documentId),
      eq(knowledgeDocuments.tenantId, ctx.caller.tenantId),
    )
    const [before] = await tx.db.select().from(knowledgeDocuments).where(own).for('update')
    if (!before) throw notFound('document')
    const changes = { title: title ?? before.title, role: input.role ?? before.role }
    await tx.db.update(knowledgeDocuments).set(changes).where(own)
    if (changes.title !== before.title) await indexTitle(tx, documentId, changes.title, before.language)
    return documentJson({ ...before, ...changes })
  })
}

/** Words of the title weigh A. */
async function indexTitle(
  tx: AgentContext,
  documentId: string,
  title: string,
  language: string,
): Promise<void> {
  const { search } = knowledgeChunks
  const words = sql`to_tsvector(${searchConfiguration(language)}::regconfig, ${searchText(title)})`
  await tx.db
    .update(knowledgeChunks)
    .set({ search: sql`setweight(${words}, 'A') || ts_filter(${search}, '{b,d}')` })
    .where(eq(knowledgeChunks.documentId, documentId))
}
