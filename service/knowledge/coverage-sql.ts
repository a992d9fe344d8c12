import { type SQL, sql } from '../db/sql.ts'
import type { QueryTerm } from './compile-query.ts'

/** What a word counts that stands for the word asked for. */
const nearShare = 0.75
const farShare = 0.5
/** A word that says how the topic is phrased, beside one that says what it is about. */
const framingShare = 0.1
/** A word that no passage has is what the tenant's documents do not speak of: it weighs more than the rarest they have. */
const missingShare = 1.5

/** From 0 to 1: whether a passage has the word itself, one that means nearly the same, or neither. */
export function matchOf(search: SQL, { exact, near, far }: QueryTerm): SQL {
  const cases = [
    { query: exact, share: 1 },
    { query: near, share: nearShare },
    { query: far, share: farShare },
  ].filter(({ query }) => query !== '')
  return sql`case ${sql.join(
    cases.map(({ query, share }) => sql`when ${search} @@ ${query}::tsquery then ${sql.raw(String(share))}`),
    sql` `,
  )} else 0 end::float8`
}

/**
 * How much a word of the query says: the rarer it is in the passages the more. Heat pump says little in the documents
 * of somebody who sells heat pumps.
 * @param found in how many of them it is
 * @param passages how many passages there are
 */
export function weightOf({ isFraming }: QueryTerm, found: SQL, passages: SQL): SQL {
  return sql`ln(1 + (${passages} + 1)::float8 / (greatest(${found}, 1) + 0.5))
    * case when ${found} = 0 then ${sql.raw(String(missingShare))}::float8 else 1 end
    * ${sql.raw(String(isFraming ? framingShare : 1))}::float8`
}

/** The same as {@link weightOf}, for passages that are counted here. */
export function weightOfTerm({ isFraming }: QueryTerm, found: number, passages: number): number {
  const rarity = Math.log(1 + (passages + 1) / (Math.max(found, 1) + 0.5))
  return rarity * (found === 0 ? missingShare : 1) * (isFraming ? framingShare : 1)
}
