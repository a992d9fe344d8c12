import type { ReactNode } from 'react'
import { readArticle } from './read-article.ts'

/** Reads before anything is sent, so that an article that does not exist is answered with 404. */
export default async function ArticleLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  await readArticle((await params).id)
  return children
}
