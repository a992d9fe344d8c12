import type { AgentContext } from '../core/context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { sql } from '../db/sql.ts'

const maxQuestions = 3

/** The first headings of each document that are questions, by its id; none of documents that only show a voice. */
export async function listAskedHeadings(
  ctx: AgentContext,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (documentIds.length === 0) return new Map()
  const { rows } = await ctx.db.execute<{ id: string; questions: string[] }>(sql`
    select id, (array_agg(heading order by place))[1:${sql.raw(String(maxQuestions))}] as questions from (
      select d.id, c.heading_path ->> -1 as heading, min(c.position) as place
      from ${knowledgeChunks} c join ${knowledgeDocuments} d on d.id = c.document_id
      where c.tenant_id = ${ctx.caller.tenantId} and d.role <> 'voice' and d.id = any(${sql.param([...documentIds])}::uuid[])
        and c.heading_path ->> -1 ~ '[?？؟]\\s*$'
      group by d.id, heading
    ) as asked group by id`)
  return new Map(rows.map(({ id, questions }) => [id, questions]))
}
