import type { BriefPhrases } from '../brief-phrases.ts'

export const germanBrief: BriefPhrases = {
  language: 'de',
  description:
    '{x}: zu wenig Belege für einen Text. Was gelesen wurde, warum es nicht antwortet und was antworten würde.',
  lookedHeading: 'Wonach gesucht wurde',
  looked: 'Eine Stelle, die darauf antwortet: {x}',
  foundHeading: 'Was gefunden wurde',
  nothing: 'Es gab nichts zu lesen: Keine Adresse wurde genannt, und kein eigenes Dokument spricht davon.',
  speaks: 'spricht von {x}, aber nirgends von dem, was gefragt ist.',
  otherLanguage: 'ist auf {x}; ohne Modell lässt es sich nicht übersetzen.',
  unusable: 'hat keinen Satz, der für sich etwas sagt.',
  missingHeading: 'Was darauf antworten würde',
  amount: 'Eine Messung, Preisliste oder Statistik mit Zahl, Einheit und Jahr.',
  howTo: 'Eine Anleitung oder Notizen von jemandem, der es getan hat, Schritt für Schritt.',
  worth: 'Eine Rechnung oder ein Test mit dem, was es kostet und was es bringt, in derselben Einheit.',
  other: 'Eine Seite oder ein Dokument, das es in wenigen Sätzen sagt, mit Namen und Datum.',
  own: 'Von {x}: was Kunden dazu gefragt haben, was angeboten wurde und was daraus wurde.',
  search: 'Seiten, in denen alle diese Wörter stehen: {x}.',
  nextHeading: 'Nächster Schritt',
  next: 'Eines davon als Dokument oder Adresse hinzufügen und neu erzeugen.',
}
