/** The largest PDF or Word file that is read; its text is bounded apart from that. */
export const maxFileBytes = 25_000_000
