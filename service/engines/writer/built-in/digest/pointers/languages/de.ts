import type { PointerWords } from '../pointer-words.ts'

export const germanPointers: PointerWords = {
  language: 'de',
  demonstrative:
    'deshalb|daher|deswegen|somit|folglich|diese[rsmn]?(?! (?:jahr|monat|woche))|dies|solche[rsmn]?|jene[rsmn]?|letztere[rsn]?|erstere[rsn]?|(?:der|die|das|den|dem)selben?|oben genannte\\p{L}*|genannte[nrsm]?|hierzu|hierfür|hierbei|(?:sind|ist|wären|wäre|macht|ergibt|waren|war) (?:das|es)',
  announced:
    '(?:\\p{N}+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mehrere|verschiedene|einige|viele|folgende[nrsm]?|die folgenden) (?:[\\p{L}-]+ ){0,2}(?:anzeichen|warnzeichen|vorteilen?|nachteilen?|gründen?|faktoren|möglichkeiten|arten|schritten?|dingen?|fragen|regeln|tipps|beispielen?|kategorien|aspekten?|fehlern?|methoden|merkmalen?|varianten|wegen?|optionen|kriterien)',
  document:
    'hinzu komm(?:t|en)|dazu komm(?:t|en)|(?:der|die|das|den) (?:preis|betrag|angebot|paket|verfahren|studie|umfrage|bericht|autor(?:en|in)?|forscher\\p{L}*|ergebnisse?|analyse|untersuchung|daten|unternehmen|firma|abbildung|tabelle|grafik|antwort|grund|gründe|unterschied|problem|ziel|lösung|rest|erste|zweite|dritte|andere|anderen|beiden|folgenden?)',
  elsewhere:
    'siehe|wie (?:oben|bereits|schon) |oben|unten(?=[.,;)])|im (?:nächsten|folgenden|vorigen) (?:abschnitt|kapitel)|lesen sie|klicken|(?:abbildung|tabelle|abb\\.|tab\\.) \\d|in unserem (?:ratgeber|beitrag|artikel)',
  connectives:
    'seither|seitdem|danach|zuvor|vor allem|außerdem|zudem|darüber hinaus|allerdings|jedoch|dennoch|trotzdem|dabei|damit|dazu|dadurch|danach|dann|zum beispiel|beispielsweise|andererseits|ebenso|auch|denn|aber|und|oder|schließlich|so|es ist(?! (?:(?:\\p{L}+ ){0,2}(?:wichtig|ratsam|sinnvoll|nötig|notwendig|möglich|üblich|empfehlenswert|besser|schwer|leicht|erforderlich|unerlässlich))(?!\\p{L}))|es sind|er|indem|diese',
  ofThem: 'davon',
  partOfIt: 'der (?:median|durchschnitt|mittelwert) (?:liegt|lag|ist)|(?:der|die|das) \\p{L}+ dort',
  about: 'rund|etwa|nur|fast',
  percent: 'prozent',
  ofWhom: 'der|des|von|aller|weniger|mehr',
  ofWhat: 'des ',
  pronouns: 'er|sie|es',
  so: 'so|somit|folglich',
  articles: 'der |die |das |eine? ',
  concludes: 'deshalb|daher|deswegen|somit|folglich|(?:sind|ist|macht|ergibt|wären) das|aus diesem grund',
  latePronoun: 'sie|ihn|ihm|ihnen|dazu|davon|dafür|darauf',
}
