import type { Phrases } from '../phrases.ts'

export const germanPhrases: Phrases = {
  language: 'de',
  sources: 'Quellen',
  basics: '{x}: die Grundlagen',
  covers: 'Was die Quellen sagen: {x}',
  quotes: { open: '„', close: '“', innerOpen: '‚', innerClose: '‘' },
  according: 'Laut {x}:',
  dated: 'Stand der Quellen: {x}.',
  main: 'Die wichtigsten Befunde',
  differ: 'Wo sich die Quellen unterscheiden',
  tables: 'Tabellen aus den Quellen',
  more: 'Weitere Befunde',
  open: 'Offene Fragen',
  short: 'Kurz gesagt:',
  roles: {
    cost: 'Was es kostet',
    figures: 'Was die Zahlen sagen',
    advice: 'Was zu tun ist',
  },
  gaps: {
    between:
      'Offen bleibt die Wahl zwischen {x}: Für welchen Fall die Zahlen gelten, ist vor dem Weitergeben zu klären.',
    onlyFigure: 'Eine Zahl als Antwort gibt nur {x}: Nichts anderes hier bestätigt sie.',
    withoutFigure: 'Ohne Zahl antwortet: {x}. Wie weit das mit den übrigen Quellen übereinstimmt, ist offen.',
    noWeight: 'Welcher Grund am meisten wiegt, ist offen: Keine Quelle nennt Anteile.',
    noEffect: 'Ob es wirkt, ist offen: Keine Quelle hat vorher und nachher gemessen.',
    noSum: 'Niemand rechnet nach: Keine Quelle stellt einen Preis dem gegenüber, was es spart oder bringt.',
    old: 'Die Zahlen von {x} sind älter als fünf Jahre: Ob sie noch gelten, würde eine neuere Erhebung zeigen.',
    noOwn:
      'Keine Zahl stammt aus dem eigenen Haus: Eine eigene Zählung, ein Preis oder ein Fall aus der Praxis wäre der stärkste Beleg.',
    noCost: 'Keine der Quellen sagt, was es kostet.',
    settle: 'Welche der abweichenden Zahlen im Einzelfall gilt, zeigt nur eine eigene Zählung.',
    missingCase: 'Keine der Quellen spricht von {x}: Ob ihre Befunde dort gelten, ist offen.',
    noFigure: 'Keine der Quellen nennt eine Zahl: Sie sagen, dass es darauf ankommt, aber nicht, wie viel.',
    noDrawback:
      'Keine der Quellen nennt einen Nachteil oder einen Fall, in dem es sich nicht lohnt: Wer es wieder aufgegeben hat, wüsste ihn.',
    noSample: 'Wie viele Menschen befragt wurden und wer sie waren, steht nicht bei: {x}.',
    undated: 'Ohne Datum sind die Zahlen von: {x}. Suchen Sie das Jahr, bevor Sie sie weitergeben.',
    sellerBasis:
      'Was {x} verspricht, gilt für das, woran es gemessen wurde: Geben Sie es nur zusammen damit weiter.',
    oneStudy:
      'Unter den unabhängigen Quellen sagt nur {x}, woher die Zahlen kommen: Ob sie auch anderswo gelten, würde eine zweite Erhebung oder eine eigene Zählung zeigen.',
    askSeller: 'Bevor Sie die versprochene Zahl weitergeben, fragen Sie nach, wie sie gemessen wurde: {x}.',
    onePublisher: 'Alles stammt von {x}: Eine unabhängige Stimme fehlt und sollte es bestätigen.',
  },
  sellers: 'Was Anbieter versprechen',
  span: '{x}: {y} ({a}) bis {z} ({b})',
  offer: 'In eigener Sache, {x}:',
  seller: '{x}, über das eigene Angebot',
  affiliate: 'Seite mit Werbelinks',
  also: 'ebenso {x}',
  internal: 'internes Dokument',
  own: 'eigenes Dokument',
  space: ' ',
}
