import type { AnswerWords } from '../answer-words.ts'

export const germanAnswerWords: AnswerWords = {
  language: 'de',
  advises: '\\p{L}+en sie|versuchen|achten|nutzen|machen|geben|zeigen|messen|rechnen|fragen|planen|prüfen',
  obliges: 'soll(?:te)?(?:st|n|t|en)?|muss|musst|müssen|müsst|braucht|brauchst|empf(?:ie|eh)\\p{L}*',
  concludes:
    'insgesamt|im schnitt|im mittel|im median|im durchschnitt|unterm strich|netto|ergab|ergibt|ergaben|zeigte[n]?|sank(?:en)?|stieg(?:en)?|fiel(?:en)?|verdoppel\\p{L}*|halbier\\p{L}*|statt|gegenüber|als ergebnis|damit liegt|(?:mehr|weniger|höher|niedriger|schneller|langsamer|besser|schlechter|günstiger|teurer|länger|kürzer) als|am (?:\\p{L}+sten)|amortisier\\p{L}*|rechnet sich|lohnt sich|kein(?:en?)? unterschied|rückgang|anstieg|zunahme|wirtschaftlicher|nicht \\p{N}',
  prepares:
    'wurden? (?:befragt|erhoben|ausgewählt|untersucht)|befragung lief|wir (?:haben|befragten)|haben (?:\\p{L}+ ){0,5}(?:notiert|gezählt|gemessen|protokolliert|aufgezeichnet|ausgefüllt)|führten (?:ein )?(?:buch|protokoll|tagebuch)',
  conditional: 'wenn|nur|falls|sofern|außer|solange|hängt (?:\\p{L}+ )?davon ab',
  causal: 'weil|da|denn|dadurch|führt zu|deshalb|sodass|wegen|dank',
  weighs:
    'vorteile?\\p{L}*|nachteil\\p{L}*|aufwand|lohn\\p{L}*|spar\\p{L}*|erspar\\p{L}*|einspar\\p{L}*|eingespart\\p{L}*|renti\\p{L}*|rentab\\p{L}*|amorti\\p{L}*|kost\\p{L}*|wirtschaftlich\\p{L}*|gewinn\\p{L}*|umsatz\\p{L}*',
  is: 'ist|sind|bedeutet',
  pictures: 'metapher|wie ein',
  vague: 'wichtig|entscheidend|sinnvoll|gut|schön|freut sich|prima',
  firstPerson: 'wir|unser\\p{L}*|ich|mein\\p{L}*',
  introduces:
    '(?:wir|ich) (?:sind|bin) (?:ein\\p{L}*|bei|im)|mein name|(?:heute|in diesem) (?:\\p{L}+ )?(?:artikel|beitrag)',
  exemplifies: '(?:ein )?beispiel\\p{L}*|angenommen|zum beispiel|stell dir vor',
  pointsAway:
    'ressourcen|weiterführende|vorlagen?|petition|kampagne|unterschreib\\p{L}*|teile[nt]? (?:sie |diesen |den )?(?:beitrag|artikel)|bleibt zu hoffen|fordert jetzt|fordern schon',
}
