import { cache } from 'react'
import { getArticle } from '#lib/agent-api/articles.ts'
import { readForPanel } from '#lib/session-page.ts'

/** The article of the address, asked for once however many parts of the page want it. */
export const findArticle = cache((id: string) => readForPanel((session) => getArticle(session, id)))
