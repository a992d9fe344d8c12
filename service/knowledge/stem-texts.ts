import type { Context } from '../core/context.ts'
import { sql } from '../db/sql.ts'
import { searchConfiguration } from './search-configuration.ts'
import { searchText } from './segment-words.ts'

/** The stems of each short text, as the full-text index has them: without very common words, in no order. */
export async function stemTexts(
  ctx: Pick<Context, 'db'>,
  texts: readonly { text: string; language: string }[],
): Promise<ReadonlySet<string>[]> {
  if (texts.length === 0) return []
  const names = texts.map(({ language }) => searchConfiguration(language))
  const words = texts.map(({ text }) => searchText(text))
  const { rows } = await ctx.db.execute<{ stems: string[] }>(sql`
    select tsvector_to_array(to_tsvector(name::regconfig, words)) as stems
    from unnest(${sql.param(names)}::text[], ${sql.param(words)}::text[])
      with ordinality as given (name, words, place)
    order by place`)
  return rows.map(({ stems }) => new Set(stems))
}
