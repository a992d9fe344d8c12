import type { BriefPhrases } from './brief-phrases.ts'

export const germanBrief: BriefPhrases = {
  language: 'de',
  description:
    'Redaktionsbriefing: {x}. Arbeitstitel, Fragen und Gliederung; Belege wurden noch keine gelesen.',
  titlesHeading: 'Arbeitstitel',
  titles: [
    '{x}: was es ist und wann es sich lohnt',
    '{x}: ein Leitfaden mit Zahlen und Quellen',
    '{x}: Fragen und Antworten',
  ],
  questionsHeading: 'Fragen der Leserinnen und Leser',
  questions: [
    'Was ist es, in einem Satz, den auch Neulinge verstehen?',
    'Welches Problem löst es, und für wen?',
    'Wie geht man Schritt für Schritt vor, und wie lange dauert es?',
    'Was kostet es, und welche Alternativen gibt es?',
    'Was geht schief, und wie lässt es sich vermeiden?',
    'Woran erkennt man, dass es funktioniert hat?',
  ],
  outlineHeading: 'Gliederung',
  findOut: 'Herauszufinden:',
  evidence: 'Belege, die es beantworten würden:',
  parts: {
    definition: {
      heading: 'Was es ist und wie es funktioniert',
      findOut: 'eine genaue Definition, die Bestandteile und die Begriffe, die oft verwechselt werden.',
      evidence: 'eine Norm, eine amtliche Beschreibung oder die eigene Produktdokumentation.',
    },
    why: {
      heading: 'Warum es wichtig ist',
      findOut: 'wer was davon hat, mit einer Zahl samt Datum zu jeder Aussage.',
      evidence: 'eine Studie, eine amtliche Statistik oder eigene Messungen.',
    },
    how: {
      heading: 'Wie man vorgeht',
      findOut:
        'die Schritte in ihrer Reihenfolge, wer sie ausführt, wie lange jeder dauert und was er braucht.',
      evidence: 'eine interne Checkliste, ein Handbuch oder ein Gespräch mit jemandem aus der Praxis.',
    },
    compare: {
      heading: 'Kosten und Alternativen',
      findOut: 'vergleichbare Zahlen zu mindestens drei Möglichkeiten, in einer Einheit und aus einem Jahr.',
      evidence: 'Preislisten, Testberichte oder ein Vergleich, der seine Methode nennt.',
    },
    limits: {
      heading: 'Grenzen und häufige Fehler',
      findOut: 'wann es nicht funktioniert, was es nicht leisten kann und welche Fehler am häufigsten sind.',
      evidence: 'Supportanfragen, Fehleranalysen, kritische Berichte oder eine abweichende Fachmeinung.',
    },
  },
  nextHeading: 'So wird aus diesem Briefing ein Artikel',
  next: [
    'Fügen Sie ein eigenes Dokument hinzu, das mindestens zwei Teile der Gliederung abdeckt.',
    'Nennen Sie eine bis drei Adressen, die die Fragen beantworten.',
    'Erzeugen Sie den Artikel mit demselben Thema noch einmal: Dann hat jede Aussage ihre Quelle.',
  ],
}
