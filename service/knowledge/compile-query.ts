import type { AgentContext } from '../core/context.ts'
import { sql } from '../db/sql.ts'
import { findSynonyms, type IndexedWord, indexWords, type Synonyms } from './find-synonyms.ts'
import { framingIn } from './framing-words.ts'
import { listLanguages } from './list-languages.ts'
import { parseQuery } from './parse-query.ts'
import { searchConfiguration } from './search-configuration.ts'

/** One word of a query in one language. Its queries are PostgreSQL's text form of a `tsquery`; empty ones find nothing. */
export type QueryTerm = {
  word: string
  /** Its place among the words of the query, very common ones counted. */
  position: number
  exact: string
  near: string
  far: string
  /** All of these without the other words that were given for it. */
  unexpanded: string
  /** Stems of the word itself. */
  own: string[]
  /** Stems of the words that mean nearly the same. */
  nearLexemes: string[]
  /** Of several words that mean nearly the same only together: "single sign-on". */
  nearPhrases: string[][]
  /** All of these and the stems of what is further off. */
  lexemes: string[]
  isFraming: boolean
  /** It means much else besides. */
  isAmbiguous: boolean
}

/** A query as the documents of one text search configuration are asked it. */
export type LanguageQuery = {
  configuration: string
  /** BCP 47 tags of the documents that it is for. */
  languages: string[]
  /** The whole query, as a `tsquery`. */
  all: string
  /** Empty when nothing is excluded. */
  excluded: string
  terms: QueryTerm[]
}

/** Other words for the words of a query, for example from a model. */
export type Expansion = ReadonlyMap<string, readonly string[]>

/** A query is a topic, a sentence at most: words beyond so many add nothing. */
const maxTerms = 32
const maxRelated = 40
const noSynonyms: Synonyms = { near: [], far: [], isAmbiguous: false }

/**
 * A query in each language of the tenant's documents, with synonyms.
 * @returns nothing when nothing in it could be found, as with signs and very common words alone
 */
export async function compileQuery(
  ctx: AgentContext,
  query: string,
  expansion: Expansion = new Map(),
): Promise<LanguageQuery[]> {
  const parsed = parseQuery(query)
  if (parsed.words === '') return []
  const byConfiguration = Map.groupBy(await listLanguages(ctx), searchConfiguration)
  const compiled = await Promise.all(
    [...byConfiguration].map(async ([configuration, languages]) => {
      const [terms, { all, excluded }] = await Promise.all([
        compileTerms(ctx, configuration, parsed.words, expansion),
        compilePhrases(ctx, configuration, parsed),
      ])
      return { configuration, languages, all, excluded, terms }
    }),
  )
  return compiled.filter(({ terms }) => terms.length > 0)
}

/** The words of a text as terms of a language, very common ones left out, each once. */
export async function compileTerms(
  ctx: Pick<AgentContext, 'db'>,
  configuration: string,
  words: string,
  expansion: Expansion = new Map(),
): Promise<QueryTerm[]> {
  const asked = words.split(' ')
  const isFraming = framingIn(asked)
  const indexed = await indexWords(ctx, configuration, asked)
  const placed = asked.flatMap((name, position) => {
    const word = indexed.get(name)
    return word ? [{ word, position }] : []
  })
  // The first place of each counts.
  const distinct = [...new Map(placed.toReversed().map((one) => [one.word.query, one])).values()].toReversed()
  const found = await Promise.all(
    distinct.slice(0, maxTerms).map(async ({ word, position }) => ({
      word,
      position,
      synonyms: isFraming(word.word) ? noSynonyms : await findSynonyms(ctx, configuration, word),
      expanded: isFraming(word.word) ? [] : (expansion.get(word.word) ?? []),
    })),
  )
  const others = await indexWords(
    ctx,
    configuration,
    found.flatMap(({ synonyms, expanded }) => [...synonyms.far, ...expanded]),
  )
  return found.map(({ word, position, synonyms, expanded }) => {
    const own = new Set(word.lexemes)
    const known = (names: readonly string[]) =>
      names
        .flatMap((name) => others.get(name) ?? [])
        .filter(({ lexemes }) => !lexemes.every((stem) => own.has(stem)))
        .slice(0, maxRelated)
    const listed = synonyms.near.slice(0, maxRelated)
    const near = [...listed, ...known(expanded)]
    const far = known(synonyms.far)
    return {
      word: word.word,
      position,
      exact: word.query,
      near: eitherOf(near),
      far: eitherOf(far),
      unexpanded: eitherOf([word, ...listed, ...far]),
      own: word.lexemes,
      nearLexemes: [...new Set(near.flatMap(({ lexemes }) => (lexemes.length === 1 ? lexemes : [])))],
      nearPhrases: near.flatMap(({ lexemes }) => (lexemes.length > 1 ? [lexemes] : [])),
      lexemes: [...new Set([word, ...near, ...far].flatMap(({ lexemes }) => lexemes))],
      isFraming: isFraming(word.word),
      isAmbiguous: synonyms.isAmbiguous,
    }
  })
}

async function compilePhrases(
  ctx: AgentContext,
  configuration: string,
  { all, excluded }: { all: string; excluded: string[] },
): Promise<{ all: string; excluded: string }> {
  const { rows } = await ctx.db.execute<{ every: string; unwanted: string[] }>(sql`
    select websearch_to_tsquery(${configuration}::regconfig, ${all})::text as every,
      array(select websearch_to_tsquery(${configuration}::regconfig, one)::text
        from unnest(${sql.param(excluded)}::text[]) as one) as unwanted`)
  const unwanted = rows[0]?.unwanted ?? []
  return { all: rows[0]?.every ?? '', excluded: eitherOf(unwanted.map((query) => ({ query }))) }
}

/** One `tsquery` that any of them satisfies; empty ones, of very common words, are left out. */
export function eitherOf(queries: readonly Pick<IndexedWord, 'query'>[]): string {
  const some = new Set(queries.map(({ query }) => query).filter((query) => query !== ''))
  return [...some].map((query) => `( ${query} )`).join(' | ')
}
