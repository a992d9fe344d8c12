import type { ArticleSort } from '#contract/articles.ts'
import { articles } from '../db/schema/articles.ts'
import { asc, desc, type SQL, sql } from '../db/sql.ts'

/** What each order looks at; the table has an index on each of these, written the same way. */
const columns: Record<'title' | 'words' | 'when', SQL> = {
  title: sql`lower(coalesce(${articles.title}, ${articles.topic}, ''))`,
  words: sql`coalesce(${articles.wordCount}, 0)`,
  when: sql`coalesce(${articles.publishedAt}, ${articles.scheduledAt}, ${articles.updatedAt})`,
}

/** The order of a list, made unambiguous by the identifier, so that no row stands on two pages. */
export function orderArticles(sort: ArticleSort | undefined): SQL[] {
  if (!sort) return [desc(articles.createdAt), desc(articles.id)]
  const down = sort.startsWith('-')
  // A member of `ArticleSort` without its minus is one of the three columns.
  const column = columns[(down ? sort.slice(1) : sort) as keyof typeof columns]
  return down ? [desc(column), desc(articles.id)] : [asc(column), asc(articles.id)]
}
