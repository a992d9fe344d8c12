import type { AppealWords } from './appeal-words.ts'

export const de: AppealWords = {
  asks: 'unterstütz(?:en sie|e|t)|spende(?:n sie|t)?|werde(?:n sie|t)?|abonnier(?:en sie|e|t)|laden sie|lade|lad|hol(?:en sie|e)?(?: dir| euch| sich)?|folge(?:n sie|t)?|empfehlen sie|empfiehl|sicher(?:n sie|e|t)(?: sich| dir)?|melde(?:n sie|t)?(?: sich| dich)?|registrieren sie|installieren sie|verpassen sie|verpasse',
  things:
    'uns(?: mit| durch| auf| bei| finanziell|[.!]*$)|unser(?:e[nmrs]?)? (?:kostenlosen? )?(?:app|newsletter|kanal|podcast|magazin|arbeit|journalismus|community|kurse?|seminare?)|(?:die|den|unsere) (?:kostenlose|gratis)[- ]?(?:n )?(?:app|newsletter)|app (?:kostenlos|gratis)|newsletter an[.!]*$|(?:ein )?abo(?:nnement)? ab[.!]*$|mitglied[.!]*$|frühbucher\\p{L}*',
  shares:
    'teilen sie (?:diesen|dieses|diese|den|die) (?:artikel|beitrag|seite|text)|teile (?:diesen|den) (?:artikel|beitrag)|(?:jetzt )?(?:artikel|beitrag|weiter)? ?teilen[.!]*$|weitersagen[.!]*$|sag es weiter',
  events:
    '(?:unsere )?(?:nächsten?|kommenden?) (?:kurse?|kurstermine|seminare?|workshops?|webinare?|schulungen|termine der kurse)',
  offers: 'frühbucher(?:rabatt|preis)|frühbucher[- ]?(?:rabatt|preis)|einführungspreis',
  until: 'bis|endet|gilt|nur noch|bei anmeldung|bei buchung',
}
