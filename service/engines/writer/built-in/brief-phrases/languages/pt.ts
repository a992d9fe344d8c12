import type { BriefPhrases } from '../brief-phrases.ts'

export const portugueseBrief: BriefPhrases = {
  language: 'pt',
  description:
    '{x}: provas insuficientes para um texto. O que foi lido, por que não responde e que documentos responderiam.',
  lookedHeading: 'O que se procurou',
  looked: 'Uma passagem que responda a: {x}',
  foundHeading: 'O que se encontrou',
  nothing: 'Não havia nada para ler: nenhum endereço foi indicado e nenhum documento próprio fala disso.',
  speaks: 'fala de {x}, e em lado nenhum do que se pergunta.',
  otherLanguage: 'está em {x}; sem um modelo não pode ser traduzido.',
  unusable: 'não tem nenhuma frase que diga algo por si só.',
  missingHeading: 'O que responderia',
  amount: 'Uma medição, tabela de preços ou estatística com o número, a unidade e o ano.',
  howTo: 'Instruções ou notas de alguém que o fez, passo a passo.',
  worth: 'Um cálculo ou teste com o que custa e o que rende, na mesma unidade.',
  other: 'Uma página ou documento que o diga em poucas frases, com nome e data.',
  own: 'De {x}: o que os clientes perguntaram, o que lhes foi oferecido e o que resultou.',
  search: 'Páginas em que estejam todas estas palavras: {x}.',
  nextHeading: 'Próximo passo',
  next: 'Adicione um deles como documento ou endereço e gere de novo.',
}
