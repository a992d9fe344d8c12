/** Requests that a page reads on the server and its parts ask again: the same in both, so that their keys are. */

/** The articles that are being written now. */
export const runningArticles = { query: { status: 'processing', limit: 5, offset: 0 } } as const

/** The newest published articles; the answer counts all articles by status, too. */
export const recentArticles = { query: { status: 'published', limit: 5, offset: 0 } } as const

/** Drafts that have no time yet, newest first. */
export const unscheduledDrafts = { query: { status: 'unscheduled', limit: 100, offset: 0 } } as const

/** The next free slots: a quarter of a year of them with two articles a day. */
export const nextSlots = { query: { limit: 200 } } as const

/** The deliveries that were given up: only their number is of use. */
export const deadLetters = { query: { status: 'dead_lettered', limit: 1 } } as const
