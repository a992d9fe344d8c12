import type { Phrases } from '../phrases.ts'

export const italianPhrases: Phrases = {
  language: 'it',
  sources: 'Fonti',
  basics: '{x}: l’essenziale',
  covers: 'Che cosa dicono le fonti: {x}',
  quotes: { open: '«', close: '»', innerOpen: '“', innerClose: '”' },
  according: 'Secondo {x}:',
  dated: 'Date delle fonti: {x}.',
  main: 'I risultati principali',
  differ: 'Dove le fonti divergono',
  tables: 'Tabelle dalle fonti',
  more: 'Altri risultati',
  open: 'Domande aperte',
  short: 'In breve:',
  roles: {
    cost: 'Quanto costa',
    figures: 'Che cosa dicono le cifre',
    advice: 'Che cosa fare',
  },
  gaps: {
    between:
      'Resta aperta la scelta tra {x}: va chiarito per quale caso vale ciascuna cifra prima di riprenderne una.',
    onlyFigure: 'Solo {x} risponde con una cifra: nient’altro qui la conferma.',
    withoutFigure: '{x} risponde senza una cifra: non si sa quanto concordi con le altre fonti.',
    noWeight: 'Quale motivo pesi di più resta aperto: nessuna fonte dice la quota di ciascuno.',
    noEffect: 'Se funzioni resta aperto: nessuna fonte ha misurato il prima e il dopo.',
    noSum:
      'Nessuno fa i conti: nessuna fonte mette un prezzo a confronto con ciò che si risparmia o si ottiene.',
    old: 'Le cifre di {x} hanno più di cinque anni: una rilevazione più recente direbbe se valgono ancora.',
    noOwn:
      'Nessuna cifra è dell’azienda stessa: un conteggio, un prezzo o un caso proprio sarebbe qui la prova più forte.',
    noCost: 'Nessuna delle fonti dice quanto costa.',
    settle: 'Quale delle cifre diverse valga in un caso concreto lo dice solo un conteggio proprio.',
    missingCase: 'Nessuna delle fonti parla di {x}: resta aperto se i loro dati valgano anche lì.',
    noFigure: 'Nessuna delle fonti dà una cifra: dicono che conta, non quanto.',
    noDrawback:
      'Nessuna delle fonti cita uno svantaggio, né un caso in cui non conviene: chi ci ha rinunciato lo saprebbe.',
    noSample: 'Quante persone siano state interpellate, e chi, non lo dice {x}.',
    undated: 'Le cifre di {x} non hanno data: cerchi l’anno prima di riprenderle.',
    sellerBasis: 'La cifra di {x} vale per ciò su cui è stata misurata: la riprenda solo insieme a questo.',
    oneStudy:
      'Tra le fonti indipendenti solo {x} dice da dove vengono le sue cifre: un secondo studio, o un conteggio proprio, direbbe se valgono anche altrove.',
    askSeller: 'Prima di riprendere la cifra promessa, chieda a {x} come è stata misurata.',
    onePublisher: 'Tutto viene da {x}: manca una voce indipendente che lo confermi.',
  },
  sellers: 'Che cosa promettono i venditori',
  span: '{x}: da {y} ({a}) a {z} ({b})',
  offer: 'Da parte di {x}:',
  seller: '{x}, sulla propria offerta',
  affiliate: 'pagina di affiliazione',
  also: 'così anche {x}',
  internal: 'documento interno',
  own: 'documento proprio',
  space: ' ',
}
