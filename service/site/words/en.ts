import type { LabelSet } from './label-set.ts'

export const en: LabelSet = {
  skipToText: 'Skip to the text',
  home: 'All articles',
  contents: 'In this article',
  sources: 'Sources',
  source: (reference) => `Source ${reference}`,
  backToText: 'Back to the text',
  notes: 'Notes',
  topics: 'Topics',
  readNext: 'Read next',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages',
  page: (page, pageCount) => `Page ${page} of ${pageCount}`,
  readingTime: (minutes) => `${minutes} min read`,
  updated: 'Updated',
  feed: 'RSS feed',
  trust: {
    sourced: 'Every statement has a source',
    mixed: 'Numbered statements have a source, the others have none',
    unsourced: 'A brief: nothing here has a source yet',
  },
  tagged: (tag) => `Articles about ${tag}`,
  noArticles: 'Nothing has been published here yet.',
  notFound: 'There is no such page',
  notFoundText: 'It may have moved, or it was never published.',
}
