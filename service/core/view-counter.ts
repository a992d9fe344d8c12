/** Something that a reader did on a page, from the request alone. */
export type SeenEvent = {
  tenantId: string
  /** As in the column `page` of `page_days`. */
  page: string
  what: 'view' | 'read' | 'click'
  /** Only hashed, with the salt of the day; neither is kept. */
  reader: { address: string; agent: string }
  /** The page that led here, and the address that was asked for; both may be empty. */
  referrer: string
  url: string
}

/** Counts in this process's memory; `flush` adds what was counted to the rows of all processes. */
export interface ViewCounter {
  /** Returns at once; what a reader waits for never depends on it. */
  see(event: SeenEvent): void
  /** Adds everything counted so far to the rows. Rejects if the database is lost; nothing is lost by that. */
  flush(): Promise<void>
}
