import { type SQL, sql } from '../db/sql.ts'
import type { QueryTerm } from './compile-query.ts'

/** The weight of a word that matches in place of the query word. */
export const nearShare = 0.75
export const farShare = 0.5
/** A word that says how the topic is phrased, beside one that says what it is about: several together still say little. */
const framingShare = 0.03
/** A word that no text has is what the tenant's documents do not speak of: it weighs more than the rarest they have. */
const missingShare = 1.5
/** Neighbours that are in the same texts are one expression, which counts little more than one word: heat pump. */
const expressionShare = 0.55
const sameTexts = 0.8

/**
 * Common table expressions that end in `covered (id, coverage, text_coverage, found, weights)`: for each passage the weighted
 * part of the query words that it has, from 0 to 1, the same for its whole text, the number of texts that contain each word,
 * and what each weighs.
 * The rarer a word is in the texts, the more it weighs: "heat pump" says little in the documents of a company that sells
 * heat pumps.
 * @param source after `from`: passages with `id`, `text_id` and `search`
 * @param texts number of texts
 */
export function coverageTables(terms: readonly QueryTerm[], source: SQL, texts: SQL): SQL {
  const each = (make: (term: QueryTerm, place: number) => SQL, between = ', ') =>
    sql.join(terms.map(make), sql.raw(between))
  return sql`
    matched as materialized (
      select id, text_id, ${each((term, place) => sql`${matchOf(term)} as ${name('m', place)}`)} from ${source}
    ), found_in as (
      select text_id, ${each(
        (_, place) =>
          sql`max(${name('m', place)}) > 0 as ${name('h', place)}, max(${name('m', place)}) as ${name('t', place)}`,
      )}
      from matched group by text_id
    ), counted as (
      select ${each((_, place) => sql`count(*) filter (where ${name('h', place)})::float8 as ${name('f', place)}`)},
        ${texts}::float8 as texts
      from found_in
    ), weighted as (
      select ${each((_, place) => sql`${weightOf(terms, place)} as ${name('w', place)}`)},
        array[${each((_, place) => sql`${name('f', place)}::int`)}] as found,
        array[${each((_, place) => sql`${weightOf(terms, place)}`)}] as weights
      from counted
    ), covered as (
      select id, found, weights, (${each((_, place) => sql`${name('m', place)} * ${name('w', place)}`, ' + ')})
        / (${each((_, place) => name('w', place), ' + ')}) as coverage,
        (${each((_, place) => sql`${name('t', place)} * ${name('w', place)}`, ' + ')})
        / (${each((_, place) => name('w', place), ' + ')}) as text_coverage
      from weighted left join matched on true left join found_in using (text_id)
    )`
}

function name(prefix: string, place: number): SQL {
  return sql.raw(`${prefix}${place}`)
}

/** Whether a passage has the word itself, one that means nearly the same, or neither. */
function matchOf({ exact, near, far }: QueryTerm): SQL {
  const cases = [
    { query: exact, share: 1 },
    { query: near, share: nearShare },
    { query: far, share: farShare },
  ].filter(({ query }) => query !== '')
  return sql`case ${sql.join(
    cases.map(({ query, share }) => sql`when search @@ ${query}::tsquery then ${sql.raw(String(share))}`),
    sql` `,
  )} else 0 end::float8`
}

function weightOf(terms: readonly QueryTerm[], place: number): SQL {
  const found = name('f', place)
  const neighbours = [place - 1, place + 1].filter((other) => {
    const [one, two] = [terms[Math.min(place, other)], terms[Math.max(place, other)]]
    return one && two && two.position === one.position + 1
  })
  const isExpression = sql.join(
    [
      sql`false`,
      ...neighbours.map((other) => {
        const count = name('f', other)
        // Both missing: documents that never name the company's own product, as in a firm with one.
        return sql`(greatest(${found}, ${count}) = 0 or least(${found}, ${count}) > 0
          and least(${found}, ${count}) >= ${sql.raw(String(sameTexts))} * greatest(${found}, ${count}))`
      }),
    ],
    sql` or `,
  )
  return sql`ln(1 + (texts + 1) / (greatest(${found}, 1) + 0.5))
    * case when ${found} = 0 then ${sql.raw(String(missingShare))} else 1 end
    * case when ${isExpression} then ${sql.raw(String(expressionShare))} else 1 end
    * ${sql.raw(String(terms[place]?.isFraming ? framingShare : 1))}::float8`
}
