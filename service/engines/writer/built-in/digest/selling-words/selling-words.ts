/** By what words a page shows that it sells what it writes about. Each list is alternatives of a regular expression. */
export type SellingWords = {
  language: string
  /** Only a shop says so: "add to cart". */
  asks: string
  /** A shop says so, and others now and then: "our products". */
  praises: string
}
