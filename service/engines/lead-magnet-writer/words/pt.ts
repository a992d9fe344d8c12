import type { MagnetWords } from './magnet-words.ts'

export const portuguese: MagnetWords = {
  language: 'pt',
  kind: {
    checklist: 'Lista de verificação',
    swipe_file: 'Banco de frases',
    framework: 'Método por etapas',
  },
  subtitle: {
    checklist: 'Uma lista para percorrer, ponto por ponto',
    swipe_file: 'Frases para reutilizar, e quando cada uma funciona',
    framework: 'Uma forma de trabalhar por etapas, com espaço para as suas respostas',
  },
  subtitleFor: {
    checklist: 'Uma lista de verificação para {x}',
    swipe_file: 'Frases para reutilizar, para {x}',
    framework: 'Um método por etapas para {x}',
  },
  introduction: {
    checklist:
      'Percorra as partes por ordem e marque o que está feito. Um número entre parênteses retos indica a fonte no fim. O que não puder marcar é a sua próxima tarefa.',
    swipe_file:
      'Escolha uma frase pelo que pretende dela, preencha os espaços com o seu caso e confirme os factos na fonte antes de publicar.',
    framework:
      'Avance uma etapa de cada vez. Reúna o necessário, siga os passos, compare com o resultado e escreva as suas respostas nos quadros antes de continuar.',
  },
  ask: {
    compare: 'Comparar com os próprios números: {x}',
    confirm: 'Verificar: {x}',
    have: 'Pronto: {x}',
  },
  swipe: {
    openers: {
      heading: 'Aberturas',
      when: 'No início de uma publicação, de um e-mail ou de uma palestra, onde uma pergunta ganha os dez segundos seguintes.',
      frames: ['O que mudaria se ____ levasse metade do tempo?', 'Conhece o seu próprio número de ____?'],
    },
    proof: {
      heading: 'Provas',
      when: 'Onde uma afirmação precisa de um número. Cite a fonte quando o usar.',
      frames: ['Passámos de ____ para ____ em ____.', 'De cada ____, ____ acabam em ____.'],
    },
    advice: {
      heading: 'Conselhos',
      when: 'Onde quem lê quer saber o que fazer a seguir.',
      frames: ['Antes de ____, ____.', 'Comece por ____; deixe ____ para depois.'],
    },
    objections: {
      heading: 'Objeções',
      when: 'Onde quem lê hesita, e um contraste claro responde melhor do que uma promessa.',
      frames: ['Não se trata de ____, mas de ____.', 'Não precisa de ____ para ____.'],
    },
    explanations: {
      heading: 'Explicações',
      when: 'Onde uma palavra ou uma ideia tem de ficar clara antes de avançar.',
      frames: ['Em palavras simples, ____ significa ____.', 'Pense em ____ como ____.'],
    },
  },
  answerToday: 'Qual é hoje a nossa resposta?',
  worksheet: [
    'Em que ponto estamos hoje com «{x}»?',
    'Quem faz o quê a seguir, e até quando?',
    'Como veremos que resultou?',
  ],
  blank: {
    checklist: [
      {
        heading: 'Antes de começar',
        prompts: [
          'Escreva numa frase o que «{x}» deve conseguir: ____',
          'Indique quem decide quando está bom: ____',
          'Anote o que já tem e pode usar: ____',
        ],
      },
      {
        heading: 'Durante o trabalho',
        prompts: [
          'Indique o primeiro passo que não se pode saltar: ____',
          'Indique o que falha mais vezes, e quem está atento: ____',
          'Marque a data da primeira verificação: ____',
        ],
      },
      {
        heading: 'Antes de dar por terminado',
        prompts: [
          'Compare o resultado com a frase do início: ____',
          'Escreva o número que mostra que resultou: ____',
          'Anote o que fará de outra forma da próxima vez: ____',
        ],
      },
    ],
    framework: [
      {
        heading: 'Onde estamos',
        prompts: [
          'O que acontece hoje com «{x}»?',
          'Que número o descreve melhor?',
          'Quem é afetado, e como?',
        ],
      },
      {
        heading: 'Onde queremos chegar',
        prompts: ['O que será diferente?', 'Até quando, e como o notaremos?', 'De que abdicamos por isso?'],
      },
      {
        heading: 'Como lá chegamos',
        prompts: ['Que três passos vêm primeiro?', 'Quem dá cada um deles?', 'O que nos poderia travar?'],
      },
    ],
  },
  labels: {
    colon: ': ',
    contents: 'Índice',
    howToUse: 'Como usar',
    sources: 'Fontes',
    why: 'Porquê',
    whenToUse: 'Quando usar',
    fillIn: 'Adapte ao seu caso',
    inputs: 'Tenha à mão',
    steps: 'Passos',
    outcome: 'Resultado',
    worksheet: 'As suas respostas',
    ownDocument: 'documento próprio',
    ownArticle: 'artigo próprio',
    noSources: 'Um modelo sem fontes: nada se sabia sobre este tema, por isso pergunta e nada afirma.',
    someSources: 'As linhas com número têm fonte; as linhas sem número são conselhos que convém confirmar.',
    allSources: 'Cada afirmação tem a sua fonte.',
    page: 'Página {x} de {y}',
  },
}
