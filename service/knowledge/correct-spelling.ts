import type { AgentContext } from '../core/context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { sql } from '../db/sql.ts'
import { lettersBetween } from '../text/nearest-name.ts'
import { listLanguages } from './list-languages.ts'
import { namesIn } from './names-in.ts'
import { baseForms, listKnownWords } from './read-synonyms.ts'

/** A short word is near too many others. */
const minLetters = 5
/** From so many letters on two may be wrong. */
const longLetters = 8
/** Of the newest passages, the words that most of them have. */
const maxPassages = 2000
const maxWords = 20_000
/** Tenants whose words are kept in this process. */
const maxTenants = 10

/**
 * A query with words of the tenant's documents in place of those that neither they nor a dictionary have and that are one or
 * two letters from one that begins the same. A name stays, and is no other word: one with a capital inside the query, but where
 * all documents are in German, whose nouns have one. Undefined where there is nothing to correct.
 * @param input.words those of the query that no document has, but for those that only say what kind of answer is wanted
 */
export async function correctSpelling(
  ctx: AgentContext,
  input: { query: string; words: readonly string[] },
): Promise<string | undefined> {
  const { query, words } = input
  const [dictionary, languages] = await Promise.all([listKnownWords(), listLanguages(ctx)])
  const isGerman = languages.every((language) => /^de(?:-|$)/.test(language))
  const names = isGerman ? new Set<string>() : namesIn(query)
  const unknown = words.filter(
    (word) =>
      word.length >= minLetters &&
      !names.has(word) &&
      /^\p{L}+$/u.test(word) &&
      !baseForms(word).some((form) => dictionary.has(form)),
  )
  if (unknown.length === 0) return undefined
  const said = await listWords(ctx)
  let corrected = query
  for (const word of unknown) {
    const right = nearestWord(word, said)
    if (right !== undefined)
      corrected = corrected.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), right)
  }
  return corrected === query ? undefined : corrected
}

type CountedWord = { word: string; passages: number }
type KnownWords = { documents: string; words: Promise<readonly CountedWord[]> }

/** By tenant, the one that searched last at the end. */
const known = new Map<string, KnownWords>()

/**
 * Words of the tenant's passages, with how many have each: gathered once, and again when a document is added, deleted, renamed
 * or given another role.
 */
async function listWords(ctx: AgentContext): Promise<readonly CountedWord[]> {
  const { tenantId } = ctx.caller
  const documents = await fingerprint(ctx)
  const kept = known.get(tenantId)
  const found = kept?.documents === documents ? kept : { documents, words: gatherWords(ctx) }
  known.delete(tenantId)
  known.set(tenantId, found)
  const [oldest] = known.keys()
  if (known.size > maxTenants && oldest !== undefined) known.delete(oldest)
  try {
    return await found.words
  } catch (error) {
    if (known.get(tenantId) === found) known.delete(tenantId)
    throw error
  }
}

/** Changes with the tenant's documents; reads none of their texts. */
async function fingerprint(ctx: AgentContext): Promise<string> {
  const { rows } = await ctx.db.execute<{ documents: string }>(sql`
    select concat(count(*), ' ', max(d.created_at), ' ', sum(hashtextextended(d.id || d.role || d.title, 0))) as documents
    from ${knowledgeDocuments} d where d.tenant_id = ${ctx.caller.tenantId}`)
  return rows[0]?.documents ?? ''
}

async function gatherWords(ctx: AgentContext): Promise<readonly CountedWord[]> {
  const { rows } = await ctx.db.execute<CountedWord>(sql`
    select word, count(*)::int as passages from (
      select c.text || ' ' || d.title as text from ${knowledgeChunks} c join ${knowledgeDocuments} d on d.id = c.document_id
      where c.tenant_id = ${ctx.caller.tenantId} and d.role <> 'voice' order by d.created_at desc limit ${maxPassages}
    ) as newest, lateral unnest(tsvector_to_array(to_tsvector('simple', text))) as word
    where length(word) >= ${minLetters - 1}
    group by word order by passages desc limit ${maxWords}`)
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
