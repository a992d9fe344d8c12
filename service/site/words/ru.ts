import type { LabelSet } from './label-set.ts'

export const ru: LabelSet = {
  skipToText: 'Перейти к тексту',
  home: 'Все статьи',
  contents: 'В этой статье',
  sources: 'Источники',
  source: (reference) => `Источник ${reference}`,
  backToText: 'Вернуться к тексту',
  notes: 'Примечания',
  topics: 'Темы',
  readNext: 'Читайте дальше',
  newer: 'Новее',
  older: 'Старее',
  pages: 'Страницы',
  page: (page, pageCount) => `Страница ${page} из ${pageCount}`,
  readingTime: (minutes) => `${minutes} мин чтения`,
  updated: 'Обновлено',
  feed: 'RSS-лента',
  trust: {
    sourced: 'У каждого утверждения есть источник',
    mixed: 'У утверждений без номера нет источника',
    unsourced: 'Набросок: пока без источников',
  },
  tagged: (tag) => `Статьи на тему «${tag}»`,
  noArticles: 'Здесь пока ничего не опубликовано.',
  notFound: 'Такой страницы нет',
  notFoundText: 'Возможно, она переехала или не была опубликована.',
}
