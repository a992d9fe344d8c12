import { type SQL, sql } from '../db/sql.ts'
import type { QueryTerm } from './compile-query.ts'

/** What a word counts that stands for the word asked for. */
const nearShare = 0.75
const farShare = 0.5
/** A word that says how the topic is phrased, beside one that says what it is about. */
const framingShare = 0.1
/** A word that no text has is what the tenant's documents do not speak of: it weighs more than the rarest they have. */
const missingShare = 1.5
/** Neighbours that are in the same texts are one expression, which counts little more than one word: heat pump. */
const expressionShare = 0.55
const sameTexts = 0.8

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
 * How much each word of a query says: the rarer it is in the texts the more. Heat pump says little in the documents of
 * somebody who sells heat pumps.
 * @param found in how many texts each word is
 * @param texts how many there are
 */
export function weighTerms(terms: readonly QueryTerm[], found: readonly number[], texts: number): number[] {
  return terms.map(({ isFraming }, place) => {
    const count = found[place] ?? 0
    const rarity = Math.log(1 + (texts + 1) / (Math.max(count, 1) + 0.5))
    const isExpression = isSame(terms, found, place, place - 1) || isSame(terms, found, place, place + 1)
    return (
      rarity *
      (count === 0 ? missingShare : 1) *
      (isExpression ? expressionShare : 1) *
      (isFraming ? framingShare : 1)
    )
  })
}

function isSame(
  terms: readonly QueryTerm[],
  found: readonly number[],
  place: number,
  other: number,
): boolean {
  const [one, two] = [terms[Math.min(place, other)], terms[Math.max(place, other)]]
  const [a, b] = [found[place] ?? 0, found[other] ?? 0]
  if (!one || !two || two.position !== one.position + 1) return false
  return a > 0 && b > 0 && Math.min(a, b) >= sameTexts * Math.max(a, b)
}
