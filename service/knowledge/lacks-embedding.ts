import { knowledgeChunks } from '../db/schema/knowledge.ts'
import { type SQL, sql } from '../db/sql.ts'

/** A passage that has no vector of this model: new, or embedded by another one. */
export function lacksEmbedding(model: string): SQL {
  return sql`${knowledgeChunks.embeddingModel} is distinct from ${model}`
}
