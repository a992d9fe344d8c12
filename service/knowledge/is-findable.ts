import { knowledgeChunks } from '../db/schema/knowledge.ts'
import { sql } from '../db/sql.ts'

/** Words of the text weigh D, those of title and headings more: a chunk without one of D cannot be found by what it says. */
export const isFindable = sql<boolean>`ts_filter(${knowledgeChunks.search}, '{d}') <> ''`
