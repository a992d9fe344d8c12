import type { MagnetWords } from '../magnet-words.ts'

export const italian: MagnetWords = {
  language: 'it',
  kind: {
    checklist: 'Lista di controllo',
    swipe_file: 'Raccolta di frasi',
    framework: 'Metodo a tappe',
  },
  title: {
    checklist: '{x}: la lista di controllo in {n} punti',
    swipe_file: '{x}: {n} frasi da riutilizzare',
    framework: '{x}: un metodo in {n} tappe',
  },
  subtitle: {
    checklist: 'Da seguire punto per punto, per vedere subito che cosa manca ancora',
    swipe_file: 'Frasi da riutilizzare, e quando funziona ciascuna',
    framework: 'Un modo di lavorare a tappe, con spazio per le proprie risposte',
  },
  subtitleFor: {
    checklist: 'Per {x}: da seguire punto per punto, per vedere subito che cosa manca ancora',
    swipe_file: 'Per {x}: frasi da riutilizzare, e quando funziona ciascuna',
    framework: 'Per {x}: un modo di lavorare a tappe, con spazio per le proprie risposte',
  },
  introduction: {
    checklist:
      'Segua le parti in ordine e spunti ciò che è fatto. Ciò che non può spuntare è il prossimo compito.',
    swipe_file:
      'Scelga una frase in base allo scopo, completi gli spazi con il suo caso e verifichi i fatti alla fonte prima di pubblicare.',
    framework:
      'Proceda una tappa alla volta. Raccolga il necessario, segua i passi, confronti con il risultato e scriva le sue risposte nei riquadri prima di continuare.',
  },
  phases: {
    prepare: {
      heading: 'Preparare',
      cues: /(?<!\p{L})(?:scegl|scelg|pianific|decid|elenc|raccogl|raccolg|prepar|compr|ordin|chied|defin|install)/u,
    },
    do: { heading: 'Mettere in pratica', beside: 'Inoltre' },
    check: {
      heading: 'Verificare',
      cues: /(?<!\p{L})(?:controll|verific|misur|confront|prov|cont|annot|monitor)/u,
    },
  },
  swipe: {
    openers: {
      heading: 'Aperture',
      when: 'All’inizio di un post, di una mail o di un discorso, dove una domanda guadagna i dieci secondi seguenti.',
      frames: [
        'Che cosa cambierebbe se ____ richiedesse la metà del tempo?',
        'Conosce la sua cifra per ____?',
      ],
    },
    proof: {
      heading: 'Prove',
      when: 'Dove un’affermazione ha bisogno di una cifra. Citi la fonte quando la usa.',
      frames: ['Siamo passati da ____ a ____ in ____.', 'Su ____, ____ finiscono con ____.'],
    },
    advice: {
      heading: 'Consigli',
      when: 'Dove chi legge vuole sapere che cosa fare dopo.',
      frames: ['Prima di ____, ____.', 'Cominci da ____; lasci ____ per dopo.'],
    },
    objections: {
      heading: 'Obiezioni',
      when: 'Dove un cliente esita: che cosa dice, e che cosa rispondono le fonti.',
      frames: ['Non si tratta di ____, ma di ____.', 'Non serve ____ per ____.'],
    },
  },
  answerToday: 'Qual è oggi la nostra risposta?',
  worksheet: [
    'A che punto siamo oggi con «{x}»?',
    'Chi fa che cosa dopo, ed entro quando?',
    'Da che cosa vedremo che ha funzionato?',
  ],
  labels: {
    colon: ': ',
    contents: 'Indice',
    howToUse: 'Come si usa',
    sources: 'Fonti',
    why: 'Perché',
    whenToUse: 'Quando usarla',
    owner: 'Chi',
    due: 'Entro quando',
    fillIn: 'La renda sua',
    inputs: 'Da tenere a portata di mano',
    steps: 'Passi',
    outcome: 'Risultato',
    worksheet: 'Le sue risposte',
    ownDocument: 'Documento proprio',
    ownArticle: 'Articolo proprio',
    noSources:
      'Un modello senza fonti: di questo tema non si sapeva nulla, perciò chiede e non afferma nulla.',
    someSources: 'Le righe con un numero hanno una fonte; quelle senza sono consigli da verificare.',
    allSources: 'Ogni affermazione ha la sua fonte: la indica il numero accanto.',
    oneSource: 'Ogni affermazione viene da una sola fonte: {x}',
    page: 'Pagina {x} di {y}',
  },
}
