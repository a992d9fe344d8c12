import type { Context } from '../core/context.ts'
import { sql } from '../db/sql.ts'
import { compileTerms, type Expansion } from './compile-query.ts'
import { coverageTables } from './coverage-sql.ts'
import { parseQuery } from './parse-query.ts'
import { searchConfiguration } from './search-configuration.ts'
import { searchText } from './segment-words.ts'

export type TextRanking = {
  /** For each passage what it has of the topic, from 0 to 1. */
  coverage: number[]
  missing: { word: string }[]
}

/** How much of a topic each passage of texts has that are not in the knowledge base, such as pages just read. */
export async function rankTexts(
  ctx: Pick<Context, 'db'>,
  input: {
    topic: string
    language: string
    passages: readonly { title: string; text: string }[]
    expansion?: Expansion | undefined
  },
): Promise<TextRanking> {
  const configuration = searchConfiguration(input.language)
  const { words } = parseQuery(input.topic)
  const terms = words === '' ? [] : await compileTerms(ctx, configuration, words, input.expansion)
  if (terms.length === 0 || input.passages.length === 0) {
    return { coverage: input.passages.map(() => 0), missing: [] }
  }
  const texts = input.passages.map(({ title, text }) => searchText(`${title}\n${text}`))
  const source = sql`(
    select place as id, place as text_id, to_tsvector(${configuration}::regconfig, text) as search
    from unnest(${sql.param(texts)}::text[]) with ordinality as given (text, place)
  ) as passages`
  const { rows } = await ctx.db.execute<{ coverage: number; found: number[] }>(sql`
    with ${coverageTables(terms, source, sql`${texts.length}::int`)}
    select coverage, found from covered order by id`)
  const found = rows[0]?.found
  return {
    coverage: rows.map(({ coverage }) => coverage),
    missing: terms.filter(({ isFraming }, place) => !isFraming && (found?.[place] ?? 0) === 0),
  }
}
