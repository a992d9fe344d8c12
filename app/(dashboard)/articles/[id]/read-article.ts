import { cache } from 'react'
import { getArticle } from '#lib/agent-api/articles.ts'
import { readForPage } from '#lib/session-page.ts'

/** The article of the address, read once however many parts of the page ask for it. */
export const readArticle = cache((id: string) => readForPage((session) => getArticle(session, id)))
