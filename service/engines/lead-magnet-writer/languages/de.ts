import type { MagnetWords } from '../magnet-words.ts'

export const german: MagnetWords = {
  language: 'de',
  kind: { checklist: 'Checkliste', swipe_file: 'Formulierungssammlung', framework: 'Leitfaden in Etappen' },
  title: {
    checklist: '{x}: die Checkliste mit {n} Punkten',
    swipe_file: '{x}: {n} Sätze zum Wiederverwenden',
    framework: '{x}: ein Leitfaden in {n} Etappen',
  },
  subtitle: {
    checklist: 'Punkt für Punkt abarbeiten und sofort sehen, was noch fehlt',
    swipe_file: 'Sätze zum Wiederverwenden, und wann welcher wirkt',
    framework: 'Ein Vorgehen in Etappen, mit Platz für eigene Antworten',
  },
  subtitleFor: {
    checklist: 'Für {x}: Punkt für Punkt abarbeiten und sofort sehen, was noch fehlt',
    swipe_file: 'Für {x}: Sätze zum Wiederverwenden, und wann welcher wirkt',
    framework: 'Für {x}: ein Vorgehen in Etappen, mit Platz für eigene Antworten',
  },
  introduction: {
    checklist:
      'Gehen Sie die Teile der Reihe nach durch und haken Sie ab, was erledigt ist. Was Sie nicht abhaken können, ist Ihre nächste Aufgabe.',
    swipe_file:
      'Wählen Sie einen Satz nach seinem Zweck, füllen Sie die Lücken mit Ihrem eigenen Fall, und prüfen Sie die Angaben an der Quelle, bevor Sie veröffentlichen.',
    framework:
      'Nehmen Sie sich eine Etappe nach der anderen vor. Legen Sie das Nötige bereit, gehen Sie die Schritte, vergleichen Sie mit dem Ergebnis, und schreiben Sie Ihre Antworten in die Felder.',
  },
  phases: {
    prepare: {
      heading: 'Vorbereiten',
      cues: /(?<!\p{L})(?:wähl|plan|leg|sammel|bereit|kauf|bestell|frag|defin|installier|besorg|entscheid)/u,
    },
    do: { heading: 'Umsetzen', beside: 'Außerdem zu tun' },
    check: {
      heading: 'Prüfen',
      cues: /(?<!\p{L})(?:prüf|miss|mess|kontroll|vergleich|test|überprüf|zähl|notier|beobacht)/u,
    },
  },
  swipe: {
    openers: {
      heading: 'Einstiege',
      when: 'Am Anfang eines Beitrags, einer Mail oder eines Vortrags, wo eine Frage die nächsten zehn Sekunden verdient.',
      frames: [
        'Was wäre anders, wenn ____ nur halb so lange dauerte?',
        'Kennen Sie Ihre eigene Zahl für ____?',
      ],
    },
    proof: {
      heading: 'Belege',
      when: 'Wo eine Aussage eine Zahl braucht. Nennen Sie die Quelle, wenn Sie eine verwenden.',
      frames: ['Wir sind in ____ von ____ auf ____ gekommen.', 'Von ____ enden ____ mit ____.'],
    },
    advice: {
      heading: 'Ratschläge',
      when: 'Wo Lesende wissen wollen, was als Nächstes zu tun ist.',
      frames: ['Bevor Sie ____, ____.', 'Beginnen Sie mit ____; ____ hat Zeit.'],
    },
    objections: {
      heading: 'Einwände',
      when: 'Wo Kunden zögern: was sie sagen, und was die Quellen darauf antworten.',
      frames: ['Es geht nicht um ____, sondern um ____.', 'Für ____ brauchen Sie kein ____.'],
    },
  },
  answerToday: 'Was ist heute unsere Antwort?',
  worksheet: [
    'Wo stehen wir heute bei „{x}“?',
    'Wer macht was als Nächstes, und bis wann?',
    'Woran sehen wir, dass es gewirkt hat?',
  ],
  labels: {
    colon: ': ',
    contents: 'Inhalt',
    howToUse: 'So verwenden Sie es',
    sources: 'Quellen',
    why: 'Warum',
    whenToUse: 'Wann',
    owner: 'Wer',
    due: 'Bis wann',
    fillIn: 'Zum Anpassen',
    inputs: 'Bereitlegen',
    steps: 'Schritte',
    outcome: 'Ergebnis',
    worksheet: 'Ihre Antworten',
    ownDocument: 'Eigenes Dokument',
    ownArticle: 'Eigener Artikel',
    noSources:
      'Eine Vorlage ohne Quellen: Zu diesem Thema war nichts bekannt; sie fragt und behauptet nichts.',
    someSources: 'Zeilen mit einer Zahl haben eine Quelle; Zeilen ohne sind Rat, der zu prüfen ist.',
    allSources: 'Jede Aussage hat ihre Quelle: Die Zahl daneben nennt sie.',
    oneSource: 'Jede Aussage stammt aus einer Quelle: {x}',
    page: 'Seite {x} von {y}',
  },
}
