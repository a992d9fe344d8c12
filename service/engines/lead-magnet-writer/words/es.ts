import type { MagnetWords } from './magnet-words.ts'

export const spanish: MagnetWords = {
  language: 'es',
  kind: {
    checklist: 'Lista de comprobación',
    swipe_file: 'Banco de frases',
    framework: 'Método por etapas',
  },
  subtitle: {
    checklist: 'Una lista para repasar, punto por punto',
    swipe_file: 'Frases para reutilizar, y cuándo funciona cada una',
    framework: 'Una forma de trabajar por etapas, con espacio para sus respuestas',
  },
  subtitleFor: {
    checklist: 'Una lista de comprobación para {x}',
    swipe_file: 'Frases para reutilizar, para {x}',
    framework: 'Una forma de trabajar por etapas para {x}',
  },
  introduction: {
    checklist:
      'Recorra las partes en orden y marque lo que esté hecho. Un número entre corchetes remite a la fuente del final. Lo que no pueda marcar es su próxima tarea.',
    swipe_file:
      'Elija una frase según lo que quiera lograr, complete los huecos con su propio caso y compruebe los datos en la fuente antes de publicar.',
    framework:
      'Avance etapa por etapa. Reúna lo necesario, siga los pasos, compare con el resultado y escriba sus respuestas en los recuadros antes de continuar.',
  },
  ask: {
    compare: 'Comparar con cifras propias: {x}',
    confirm: 'Comprobar: {x}',
    have: 'Preparado: {x}',
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
      when: 'Donde quien lee duda, y un contraste claro responde mejor que una promesa.',
      frames: ['No se trata de ____, sino de ____.', 'No necesita ____ para ____.'],
    },
    explanations: {
      heading: 'Explicaciones',
      when: 'Donde una palabra o una idea debe quedar clara antes de seguir.',
      frames: ['En pocas palabras, ____ significa ____.', 'Piense en ____ como ____.'],
    },
  },
  answerToday: '¿Cuál es hoy nuestra respuesta?',
  worksheet: [
    '¿En qué punto estamos hoy con «{x}»?',
    '¿Quién hace qué a continuación, y para cuándo?',
    '¿Cómo veremos que ha funcionado?',
  ],
  blank: {
    checklist: [
      {
        heading: 'Antes de empezar',
        prompts: [
          'Escriba en una frase qué debe lograr «{x}»: ____',
          'Nombre a quien decide cuándo está bien: ____',
          'Anote lo que ya tiene y puede usar: ____',
        ],
      },
      {
        heading: 'Mientras trabaja',
        prompts: [
          'Nombre el primer paso que no se puede omitir: ____',
          'Nombre lo que falla más a menudo, y quién lo vigila: ____',
          'Fije la fecha de la primera revisión: ____',
        ],
      },
      {
        heading: 'Antes de darlo por terminado',
        prompts: [
          'Compare el resultado con la frase del principio: ____',
          'Escriba la cifra que muestra que funcionó: ____',
          'Anote qué hará distinto la próxima vez: ____',
        ],
      },
    ],
    framework: [
      {
        heading: 'Dónde estamos',
        prompts: ['¿Qué ocurre hoy con «{x}»?', '¿Qué cifra lo describe mejor?', '¿A quién afecta, y cómo?'],
      },
      {
        heading: 'Dónde queremos estar',
        prompts: [
          '¿Qué será diferente?',
          '¿Para cuándo, y cómo lo notaremos?',
          '¿A qué renunciamos por ello?',
        ],
      },
      {
        heading: 'Cómo llegamos',
        prompts: ['¿Qué tres pasos van primero?', '¿Quién da cada uno?', '¿Qué podría detenernos?'],
      },
    ],
  },
  labels: {
    colon: ': ',
    contents: 'Contenido',
    howToUse: 'Cómo usarlo',
    sources: 'Fuentes',
    why: 'Por qué',
    whenToUse: 'Cuándo usarlo',
    fillIn: 'Hágalo suyo',
    inputs: 'Tenga a mano',
    steps: 'Pasos',
    outcome: 'Resultado',
    worksheet: 'Sus respuestas',
    ownDocument: 'documento propio',
    ownArticle: 'artículo propio',
    noSources: 'Una plantilla sin fuentes: no se sabía nada de este tema, así que pregunta y no afirma nada.',
    someSources:
      'Las líneas con número tienen fuente; las que no lo llevan son consejos que conviene comprobar.',
    allSources: 'Cada afirmación tiene su fuente.',
    page: 'Página {x} de {y}',
  },
}
