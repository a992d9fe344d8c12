import type { LabelSet } from './label-set.ts'

export const fr: LabelSet = {
  skipToText: 'Aller au texte',
  home: 'Tous les articles',
  contents: 'Dans cet article',
  sources: 'Sources',
  source: (reference) => `Source ${reference}`,
  backToText: 'Revenir au texte',
  notes: 'Notes',
  topics: 'Sujets',
  readNext: 'À lire ensuite',
  newer: 'Plus récents',
  older: 'Plus anciens',
  pages: 'Pages',
  page: (page, pageCount) => `Page ${page} sur ${pageCount}`,
  readingTime: (minutes) => `${minutes} min de lecture`,
  updated: 'Mis à jour le',
  feed: 'Flux RSS',
  trust: {
    sourced: 'Chaque affirmation a sa source',
    mixed: 'Les affirmations sans numéro n’ont pas de source',
    unsourced: 'Une ébauche : encore sans source',
  },
  tagged: (tag) => `Articles sur ${tag}`,
  noArticles: 'Rien n’a encore été publié ici.',
  notFound: 'Cette page n’existe pas',
  notFoundText: 'Elle a peut-être été déplacée, ou n’a jamais été publiée.',
}
