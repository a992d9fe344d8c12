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
    undated: 'Aus welchem Jahr die Zahlen sind, steht nicht bei: {x}.',
    onePublisher: 'Alles stammt von {x}: Eine unabhängige Stimme fehlt und sollte es bestätigen.',
  },
  span: '{x}: von {y} ({a}) bis {z} ({b})',
  offer: 'In eigener Sache, {x}:',
  seller: '{x}, über das eigene Angebot',
  affiliate: 'Seite mit Werbelinks',
  also: 'ebenso {x}',
  internal: 'internes Dokument',
  own: 'eigenes Dokument',
  space: ' ',
}
