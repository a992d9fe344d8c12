import type { AgentContext } from '../core/context.ts'
import { sql } from '../db/sql.ts'
import type { LanguageQuery } from './compile-query.ts'
import { searchConfiguration } from './search-configuration.ts'
import { segmentWords } from './segment-words.ts'

/** A half-open range of UTF-16 code units. */
export type Highlight = [from: number, to: number]

/**
 * The matching words of each passage, in order and not overlapping: the asked words and their inflections, and only where
 * a passage has none of them, those that mean nearly the same. The dictionaries that made the index decide which words
 * have a stem of the query.
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
  const matching = new Map<string, Matching>()
  for (const [configuration, words] of distinct)
    matching.set(configuration, await matchingWords(ctx, queries, configuration, [...words]))
  return segmented.map(({ configuration, words }) => {
    const { own, related } = matching.get(configuration) ?? none
    const asked = words.filter(({ word }) => own.has(word))
    return joined(asked.length > 0 ? asked : words.filter(({ word }) => related.has(word)))
  })
}

/** Words of passages that have a stem of a word of the query, and those with one of another word for it. */
type Matching = { own: ReadonlySet<string>; related: ReadonlySet<string> }
const none: Matching = { own: new Set(), related: new Set() }

async function matchingWords(
  ctx: AgentContext,
  queries: readonly LanguageQuery[],
  configuration: string,
  words: string[],
): Promise<Matching> {
  const terms = queries.find((one) => one.configuration === configuration)?.terms ?? []
  const lexemes = [...new Set(terms.flatMap((term) => term.lexemes))]
  if (lexemes.length === 0) return none
  const asked = [...new Set(terms.flatMap((term) => term.own))]
  const { rows } = await ctx.db.execute<{ word: string; is_own: boolean }>(sql`
    select word, stems && ${sql.param(asked)}::text[] as is_own
    from unnest(${sql.param(words)}::text[]) as word,
      lateral (select tsvector_to_array(to_tsvector(${configuration}::regconfig, word)) as stems) as stemmed
    where stems && ${sql.param(lexemes)}::text[]`)
  const wordsOf = (isOwn: boolean) =>
    new Set(rows.filter((row) => row.is_own === isOwn).map(({ word }) => word))
  return { own: wordsOf(true), related: wordsOf(false) }
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
