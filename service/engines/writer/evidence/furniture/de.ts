import type { FurnitureWords } from './furniture-words.ts'

export const de: FurnitureWords = {
  menu: 'start(?:seite)?|menü|(?:zur )?suche|suchen|drucken|(?:artikel )?(?:drucken|merken|teilen|speichern)|teilen|folgen|anmelden|abmelden|einloggen|registrieren|abonnieren|abo|mein konto|warenkorb|merkzettel|impressum|datenschutz(?:erklärung|hinweise?|einstellungen)?|agb|nutzungsbedingungen|mediadaten|kontakt|über uns|karriere|newsletter|hilfe|barrierefreiheit|inhalt(?:sverzeichnis)?|nächster (?:artikel|beitrag)|vorheriger (?:artikel|beitrag)|zurück|weiter|schließen|mehr|kommentare?|cookie-einstellungen|widerruf|versand',
  bylines:
    '(?:ein (?:artikel|beitrag|text|interview) |geschrieben |verfasst |fachlich geprüft |geprüft |redaktionell betreut |aufgezeichnet )von',
  dates:
    '(?:zuletzt |erstmals )?(?:veröffentlicht|aktualisiert|erschienen|geändert)|letzte (?:änderung|aktualisierung)|stand',
  consent:
    'wir und (?:unsere )?(?:bis zu )?(?:\\p{N}[\\p{N}.]* )?(?:partner|drittanbieter)|unsere (?:bis zu )?(?:\\p{N}[\\p{N}.]* )?partner und wir|unsere[nr]? \\p{N}[\\p{N}.]* partnern?|mit (?:ihrer|deiner) (?:einwilligung|zustimmung)[^.!?]{0,30} (?:wir|unsere)|berechtigten? interesses? unserer partner|(?:ihre|deine) privatsphäre ist uns wichtig',
  choices:
    '(?:ich )?(?:alle[ns]? )?(?:stimme |bin )?(?:zustimmen|zu|akzeptieren|annehmen|ablehnen|einverstanden|zulassen|verstanden)(?: und (?:weiter|schließen|fortfahren))?|nur (?:notwendige|erforderliche|essenzielle)(?: cookies)?|(?:cookie-)?einstellungen(?: (?:ändern|verwalten))?|auswahl (?:speichern|bestätigen)|weiter ohne (?:zustimmung|einwilligung)',
  meters:
    '(?:sie haben|du hast|ihnen bleiben|dir bleiben|noch) (?:noch |nur )*(?:\\p{N}+|ein(?:en)?|zwei|drei|vier|fünf) (?:freie[nr]?|kostenlose[nr]?|gratis)[ -]?(?:artikel|beiträge?|texte?)|(?:\\p{N}+|zwei|drei|vier|fünf) (?:von \\p{N}+ )?(?:freie[nr]?|kostenlose[nr]?) (?:artikel|beiträge?|texte?) (?:übrig|gelesen|in diesem monat|diesen monat)|jetzt (?:ein |ihr |dein )?(?:digital-?)?abo abschließen|jetzt abonnieren|(?:dieser|der) (?:artikel|beitrag|text|inhalt) ist (?:nur )?(?:für abonnent|abonnent|exklusiv für)\\p{L}*|(?:weiterlesen|mehr lesen) mit (?:einem |dem |ihrem )?\\p{L}*-?abo',
  newsletters:
    '(?:(?:der|die|unser) [^.!?:]{0,20}(?:newsletter|brief)[^.!?:]{0,30}: ?)?(?:die |unsere )?(?:besten|wichtigsten|schönsten|neuesten|spannendsten) (?:geschichten|artikel|beiträge|nachrichten|tipps|themen|texte)[^.!?]{0,50}(?:per e-?mail|in (?:ihr|dein|ihrem|deinem) postfach)[^.!?]{0,20}|(?:die )?abmeldung (?:ist )?(?:jederzeit|mit einem klick)(?: möglich)?|jederzeit (?:abbestellbar|abmelden)',
  openingHours: '(?:unsere )?(?:öffnungs|sprech|schalter|geschäfts|büro)(?:zeiten|stunden)',
}
