import type { Phrases } from '../phrases.ts'

export const russianPhrases: Phrases = {
  language: 'ru',
  sources: 'Источники',
  covers: 'Что говорят источники: {x}',
  quotes: { open: '«', close: '»', innerOpen: '„', innerClose: '“' },
  according: 'Как пишет {x}:',
  main: 'Главное',
  differ: 'В чём источники расходятся',
  more: 'Другие сведения',
  open: 'Открытые вопросы',
  seller: '{x} о собственном предложении',
  provider: 'поставщик в этой области',
  affiliate: 'страница с партнёрскими ссылками',
  also: 'также {x}',
  internal: 'внутренний документ',
  own: 'собственный документ',
  space: ' ',
}
