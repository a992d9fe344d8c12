import type { Context } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, desc, inArray, type SQL, sql } from '../db/sql.ts'
import { publicText } from './public-text.ts'
import { isPublished, summaryColumns } from './published-articles.ts'
import type { SiteArticleSummary } from './site-article.ts'
import { siteSummaryOf } from './site-article-of.ts'
import { snippetOf } from './snippet-of.ts'
import { hasWord, isShort, shortWordPattern } from './word-pattern.ts'

export type FoundArticles = {
  /** Best first; where its own description has none of the words, an article is described by what of its text has them. */
  articles: SiteArticleSummary[]
  /** False where no article has every word: these have the most of them. */
  hasAll: boolean
  /** The words that say what was searched for: those in most articles say nothing. */
  marked: string[]
}

const maxWords = 6
const weights = { title: 3, description: 1.5, text: 1 }
/** A part of the words' weight; articles with less are about something else. */
const closeShare = 0.5
const maxClose = 6

type Scanned = { id: string; title: number[]; description: number[]; text: number[] }

/** Published articles with the words of a search: rare words weigh more than common ones, and titles more than texts. */
export async function searchPublished(
  ctx: Context,
  query: { tenantId: string; words: readonly string[]; limit: number },
): Promise<FoundArticles> {
  const words = query.words.slice(0, maxWords)
  if (words.length === 0) return { articles: [], hasAll: true, marked: [] }
  const scanned = await scan(ctx, query, words)
  const counts = words.map((_, at) => scanned.filter(({ text }) => text[at] === 1).length)
  const telling = words.map((_, at) => {
    const count = counts[at] ?? 0
    return count > 0 && (scanned.length < 4 || count <= scanned.length / 2)
  })
  const isMarked = telling.includes(true) ? telling : counts.map((count) => count > 0)
  const weightOf = (at: number) => Math.log(1 + scanned.length / ((counts[at] ?? 0) + 0.5))
  const score = (one: Scanned) =>
    words.reduce((sum, _, at) => {
      const place = one.title[at]
        ? weights.title
        : one.description[at]
          ? weights.description
          : (one.text[at] ?? 0) * weights.text
      return sum + place * weightOf(at)
    }, 0)
  const whole = scanned.filter(({ text }) => text.every((has) => has === 1))
  const hasAll = whole.length > 0
  const ranked = (hasAll ? whole : closest(scanned, words, telling, weightOf)).toSorted(
    (a, b) => score(b) - score(a),
  )
  const marked = words.filter((_, at) => isMarked[at])
  const ids = ranked.slice(0, hasAll ? query.limit : maxClose).map(({ id }) => id)
  return { articles: await readFound(ctx, { tenantId: query.tenantId, ids, marked }), hasAll, marked }
}

/** "how" is not in "show"; a longer word may be a part of a compound. */
function isIn(place: SQL, word: string): SQL {
  if (isShort(word)) return sql`${place} ~* ${shortWordPattern(word)}`
  return sql`${place} ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
}

/** For every published article, newest first, which of the words are where. */
async function scan(
  ctx: Context,
  { tenantId }: { tenantId: string },
  words: readonly string[],
): Promise<Scanned[]> {
  const { title, description, tags, markdown } = articles
  const about = sql`concat_ws(' ', ${description}, array_to_string(${tags}, ' '))`
  // Without what readers don't see of a link or an image: its address.
  const prose = sql`regexp_replace(${markdown}, '\\]\\([^)\\s]*\\)', ']', 'g')`
  const text = sql`concat_ws(' ', ${title}, ${about}, ${prose})`
  const hits = (place: SQL) =>
    sql<number[]>`array[${sql.join(
      words.map((word) => sql`coalesce(${isIn(place, word)}, false)::int`),
      sql`, `,
    )}]`
  return ctx.db
    .select({ id: articles.id, title: hits(sql`${title}`), description: hits(about), text: hits(text) })
    .from(articles)
    .where(isPublished({ tenantId }))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
}

/** Where no article has every word, those with most of what the words that tell something weigh. */
function closest(
  scanned: readonly Scanned[],
  words: readonly string[],
  telling: readonly boolean[],
  weightOf: (at: number) => number,
): Scanned[] {
  // Two letters of an alphabet are in every other word.
  const places = words.flatMap((word, at) => (telling[at] && !/^[ -~]{1,2}$/.test(word) ? [at] : []))
  const total = places.reduce((sum, at) => sum + weightOf(at), 0)
  if (total === 0) return []
  return scanned.filter(
    ({ text }) => places.reduce((sum, at) => sum + (text[at] ?? 0) * weightOf(at), 0) >= closeShare * total,
  )
}

export async function readFound(
  ctx: Context,
  { tenantId, ids, marked }: { tenantId: string; ids: string[]; marked: readonly string[] },
): Promise<SiteArticleSummary[]> {
  if (ids.length === 0) return []
  const { id, markdown, sources, claims } = articles
  const rows = await ctx.db
    .select({ ...summaryColumns, id, markdown, sources, claims })
    .from(articles)
    .where(and(isPublished({ tenantId }), inArray(id, ids)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((one) => {
    const row = byId.get(one)
    if (!row?.publishedAt) return []
    const summary = siteSummaryOf(row, row.publishedAt)
    const isNamed = marked.some((word) => hasWord(summary.description, word))
    if (isNamed) return [summary]
    const snippet = snippetOf(publicText({ ...row, markdown: row.markdown ?? '' }).markdown, marked)
    return [snippet === undefined ? summary : { ...summary, description: snippet }]
  })
}
