import type { MagnetWords } from '../magnet-words.ts'

export const portuguese: MagnetWords = {
  language: 'pt',
  kind: {
    checklist: 'Lista de verificação',
    swipe_file: 'Banco de frases',
    framework: 'Método por etapas',
  },
  title: {
    checklist: '{x}: lista de verificação com {n} pontos',
    swipe_file: '{x}: {n} frases para reutilizar',
    framework: '{x}: um método em {n} etapas',
  },
  subtitle: {
    checklist: 'Para percorrer ponto por ponto e ver logo o que ainda falta',
    swipe_file: 'Frases para reutilizar, e quando cada uma funciona',
    framework: 'Uma forma de trabalhar por etapas, com espaço para as suas respostas',
  },
  subtitleFor: {
    checklist: 'Para {x}: percorrer ponto por ponto e ver logo o que ainda falta',
    swipe_file: 'Para {x}: frases para reutilizar, e quando cada uma funciona',
    framework: 'Para {x}: uma forma de trabalhar por etapas, com espaço para as suas respostas',
  },
  introduction: {
    checklist:
      'Percorra as partes por ordem e marque o que está feito. O que não puder marcar é a sua próxima tarefa.',
    swipe_file:
      'Escolha uma frase pelo que pretende dela, preencha os espaços com o seu caso e confirme os factos na fonte antes de publicar.',
    framework:
      'Avance uma etapa de cada vez. Reúna o necessário, siga os passos, compare com o resultado e escreva as suas respostas nos quadros antes de continuar.',
  },
  phases: {
    prepare: {
      heading: 'Preparar',
      cues: /(?<!\p{L})(?:escolh|planej|plane|decid|list|reún|reun|prepar|compre|peç|defin|instal)/u,
    },
    do: { heading: 'Pôr em prática', beside: 'Também' },
    check: {
      heading: 'Verificar',
      cues: /(?<!\p{L})(?:verifi|confir|meç|med|compar|test|control|cont|anot|monitor)/u,
    },
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
      when: 'Onde um cliente hesita: o que diz, e o que as fontes respondem.',
      frames: ['Não se trata de ____, mas de ____.', 'Não precisa de ____ para ____.'],
    },
  },
  answerToday: 'Qual é hoje a nossa resposta?',
  worksheet: [
    'Em que ponto estamos hoje com «{x}»?',
    'Quem faz o quê a seguir, e até quando?',
    'Como veremos que resultou?',
  ],
  labels: {
    colon: ': ',
    contents: 'Índice',
    howToUse: 'Como usar',
    sources: 'Fontes',
    why: 'Porquê',
    whenToUse: 'Quando usar',
    owner: 'Quem',
    due: 'Até quando',
    fillIn: 'Adapte ao seu caso',
    inputs: 'Tenha à mão',
    steps: 'Passos',
    outcome: 'Resultado',
    worksheet: 'As suas respostas',
    ownDocument: 'Documento próprio',
    ownArticle: 'Artigo próprio',
    noSources: 'Um modelo sem fontes: nada se sabia sobre este tema, por isso pergunta e nada afirma.',
    someSources: 'As linhas com número têm fonte; as linhas sem número são conselhos que convém confirmar.',
    allSources: 'Cada afirmação tem a sua fonte: indica-a o número ao lado.',
    oneSource: 'Todas as afirmações vêm de uma só fonte: {x}',
    page: 'Página {x} de {y}',
  },
}
