import type { Phrases } from './phrases.ts'

export const portuguesePhrases: Phrases = {
  language: 'pt',
  takeaways: {
    plain: 'Principais conclusões',
    analyst: 'As constatações em resumo',
    teacher: 'O que vai aprender',
    advocate: 'Por que isto importa',
    reporter: 'Os pontos principais',
    engineer: 'Resumo',
  },
  faq: 'Perguntas frequentes',
  sources: 'Fontes',
  basics: '{x}: o essencial',
  covers: 'O que dizem as fontes: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  attribution: {
    according: 'De acordo com {x}:',
    says: '{x} afirma:',
    adds: '{x} acrescenta:',
    explains: '{x} explica:',
    reports: '{x} informa:',
    notes: '{x} observa:',
    stresses: '{x} destaca:',
    words: 'Nas palavras de {x}:',
  },
  again: 'A mesma fonte acrescenta:',
  own: 'documento próprio',
  stop: '.',
  space: ' ',
}
