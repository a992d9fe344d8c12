/** The checks that a page of the history is made of. */
export const checksShown = { query: { limit: 100 } } as const
