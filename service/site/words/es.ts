import type { LabelSet } from './label-set.ts'

export const es: LabelSet = {
  skipToText: 'Ir al texto',
  home: 'Todos los artículos',
  contents: 'En este artículo',
  sources: 'Fuentes',
  source: (reference) => `Fuente ${reference}`,
  backToText: 'Volver al texto',
  notes: 'Notas',
  topics: 'Temas',
  readNext: 'Seguir leyendo',
  newer: 'Más recientes',
  older: 'Anteriores',
  pages: 'Páginas',
  page: (page, pageCount) => `Página ${page} de ${pageCount}`,
  readingTime: (minutes) => `${minutes} min de lectura`,
  updated: 'Actualizado',
  feed: 'Canal RSS',
  trust: {
    sourced: 'Cada afirmación tiene su fuente',
    mixed: 'Las afirmaciones sin número no tienen fuente',
    unsourced: 'Un esquema: aún sin fuentes',
  },
  tagged: (tag) => `Artículos sobre ${tag}`,
  noArticles: 'Todavía no se ha publicado nada aquí.',
  notFound: 'Esta página no existe',
  notFoundText: 'Puede que se haya movido o que nunca se publicara.',
}
