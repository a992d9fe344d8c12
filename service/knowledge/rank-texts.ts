import type { Context } from '../context.ts'
import { sql } from '../db/sql.ts'
import { compileTerms, type Expansion, type QueryTerm } from './compile-query.ts'
import { matchOf, weighTerms } from './coverage-sql.ts'
import { parseQuery } from './parse-query.ts'
import { searchConfiguration } from './search-configuration.ts'
import { searchText } from './segment-words.ts'

export type TextRanking = {
  /** For each passage what it has of the topic, from 0 to 1. */
  coverage: number[]
  missing: { word: string; subject: string | undefined }[]
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
  const matches = await matchTexts(ctx, configuration, terms, input.passages)
  const found = terms.map((_, place) => matches.filter((row) => (row[place] ?? 0) > 0).length)
  const weights = weighTerms(terms, found, input.passages.length)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return {
    coverage: matches.map(
      (row) => row.reduce((sum, match, place) => sum + match * (weights[place] ?? 0), 0) / total,
    ),
    missing: terms.filter(({ isFraming }, place) => !isFraming && found[place] === 0),
  }
}

async function matchTexts(
  ctx: Pick<Context, 'db'>,
  configuration: string,
  terms: readonly QueryTerm[],
  passages: readonly { title: string; text: string }[],
): Promise<number[][]> {
  const texts = passages.map(({ title, text }) => searchText(`${title}\n${text}`))
  const { rows } = await ctx.db.execute<{ matches: number[] }>(sql`
    select array[${sql.join(
      terms.map((term) => matchOf(sql`search`, term)),
      sql`, `,
    )}] as matches
    from (select to_tsvector(${configuration}::regconfig, text) as search, place
      from unnest(${sql.param(texts)}::text[]) with ordinality as given (text, place)) as indexed
    order by place`)
  return rows.map(({ matches }) => matches)
}
