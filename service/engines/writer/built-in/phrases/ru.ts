import type { Phrases } from './phrases.ts'

export const russianPhrases: Phrases = {
  language: 'ru',
  takeaways: {
    plain: 'Главное',
    analyst: 'Выводы вкратце',
    teacher: 'Что вы узнаете',
    advocate: 'Почему это важно',
    reporter: 'Основные моменты',
    engineer: 'Краткое изложение',
  },
  faq: 'Часто задаваемые вопросы',
  sources: 'Источники',
  basics: '{x}: основы',
  covers: 'Что говорят источники: {x}',
  quotes: { open: '«', close: '»', innerOpen: '„', innerClose: '“' },
  attribution: {
    according: 'Как пишет {x}:',
    says: '{x} утверждает:',
    adds: '{x} добавляет:',
    explains: '{x} объясняет:',
    reports: '{x} сообщает:',
    notes: '{x} отмечает:',
    stresses: '{x} подчёркивает:',
    words: 'По словам источника {x}:',
  },
  again: 'Тот же источник добавляет:',
  own: 'собственный документ',
  stop: '.',
  space: ' ',
}
