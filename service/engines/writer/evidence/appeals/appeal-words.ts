/** What a page writes to win its reader for itself, as parts of regular expressions in lower case. */
export type AppealWords = {
  /** Orders to the reader: "support", "subscribe", "download". */
  asks: string
  /** What they then ask for, of the page's own: "us with", "our app". A thing that any advice may name is none. */
  things: string
  /** Orders that are an appeal by themselves: "share this article". */
  shares: string
  /** What announces the page's own events, before a colon or dash: "next courses". */
  events: string
  /** A price for whoever comes soon: "early-bird discount". */
  offers: string
  /** Begins the deadline of such a price. */
  until: string
}
