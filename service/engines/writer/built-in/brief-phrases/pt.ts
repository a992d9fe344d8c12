import type { BriefPhrases } from './brief-phrases.ts'

export const portugueseBrief: BriefPhrases = {
  language: 'pt',
  description:
    'Roteiro de conteúdo: {x}. Títulos provisórios, perguntas e estrutura; ainda não foi lida nenhuma fonte.',
  titlesHeading: 'Títulos provisórios',
  titles: [
    '{x}: o que é e quando compensa',
    '{x}: um guia com números e fontes',
    '{x}: perguntas e respostas',
  ],
  questionsHeading: 'As perguntas do leitor',
  questions: [
    'O que é, numa frase que um iniciante entenda?',
    'Que problema resolve, e para quem?',
    'Como se faz, passo a passo, e quanto tempo leva?',
    'Quanto custa, e quais são as alternativas?',
    'O que dá errado, e como evitar?',
    'Como saber se funcionou?',
  ],
  outlineHeading: 'Estrutura',
  findOut: 'O que descobrir:',
  evidence: 'Fontes que responderiam:',
  parts: {
    definition: {
      heading: 'O que é e como funciona',
      findOut: 'uma definição exata, as partes que o compõem e os termos que se confundem.',
      evidence: 'uma norma, uma descrição oficial ou a documentação própria.',
    },
    why: {
      heading: 'Por que é importante',
      findOut: 'quem ganha o quê, com um número datado para cada afirmação.',
      evidence: 'um estudo, uma estatística pública ou medições próprias.',
    },
    how: {
      heading: 'Como se faz',
      findOut: 'os passos por ordem, quem os executa, quanto demora cada um e o que exige.',
      evidence: 'uma lista de verificação interna, um manual ou uma entrevista com quem o faz.',
    },
    compare: {
      heading: 'Custos e alternativas',
      findOut: 'números comparáveis de pelo menos três opções, na mesma unidade e do mesmo ano.',
      evidence: 'tabelas de preços, testes ou um comparativo que explique o método.',
    },
    limits: {
      heading: 'Limites e erros comuns',
      findOut: 'quando não funciona, o que não consegue fazer e os erros mais frequentes.',
      evidence: 'pedidos de suporte, análises de falhas, críticas ou um especialista que discorde.',
    },
  },
  nextHeading: 'Para transformar este roteiro num artigo',
  next: [
    'Adicione um documento próprio que cubra pelo menos duas partes da estrutura.',
    'Indique de um a três endereços que respondam às perguntas.',
    'Gere novamente com o mesmo tema: cada afirmação terá então a sua fonte.',
  ],
}
