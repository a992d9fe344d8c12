/** The page of watches that has all of them: a workspace may have no more. */
export const everyWatch = { limit: 100, offset: 0 } as const
