import type { LabelSet } from './label-set.ts'

export const de: LabelSet = {
  skipToText: 'Zum Text springen',
  home: 'Alle Artikel',
  contents: 'In diesem Artikel',
  sources: 'Quellen',
  source: (reference) => `Quelle ${reference}`,
  backToText: 'Zurück zum Text',
  notes: 'Anmerkungen',
  topics: 'Themen',
  readNext: 'Weiterlesen',
  newer: 'Neuer',
  older: 'Älter',
  pages: 'Seiten',
  page: (page, pageCount) => `Seite ${page} von ${pageCount}`,
  readingTime: (minutes) => `${minutes} Min. Lesezeit`,
  updated: 'Aktualisiert',
  feed: 'RSS-Feed',
  trust: {
    sourced: 'Jede Aussage hat eine Quelle',
    mixed: 'Aussagen ohne Nummer haben keine Quelle',
    unsourced: 'Ein Entwurf: noch ohne Quellen',
  },
  tagged: (tag) => `Artikel zum Thema ${tag}`,
  noArticles: 'Hier ist noch nichts erschienen.',
  notFound: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist sie umgezogen, oder sie ist nie erschienen.',
}
