import { articleListQuery } from './articles.ts'

/** The articles that are being written now. */
export const runningFilter = { status: 'processing', limit: 5, offset: 0 } as const
export const runningArticlesQuery = articleListQuery(runningFilter)

/** The newest published articles; the answer counts all articles by status, too. */
export const recentFilter = { status: 'published', limit: 5, offset: 0 } as const
export const recentArticlesQuery = articleListQuery(recentFilter)
