import type { Phrases } from './phrases.ts'

export const portuguesePhrases: Phrases = {
  language: 'pt',
  sources: 'Fontes',
  basics: '{x}: o essencial',
  covers: 'O que dizem as fontes: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  according: 'De acordo com {x}:',
  opening: 'Síntese das fontes sobre {x}: o que dizem, palavra por palavra, e quem o diz.',
  dated: 'Datas das fontes: {x}.',
  main: 'As principais conclusões',
  differ: 'Onde as fontes divergem',
  tables: 'Tabelas das fontes',
  more: 'Outras conclusões',
  open: 'Perguntas em aberto',
  unanswered: 'Nenhuma fonte fala de {x}.',
  seller: '{x}, sobre a própria oferta',
  affiliate: 'página de afiliados',
  also: 'também {x}',
  internal: 'documento interno',
  own: 'documento próprio',
  space: ' ',
}
