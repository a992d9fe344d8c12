import type { Phrases } from '../phrases.ts'

export const portuguesePhrases: Phrases = {
  language: 'pt',
  sources: 'Fontes',
  basics: '{x}: o essencial',
  covers: 'O que dizem as fontes: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  according: 'De acordo com {x}:',
  dated: 'Datas das fontes: {x}.',
  main: 'As principais conclusões',
  differ: 'Onde as fontes divergem',
  tables: 'Tabelas das fontes',
  more: 'Outras conclusões',
  open: 'Perguntas em aberto',
  short: 'Em resumo:',
  roles: {
    cost: 'Quanto custa',
    figures: 'O que dizem os números',
    advice: 'O que fazer',
  },
  gaps: {
    old: 'Os números de {x} têm mais de cinco anos: uma contagem mais recente diria se ainda valem.',
    noOwn:
      'Nenhum número é da própria empresa: uma contagem, um preço ou um caso próprio seria aqui a prova mais forte.',
    noCost: 'Nenhuma das fontes diz quanto custa.',
    settle: 'Qual dos números diferentes vale num caso concreto só uma contagem própria diz.',
    missingCase: 'Nenhuma das fontes fala de {x}: fica em aberto se o que dizem vale nesse caso.',
    noFigure: 'Nenhuma das fontes dá um número: dizem que importa, não quanto.',
    noDrawback:
      'Nenhuma das fontes aponta uma desvantagem, nem um caso em que não compensa: quem desistiu saberia.',
    noSample: 'Quantas pessoas foram ouvidas, e quem eram, não é dito por {x}.',
    undated: 'De que ano são os números não é dito por {x}.',
    onePublisher: 'Tudo vem de {x}: falta uma voz independente que o confirme.',
  },
  span: '{x}: de {y} ({a}) a {z} ({b})',
  offer: 'Da parte de {x}:',
  seller: '{x}, sobre a própria oferta',
  affiliate: 'página de afiliados',
  also: 'também {x}',
  internal: 'documento interno',
  own: 'documento próprio',
  space: ' ',
}
