/** What stands around an article on a page of one language, as parts of regular expressions in lower case. */
export type FurnitureWords = {
  /** Items of menus, share bars and footers. The same words begin sentences and headings, so they count as a whole line only. */
  menu: string
  /** Before the name of who wrote, edited or checked a page. */
  bylines: string
  /** Before the day on which a page was published or changed. */
  dates: string
  /** A page asks, in its own name, to store something on the reader's device. */
  consent: string
  /** Answers to that, as its buttons have them. */
  choices: string
  /** How many articles may still be read for nothing. */
  meters: string
  /** What comes regularly to a reader's mailbox, and how to stop it, as the whole of a sentence. */
  newsletters: string
  /** Before the hours of a counter or a shop. */
  openingHours: string
}
