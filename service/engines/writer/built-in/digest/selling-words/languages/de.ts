import type { SellingWords } from '../selling-words.ts'

export const germanSellingWords: SellingWords = {
  language: 'de',
  asks: 'in den warenkorb|kauf auf rechnung|mit dem code|jetzt (?:[\\p{L}\\p{N}%€]+ ){0,3}(?:kaufen|bestellen|anfragen|sparen|sichern|buchen|zugreifen|reservieren)|(?:kostenloses|unverbindliches) angebot|versandkostenfrei|kostenloser versand|nur noch \\p{N}+ stück|auf lager|sofort lieferbar|geld-zurück-garantie|leistungsgarantie|beratungstermin|kostenlos(?:e[nrs]?)? (?:testen|erstgespräch|beratung|demo|probe\\p{L}*)|erstgespräch (?:vereinbaren|buchen)|jetzt (?:\\p{L}+ ){0,3}(?:vereinbaren|anfordern|testen|starten)|demo (?:anfordern|buchen)',
  sells:
    'neupatient\\p{L}* (?:erhalten|bekommen|sind)|(?:buchen|vereinbaren) sie (?:ihren|online|jetzt|gleich) (?:\\p{L}+ )?(?:termin|behandlung|beratung)|termin in unserer (?:praxis|klinik)|(?:unsere|unserer|unseren|unserem|unser) (?:eigene[nrms]? )?(?:werkstatt|fabrik|werk|fertigung|ausstellung|showroom|filialen?|kunden|kundinnen|monteure[n]?|fachbetriebe?|laden|ladengeschäft|geschäft|onlineshop|online-shop|\\p{L}*sortiment)|unsere?[nrms]? [^.!?]{0,40}(?:sonderpreis|aktionspreis|angebotspreis)|wir (?:liefern|montieren|installieren|verlegen) (?:ihnen|bundesweit|deutschlandweit|frei haus|direkt|kostenlos)|(?:rufen|kontaktieren|fragen) sie uns [^.!?]{0,60}angebot',
  praises:
    'preisgekrönt\\p{L}*|kontaktieren sie uns|rufen sie uns|unsere?[rnm]? (?:\\p{L}+ )?(?:produkte?n?|kunden|plattform|software|preise|lösung(?:en)?|leistungen|experten|shop|\\p{L}*sets?)|wir (?:bieten|verkaufen|liefern|installieren|fertigen)|ihre vorteile|mehrwertsteuer',
  hype: 'preisgekrönt\\p{L}*|flüsterleise\\p{L}*|best(?:e|er|es)? (?:seiner|ihrer) klasse|kunden (?:lieben|schätzen|vertrauen)|marktführ\\p{L}+|einzigartig\\p{L}*|revolutionär\\p{L}*|unschlagbar\\p{L}*|führender anbieter|traumhaft\\p{L}*',
  promises: 'bis zu|schon ab|nur \\p{N}|ab \\p{N}',
  rests:
    '(?:grundlage|basis|berechnungsgrundlage|annahme)(?= ?:)|gerechnet (?:gegen|mit|auf|für|ab|seit)|berechnet (?:gegen|mit|auf|für)|gemessen (?:im labor|bei|in einer)|labortest|preis ohne|getestet (?:im|mit|an)|umfrage unter|befragung von|auf basis (?:von|einer?s?)|(?:der |unser )?preis(?: \\p{L}+){0,3} (?:nach|vor|ohne|inklusive|zuzüglich|umfasst|enthält)|(?:die (?:angabe|zahl|messung)|der (?:wert|vergleich|durchschnitt)|das ergebnis) (?:ist|gilt|galt|stammt|beruht|bezieht|basiert|entspricht)|(?:durchschnitt|mittelwert) (?:von|aus|unserer|über)|verglichen mit|im vergleich (?:zu|mit) (?:einem|einer|alten|herkömmlich\\p{L}*)',
  institutions:
    '\\p{L}*institut|universität|hochschule|\\p{L}*verband|\\p{L}*verein|\\p{L}*stiftung|\\p{L}*kammer|\\p{L}*amt|\\p{L}*behörde|\\p{L}*zentrale|\\p{L}*innung|\\p{L}*forschung|forschungs\\p{L}+|(?:energie|umwelt|bundes|landes)agentur|verbraucher\\p{L}*|\\p{L}*gewerkschaft|\\p{L}*test|\\p{L}*magazin|\\p{L}*zeitung|zeitschrift|\\p{L}*kurier|\\p{L}*bote|\\p{L}*anzeiger|\\p{L}*nachrichten|\\p{L}*blatt|\\p{L}*rundschau|\\p{L}*presse',
  owns: 'mit {x} (?:können sie|kannst du|erstellen sie|erstellst du|erhalten sie|verwalten sie|prüfen sie|behalten sie)|{x} (?:jetzt )?(?:kostenlos|gratis|unverbindlich) (?:testen|ausprobieren|starten|nutzen)|(?:kostenlose[nrs]?|gratis) {x}[- ]\\p{L}+|(?:testen|probieren) sie {x}|(?:teste|probiere?) {x}',
  press:
    '\\p{L}*magazin|\\p{L}*zeitung|zeitschrift|redaktion\\p{L}*|leser\\p{L}*|abo|abonn\\p{L}*|newsletter|reporter\\p{L}*',
  deals:
    'gratis-?lieferung|kostenlose[rn]? (?:lieferung|versand)|ihr fach(?:geschäft|händler|betrieb)|unser(?:e|em|en|es|er)? (?:kundendienst\\p{L}*|fachgeschäft\\p{L}*|werkstatt|monteure?n?|techniker\\p{L}*|filialen?|onlineshop)|(?:\\p{N}+ euro|\\p{N}+ ?%|\\p{N}+ prozent) rabatt|besuchen sie uns|(?:jetzt )?(?:unverbindliches )?angebot anfordern',
  earns:
    '(?:erhalten|bekommen|verdienen|erhalte|bekomme|verdiene) (?:wir|ich) (?:\\p{L}+ ){0,4}provision|(?:wir|ich) (?:\\p{L}+ ){0,9}provision|(?:enthält|enthalten|sind|sogenannte) (?:\\p{L}+ ){0,2}(?:affiliate|werbe|provisions|partner)-?links?|(?:affiliate|werbe|provisions)-?links?\\s?[:.*(]|amazon-partner',
}
