import type { MagnetWords } from '../magnet-words.ts'

export const spanish: MagnetWords = {
  language: 'es',
  kind: {
    checklist: 'Lista de comprobación',
    swipe_file: 'Banco de frases',
    framework: 'Método por etapas',
  },
  title: {
    checklist: '{x}: lista de comprobación de {n} puntos',
    swipe_file: '{x}: {n} frases para reutilizar',
    framework: '{x}: un método en {n} etapas',
  },
  subtitle: {
    checklist: 'Para repasar punto por punto y ver enseguida lo que aún falta',
    swipe_file: 'Frases para reutilizar, y cuándo funciona cada una',
    framework: 'Una forma de trabajar por etapas, con espacio para sus respuestas',
  },
  subtitleFor: {
    checklist: 'Para {x}: repasar punto por punto y ver enseguida lo que aún falta',
    swipe_file: 'Para {x}: frases para reutilizar, y cuándo funciona cada una',
    framework: 'Para {x}: una forma de trabajar por etapas, con espacio para sus respuestas',
  },
  introduction: {
    checklist:
      'Recorra las partes en orden y marque lo que esté hecho. Lo que no pueda marcar es su próxima tarea.',
    swipe_file:
      'Elija una frase según lo que quiera lograr, complete los huecos con su propio caso y compruebe los datos en la fuente antes de publicar.',
    framework:
      'Avance etapa por etapa. Reúna lo necesario, siga los pasos, compare con el resultado y escriba sus respuestas en los recuadros antes de continuar.',
  },
  phases: {
    prepare: {
      heading: 'Preparar',
      cues: /(?<!\p{L})(?:elij|elig|planifi|decid|list|reún|reun|prepar|compre|pid|defin|instal)/u,
    },
    do: { heading: 'Llevar a cabo', beside: 'Además' },
    check: {
      heading: 'Comprobar',
      cues: /(?<!\p{L})(?:comprueb|comprob|verifi|mid|compar|prueb|revis|cuent|anot|control)/u,
    },
  },
  swipe: {
    openers: {
      heading: 'Comienzos',
      when: 'Al empezar una publicación, un correo o una charla, donde una pregunta gana los siguientes diez segundos.',
      frames: ['¿Qué cambiaría si ____ llevara la mitad de tiempo?', '¿Conoce su propia cifra de ____?'],
    },
    proof: {
      heading: 'Pruebas',
      when: 'Donde una afirmación necesita una cifra. Cite la fuente cuando la use.',
      frames: ['Pasamos de ____ a ____ en ____.', 'De cada ____, ____ terminan en ____.'],
    },
    advice: {
      heading: 'Consejos',
      when: 'Donde quien lee quiere saber qué hacer a continuación.',
      frames: ['Antes de ____, ____.', 'Empiece por ____; deje ____ para después.'],
    },
    objections: {
      heading: 'Objeciones',
      when: 'Donde un cliente duda: lo que dice, y lo que responden las fuentes.',
      frames: ['No se trata de ____, sino de ____.', 'No necesita ____ para ____.'],
    },
  },
  answerToday: '¿Cuál es hoy nuestra respuesta?',
  worksheet: [
    '¿En qué punto estamos hoy con «{x}»?',
    '¿Quién hace qué a continuación, y para cuándo?',
    '¿Cómo veremos que ha funcionado?',
  ],
  labels: {
    colon: ': ',
    contents: 'Contenido',
    howToUse: 'Cómo usarlo',
    sources: 'Fuentes',
    why: 'Por qué',
    whenToUse: 'Cuándo usarlo',
    owner: 'Quién',
    due: 'Para cuándo',
    fillIn: 'Hágalo suyo',
    inputs: 'Tenga a mano',
    steps: 'Pasos',
    outcome: 'Resultado',
    worksheet: 'Sus respuestas',
    ownDocument: 'Documento propio',
    ownArticle: 'Artículo propio',
    noSources: 'Una plantilla sin fuentes: no se sabía nada de este tema, así que pregunta y no afirma nada.',
    someSources:
      'Las líneas con número tienen fuente; las que no lo llevan son consejos que conviene comprobar.',
    allSources: 'Cada afirmación tiene su fuente: la indica el número que la acompaña.',
    oneSource: 'Todas las afirmaciones proceden de una fuente: {x}',
    page: 'Página {x} de {y}',
  },
}
