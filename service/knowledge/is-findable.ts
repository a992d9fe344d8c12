import { sql } from 'drizzle-orm'
import { knowledgeChunks } from '../db/schema/knowledge.ts'

/** Words of the text weigh D, those of title and headings more: a chunk without one of D cannot be found by what it says. */
export const isFindable = sql<boolean>`ts_filter(${knowledgeChunks.search}, '{d}') <> ''`
