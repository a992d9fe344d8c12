import type { AnnouncingWords } from '../announcing-words.ts'

export const germanAnnouncingWords: AnnouncingWords = {
  language: 'de',
  opens:
    'willkommen|stellen sie sich vor|in diesem (?:artikel|beitrag|abschnitt|leitfaden|ratgeber|text|kapitel)|dieser (?:artikel|beitrag|abschnitt|leitfaden|ratgeber|text)|hier (?:ist|sind|finden|einige)|schauen wir|sehen wir uns|weitere informationen|mehr (?:dazu|informationen)|lesen sie|wenn sie fragen haben',
  says: 'im folgenden|weiter unten|nachfolgend|wie folgt',
  exist: 'es gibt',
  amounts: 'zwei|drei|vier|fünf|mehrere|einige|viele|verschiedene',
}
