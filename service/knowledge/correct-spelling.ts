import type { AgentContext } from '../core/context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { sql } from '../db/sql.ts'
import { lettersBetween } from '../text/nearest-name.ts'
import { baseForms, listKnownWords } from './read-synonyms.ts'

/** A short word is near too many others. */
const minLetters = 5
/** From so many letters on two may be wrong. */
const longLetters = 8
/** Of the newest passages: every word of them is looked at. */
const maxPassages = 2000

/**
 * A query with words of the tenant's documents in place of those that neither they nor a dictionary have and that are one or
 * two letters from one that begins the same: a name that no document has stays, and is no other word. Undefined where there is
 * nothing to correct.
 * @param input.words those of the query that no document has, but for those that only say what kind of answer is wanted
 */
export async function correctSpelling(
  ctx: AgentContext,
  input: { query: string; words: readonly string[] },
): Promise<string | undefined> {
  const { query, words } = input
  const dictionary = await listKnownWords()
  const unknown = words.filter(
    (word) =>
      word.length >= minLetters &&
      /^\p{L}+$/u.test(word) &&
      !baseForms(word).some((form) => dictionary.has(form)),
  )
  if (unknown.length === 0) return undefined
  const said = await listWords(ctx, unknown)
  let corrected = query
  for (const word of unknown) {
    const right = nearestWord(word, said)
    if (right !== undefined)
      corrected = corrected.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), right)
  }
  return corrected === query ? undefined : corrected
}

type CountedWord = { word: string; passages: number }

/** Words of the tenant's passages that begin like one of these and are about as long, with how many have each. */
async function listWords(ctx: AgentContext, wanted: readonly string[]): Promise<CountedWord[]> {
  const starts = [...new Set(wanted.map((word) => word.slice(0, 1)))]
  const { rows } = await ctx.db.execute<CountedWord>(sql`
    select word, count(*)::int as passages from (
      select c.text || ' ' || d.title as text from ${knowledgeChunks} c join ${knowledgeDocuments} d on d.id = c.document_id
      where c.tenant_id = ${ctx.caller.tenantId} and d.role <> 'voice' order by d.created_at desc limit ${maxPassages}
    ) as newest, lateral unnest(tsvector_to_array(to_tsvector('simple', text))) as word
    where left(word, 1) = any(${sql.param(starts)}::text[]) and length(word) >= ${minLetters - 1}
    group by word`)
  return rows
}

/** The nearest, and of those as near the most common. */
function nearestWord(typed: string, known: readonly CountedWord[]): string | undefined {
  const max = typed.length >= longLetters ? 2 : 1
  const near = known
    .filter(({ word }) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= max)
    .map((one) => ({ ...one, letters: lettersBetween(typed, one.word) }))
    .filter(({ letters }) => letters <= max)
  return near.toSorted((a, b) => a.letters - b.letters || b.passages - a.passages)[0]?.word
}
