import type { SiteArticle } from '../site-article.ts'

/** The visible labels of a page in one language. */
export type LabelSet = {
  skipToText: string
  home: string
  /** Accessible name of the navigation. */
  menu: string
  /** Label of the field of the form in an article, and its button. */
  email: string
  getPdf: string
  share: string
  imprint: string
  privacy: string
  contents: string
  sources: string
  /** Accessible name of a reference in the text. */
  source: (reference: number) => string
  backToText: string
  notes: string
  topics: string
  /** Above the tags that a reader of one tag's page may go on to. */
  otherTopics: string
  /** Above other articles, on the page of a tag that has few. */
  newest: string
  /** Opens the table that a chart is drawn from. */
  showData: string
  guides: string
  readNext: string
  newer: string
  older: string
  pages: string
  page: (page: number, pageCount: number) => string
  readingTime: (minutes: number) => string
  updated: string
  /** Beside the player. */
  listen: (minutes: number) => string
  /** A plain voice, so that it is not mistaken for a person's. */
  draftVoice: string
  feed: string
  /** What is true of the sources of a text. */
  sourcing: Record<SiteArticle['sourcing'], string>
  tagged: (tag: string) => string
  articleCount: (count: number) => string
  noArticles: string
  /** Label of the search field, and its button. */
  search: string
  /** Above what a search found. */
  found: (query: string) => string
  nothingFound: (query: string) => string
  /** Above articles with some of the words, where none has all. */
  closest: string
  notFound: string
  notFoundText: string
  /** Before the title of the article that an unknown address may mean. */
  didYouMean: string
}
