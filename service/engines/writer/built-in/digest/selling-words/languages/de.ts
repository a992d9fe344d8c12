import type { SellingWords } from '../selling-words.ts'

export const germanSellingWords: SellingWords = {
  language: 'de',
  asks: 'in den warenkorb|jetzt (?:\\p{L}+ )?(?:kaufen|bestellen|anfragen|sparen|sichern)|(?:kostenloses|unverbindliches) angebot|versandkostenfrei|kostenloser versand|nur noch \\p{N}+ stück|auf lager|sofort lieferbar|geld-zurück-garantie|leistungsgarantie|beratungstermin|kostenlos testen',
  praises:
    'preisgekrönt\\p{L}*|kontaktieren sie uns|rufen sie uns|unsere?[rnm]? (?:\\p{L}+ )?(?:produkte?n?|kunden|plattform|software|preise|lösung(?:en)?|leistungen|experten|shop|\\p{L}*sets?)|wir (?:bieten|verkaufen|liefern|installieren|fertigen)|ihre vorteile|mehrwertsteuer',
}
