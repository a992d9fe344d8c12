import type { AgentContext } from '../core/context.ts'
import { sql } from '../db/sql.ts'
import type { LanguageQuery } from './compile-query.ts'
import { searchConfiguration } from './search-configuration.ts'
import { segmentWords } from './segment-words.ts'

/** A half-open range of UTF-16 code units. */
export type Highlight = [from: number, to: number]

/**
 * The asked words and their inflections in each passage, in order and not overlapping; none in a passage that says it in
 * other words, which a reader would take for mistakes. The dictionaries that made the index decide which words have a stem
 * of the query.
 */
export async function highlightPassages(
  ctx: AgentContext,
  queries: readonly LanguageQuery[],
  passages: readonly { text: string; language: string }[],
): Promise<Highlight[][]> {
  const segmented = passages.map(({ text, language }) => ({
    configuration: searchConfiguration(language),
    words: segmentWords(text),
  }))
  const distinct = new Map<string, Set<string>>()
  for (const { configuration, words } of segmented) {
    const known = distinct.get(configuration) ?? new Set()
    for (const { word } of words) known.add(word)
    distinct.set(configuration, known)
  }
  const asked = new Map<string, ReadonlySet<string>>()
  for (const [configuration, words] of distinct)
    asked.set(configuration, await askedWords(ctx, queries, configuration, [...words]))
  return segmented.map(({ configuration, words }) =>
    joined(words.filter(({ word }) => asked.get(configuration)?.has(word))),
  )
}

/** Those of `words` that have a stem of a word of the query. */
async function askedWords(
  ctx: AgentContext,
  queries: readonly LanguageQuery[],
  configuration: string,
  words: string[],
): Promise<ReadonlySet<string>> {
  const terms = queries.find((one) => one.configuration === configuration)?.terms ?? []
  const stems = [...new Set(terms.flatMap((term) => term.own))]
  if (stems.length === 0) return new Set()
  const { rows } = await ctx.db.execute<{ word: string }>(sql`
    select word
    from unnest(${sql.param(words)}::text[]) as word,
      lateral (select tsvector_to_array(to_tsvector(${configuration}::regconfig, word)) as stems) as stemmed
    where stems && ${sql.param(stems)}::text[]`)
  return new Set(rows.map(({ word }) => word))
}

/** Pairs of letters overlap and words without spaces touch; together they form the query. */
function joined(words: readonly { from: number; to: number }[]): Highlight[] {
  const highlights: Highlight[] = []
  for (const { from, to } of words.toSorted((a, b) => a.from - b.from)) {
    const last = highlights.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else highlights.push([from, to])
  }
  return highlights
}
