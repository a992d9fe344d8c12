import type { AgentContext } from '../core/context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { sql } from '../db/sql.ts'
import { isVerbatim } from './parse-query.ts'
import { isWholeQuestion } from './split-questions.ts'

const maxQuestions = 3
/** A list of a whole library is not read through for its headings. */
const maxDocuments = 20
const maxPassages = 50

/**
 * The first headings of each of the first of these documents that are questions a search can be asked, by its id; none of
 * documents that only show a voice.
 */
export async function listAskedHeadings(
  ctx: AgentContext,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (documentIds.length === 0) return new Map()
  // By the index of the places of a document: no other passage is read.
  const { rows } = await ctx.db.execute<{ id: string; language: string; heading: string | null }>(sql`
    select d.id, d.language, c.heading from ${knowledgeDocuments} d, lateral (
      select c.heading_path ->> -1 as heading, c.position from ${knowledgeChunks} c
      where c.document_id = d.id and c.position < ${maxPassages} order by c.position
    ) as c
    where d.tenant_id = ${ctx.caller.tenantId} and d.role <> 'voice'
      and d.id = any(${sql.param(documentIds.slice(0, maxDocuments))}::uuid[])
    order by d.id, c.position`)
  const asked = rows.flatMap(({ id, heading, language }) =>
    heading !== null && isWholeQuestion(heading, language) && !isVerbatim(heading) ? [{ id, heading }] : [],
  )
  return new Map(
    [...Map.groupBy(asked, ({ id }) => id)].map(([id, of]) => [
      id,
      [...new Set(of.map(({ heading }) => heading))].slice(0, maxQuestions),
    ]),
  )
}
