/** By what words a page shows that it sells what it writes about. Each list is alternatives of a regular expression. */
export type SellingWords = {
  language: string
  /** Only a shop says so: "add to cart". */
  asks: string
  /** A shop says so, and others now and then: "our products". */
  praises: string
  /** Who sells says so of itself, in its own running text: "our own factory", "schedule your free estimate". */
  sells?: string
  /** A page offers its readers what bears its own name, {x}: "with {x} you can", "try {x} free". */
  owns: string
  /** A page says that it earns on what its readers buy: "we may earn a commission". */
  earns: string
  /** A shop, a workshop or a dealer says so to its visitors, whatever the page is about. */
  deals?: string
  /** In a line in which a paper names itself: its readers, editors and subscriptions. Such a line shows no seller. */
  press: string
  /** Praise instead of a statement: "game-changing". */
  hype?: string
  /** Before the most that something may do: "up to". */
  promises?: string
  /** Says what a promise was worked out from: "based on". */
  rests?: string
  /** In the name of a publisher that sells nothing unless it says so: an institute, an association, a test. */
  institutions?: string
}
