import type { AgentContext } from '../context.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { eq, sql } from '../db/sql.ts'
import { parseQuery } from './parse-query.ts'
import { searchConfiguration } from './search-configuration.ts'

/** A query as PostgreSQL's text form of `tsquery`, in the languages of the tenant's documents at once. */
export type CompiledQuery = {
  all: string
  any: string
  /** Empty when nothing is excluded. */
  excluded: string
  /** The stems asked for, by text search configuration. */
  lexemes: ReadonlyMap<string, ReadonlySet<string>>
}

/** Undefined when nothing in the query could be found, as with signs and very common words alone. */
export async function compileQuery(ctx: AgentContext, query: string): Promise<CompiledQuery | undefined> {
  const { all, words, excluded } = parseQuery(query)
  if (words === '') return undefined
  const { rows } = await ctx.db.execute<{
    name: string
    every: string
    lexemes: string[]
    unwanted: string[]
  }>(sql`
    select name, websearch_to_tsquery(name::regconfig, ${all})::text as every,
      tsvector_to_array(to_tsvector(name::regconfig, ${words})) as lexemes,
      array(select websearch_to_tsquery(name::regconfig, one)::text
        from unnest(${sql.param(excluded)}::text[]) as one) as unwanted
    from unnest(${sql.param(await configurationsInUse(ctx))}::text[]) as name`)
  const any = anyOf(rows.flatMap(({ lexemes }) => lexemes))
  if (any === '') return undefined
  return {
    all: eitherOf(rows.map(({ every }) => every)),
    any,
    excluded: eitherOf(rows.flatMap(({ unwanted }) => unwanted)),
    lexemes: new Map(rows.map(({ name, lexemes }) => [name, new Set(lexemes)])),
  }
}

async function configurationsInUse(ctx: AgentContext): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ language: knowledgeDocuments.language })
    .from(knowledgeDocuments)
    .where(eq(knowledgeDocuments.tenantId, ctx.caller.tenantId))
  return [...new Set(rows.map(({ language }) => searchConfiguration(language)))]
}

/** Very common words leave nothing of a query in their language. */
function eitherOf(queries: string[]): string {
  const some = new Set(queries.filter((query) => query !== ''))
  return [...some].map((query) => `( ${query} )`).join(' | ')
}

function anyOf(lexemes: string[]): string {
  return [...new Set(lexemes)].map(quoteLexeme).join(' | ')
}

/** A lexeme between quotation marks, in which a quotation mark and a backslash are doubled (PostgreSQL, "tsquery"). */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}
