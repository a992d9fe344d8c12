import type { LabelSet } from './label-set.ts'

export const pt: LabelSet = {
  skipToText: 'Ir para o texto',
  home: 'Todos os artigos',
  contents: 'Neste artigo',
  sources: 'Fontes',
  source: (reference) => `Fonte ${reference}`,
  backToText: 'Voltar ao texto',
  notes: 'Notas',
  topics: 'Temas',
  readNext: 'Leia a seguir',
  newer: 'Mais recentes',
  older: 'Mais antigos',
  pages: 'Páginas',
  page: (page, pageCount) => `Página ${page} de ${pageCount}`,
  readingTime: (minutes) => `${minutes} min de leitura`,
  updated: 'Atualizado em',
  feed: 'Feed RSS',
  trust: {
    sourced: 'Cada afirmação tem uma fonte',
    mixed: 'As afirmações sem número não têm fonte',
    unsourced: 'Um esboço: ainda sem fontes',
  },
  tagged: (tag) => `Artigos sobre ${tag}`,
  noArticles: 'Ainda não há nada publicado aqui.',
  notFound: 'Esta página não existe',
  notFoundText: 'Pode ter mudado de lugar ou nunca ter sido publicada.',
}
