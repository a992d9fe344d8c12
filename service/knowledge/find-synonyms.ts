import type { Context } from '../core/context.ts'
import { sql } from '../db/sql.ts'
import { findWordNetWords, readSynonymGroups } from './read-synonyms.ts'
import { phraseText } from './segment-words.ts'

/** A word as the index knows it: `query` is PostgreSQL's text form of a `tsquery`, empty for a very common word. */
export type IndexedWord = { word: string; query: string; lexemes: string[] }

/**
 * `near`: from a list of our own, and compounds with the word. `far`: from WordNet, which knows rarer senses, too, and the
 * ends of the word where it may be a compound.
 */
export type Synonyms = {
  near: IndexedWord[]
  far: string[]
  /** It means much else besides, as the list says. */
  isAmbiguous: boolean
}

/** The groups that a stem is in. */
type GroupIndex = ReadonlyMap<string, IndexedWord[][]>

/** Languages that write compounds as one word, whose last part says what the whole is. */
const compounding: ReadonlySet<string> = new Set(['german', 'dutch', 'swedish', 'danish', 'norwegian'])

export function isCompounding(configuration: string): boolean {
  return compounding.has(configuration)
}

const minCompoundPart = 5
/** Shorter beginnings are prefixes: Versicherung is no Sicherung. */
const minCompoundStart = 5
const maxFar = 16

/** Words that mean nearly the same as a word, in the language of a text search configuration. */
export async function findSynonyms(
  ctx: Pick<Context, 'db'>,
  configuration: string,
  { word, lexemes }: IndexedWord,
): Promise<Synonyms> {
  const index = await groupIndex(ctx, configuration)
  const groups =
    lexemes.length === 1 ? lexemes.flatMap((lexeme) => groupsOf(index, configuration, lexeme)) : []
  const own = new Set(lexemes)
  const near = groups.flatMap((words) => words.filter((one) => !one.lexemes.every((stem) => own.has(stem))))
  if (compounding.has(configuration)) {
    near.push(...[{ word, lexemes }, ...near].flatMap((one) => compoundsOf(one.word, one.lexemes)))
  }
  const far =
    configuration === 'english'
      ? await findWordNetWords(word)
      : compounding.has(configuration)
        ? endingsOf(word)
        : []
  const isAmbiguous = groups.some((words) => !words.some((one) => one.lexemes.every((stem) => own.has(stem))))
  return { near, far: far.slice(0, maxFar), isAmbiguous }
}

function groupsOf(index: GroupIndex, configuration: string, lexeme: string): IndexedWord[][] {
  const exact = index.get(lexeme)
  if (exact || !compounding.has(configuration)) return exact ?? []
  // Wärmepumpenpreise are prices.
  for (let from = 3; from <= lexeme.length - minCompoundPart; from += 1) {
    const part = index.get(lexeme.slice(from))
    if (part) return part
  }
  return []
}

/** Preis finds Preisliste. */
function compoundsOf(word: string, lexemes: readonly string[]): IndexedWord[] {
  return lexemes.flatMap((lexeme) =>
    lexeme.length >= minCompoundPart && /^\p{L}+$/u.test(lexeme)
      ? [{ word, query: `'${lexeme}':*`, lexemes: [] }]
      : [],
  )
}

/** Fahrradkette finds Kette: the ends of a long word, of which those that are no words find nothing. */
function endingsOf(word: string): string[] {
  if (!/^\p{L}+$/u.test(word)) return []
  const ends: string[] = []
  for (let from = minCompoundStart; from <= word.length - minCompoundPart; from += 1)
    ends.push(word.slice(from))
  return ends
}

const indexes = new Map<string, Promise<GroupIndex>>()

/** Stemmed once in a process: the stemmers of one release of PostgreSQL do not change. */
function groupIndex(ctx: Pick<Context, 'db'>, configuration: string): Promise<GroupIndex> {
  const known = indexes.get(configuration)
  if (known) return known
  const made = makeGroupIndex(ctx, configuration)
  indexes.set(configuration, made)
  made.catch(() => indexes.delete(configuration))
  return made
}

async function makeGroupIndex(ctx: Pick<Context, 'db'>, configuration: string): Promise<GroupIndex> {
  const rows = await readSynonymGroups(configuration)
  const plain = (word: string) => word.replace(/~$/, '')
  const indexed = await indexWords(ctx, configuration, rows.flat().map(plain))
  const index = new Map<string, IndexedWord[][]>()
  for (const row of rows) {
    const all = row.flatMap((word) => indexed.get(plain(word)) ?? [])
    const words = row.flatMap((word) => indexed.get(word) ?? [])
    for (const stem of new Set(all.flatMap(({ lexemes }) => (lexemes.length === 1 ? lexemes : [])))) {
      index.set(stem, [...(index.get(stem) ?? []), words])
    }
  }
  return index
}

/** Words as the index has them; very common ones are left out. */
export async function indexWords(
  ctx: Pick<Context, 'db'>,
  configuration: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, IndexedWord>> {
  const distinct = [...new Set(words)]
  if (distinct.length === 0) return new Map()
  const { rows } = await ctx.db.execute<IndexedWord>(sql`
    select word, phraseto_tsquery(${configuration}::regconfig, text)::text as query,
      tsvector_to_array(to_tsvector(${configuration}::regconfig, text)) as lexemes
    from unnest(${sql.param(distinct)}::text[], ${sql.param(distinct.map(phraseText))}::text[]) as given (word, text)`)
  return new Map(rows.filter(({ query }) => query !== '').map((row) => [row.word, row]))
}
