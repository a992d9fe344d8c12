import type { AnswerWords } from '../answer-words.ts'

export const germanAnswerWords: AnswerWords = {
  language: 'de',
  advises: '\\p{L}+en sie|versuchen|achten|nutzen|machen|geben|zeigen|messen|rechnen|fragen|planen|prüfen',
  obliges: 'soll(?:te)?(?:st|n|t|en)?|muss|musst|müssen|müsst|braucht|brauchst|empf(?:ie|eh)\\p{L}*',
  concludes:
    '\\p{N}+ ?(?:%|prozent) (?:mehr|weniger|höher|niedriger|schneller|günstiger|teurer)|aus (?:\\p{L}+ )?sicht|insgesamt|im schnitt|im mittel|im median|im durchschnitt|unterm strich|netto|ergab|ergibt|ergaben|zeigte[n]?|sank(?:en)?|stieg(?:en)?|fiel(?:en)?|verdoppel\\p{L}*|halbier\\p{L}*|statt|gegenüber|als ergebnis|damit liegt|(?:mehr|weniger|höher|niedriger|schneller|langsamer|besser|schlechter|günstiger|teurer|länger|kürzer) als|am (?:\\p{L}+sten)|amortisier\\p{L}*|rechnet sich|lohnt sich|kein(?:en?)? unterschied|signifikant\\p{L}*|verbesserte?n?|verkürzte?n?|verlängerte?n?|rückgang|anstieg|zunahme|wirtschaftlicher|nicht \\p{N}',
  prepares:
    '(?<=^\\P{L}*)(?:befragt|erhoben|untersucht|gemessen|verglichen|getestet|ausgewertet) wurden?|wurden? (?:[\\p{L}\\p{N}]+ ){0,12}(?:befragt|erhoben|ausgewählt|untersucht|gemessen|aufgezeichnet|gewogen|gefilmt)|fragebogen|fragt, ob|nahmen (?:\\p{L}+ ){0,4}teil|wir (?:ließen|wogen|zählten|prüften|folgten)|(?:stand|standen|kämpft|kämpfte|kämpften|litt|litten) (?:vor|mit|unter)|befragung lief|wir haben (?:[\\p{L}\\p{N}.%]+ ){0,12}(?:befragt|ausgewertet|untersucht|verglichen|gemessen|gezählt|getestet|begleitet|geprüft|analysiert|erhoben|gewogen|betrachtet)|wir (?:befragten|testeten|maßen|verglichen)|haben (?:[\\p{L}\\p{N}]+ ){0,12}(?:genutzt|ausprobiert|teilgenommen|getestet)|haben (?:[\\p{L}\\p{N}]+ ){0,6}(?:notiert|gezählt|gemessen|protokolliert|aufgezeichnet|ausgefüllt)|führten (?:ein )?(?:buch|protokoll|tagebuch)',
  conditional: 'wenn|nur|falls|sofern|außer|solange|hängt (?:\\p{L}+ )?davon ab',
  causal:
    'weil|(?:haupt|häufigste[rn]? |wichtigste[rn]? )gr(?:und|ünde)|da|denn|dadurch|führt zu|deshalb|sodass|wegen|dank|entsteh\\p{L}+|hinterl(?:ässt|assen)|kommt (?:daher|davon)|verursach\\p{L}+',
  weighs:
    'vorteile?\\p{L}*|nachteil\\p{L}*|aufwand|lohn\\p{L}*|spar\\p{L}*|erspar\\p{L}*|einspar\\p{L}*|eingespart\\p{L}*|renti\\p{L}*|rentab\\p{L}*|amorti\\p{L}*|kost\\p{L}*|wirtschaftlich\\p{L}*|gewinn\\p{L}*|verlust\\p{L}*|umsatz\\p{L}*',
  judges:
    '(?:reicht|reichen|genügt|genügen) (?:\\p{L}+ ){0,3}(?:aus|völlig|meist|vollkommen)|die bessere wahl|überflüssig|unnötig|lohn(?:t|en) sich|sich (?:\\p{L}+ ){0,4}(?:lohnt|lohnen)|lohnt|rechne(?:t|n) sich|sich rechne[nt]|rentier\\p{L}*|sinnvoll|amortisier\\p{L}*|abbezahlt|zahlt sich aus|nicht nötig',
  wonders: 'ob|fragen?|hängt (?:\\p{L}+ )?(?:davon )?ab',
  is: 'ist|sind|bedeutet',
  pictures: 'metapher|wie ein',
  vague: 'wichtig|entscheidend|sinnvoll|gut|schön|freut sich|prima',
  firstPerson: 'wir|unser\\p{L}*|ich|mein\\p{L}*',
  introduces:
    '(?:wir|ich) (?:sind|bin) (?:ein\\p{L}*|bei|im)|mein name|in der heutigen|heutzutage|immer mehr|mehr denn je|viele (?:menschen|unternehmen|betriebe)|(?:heute|in diesem) (?:\\p{L}+ )?(?:artikel|beitrag)',
  exemplifies: '(?:ein )?beispiel\\p{L}*|angenommen|zum beispiel|stell dir vor',
  signals:
    '(?:an|warn)?zeichen|symptome?|hinweise? (?:auf|darauf|dafür)|deutet(?: \\p{L}+){0,4} (?:auf|hin)|erkenn(?:en|t|bar)|merk(?:en|t) (?:man|sie)|gilt als|höchste zeit|verrät',
  pointsAway:
    'ressourcen|weiterführende|vorlagen?|petition|kampagne|unterschreib\\p{L}*|teile[nt]? (?:sie |diesen |den )?(?:beitrag|artikel)|bleibt zu hoffen|fordert jetzt|fordern schon',
  denies:
    'anders (?:ist|sieht|verhält|liegt)|eine ausnahme|das gilt nicht|aber|doch|jedoch|allerdings|dennoch|trotzdem|im gegenteil|leider|das stimmt nicht|das ist nicht|falsch|tatsächlich|in wirklichkeit|nur wenn|es sei denn|ohne (?:das|dies|sie|ihn|es)|sonst|andernfalls',
  refutes:
    'fand(?:en)? kein\\p{L}*|kein(?:e[nr]?)? (?:\\p{L}+ )?(?:beleg|nutzen|effekt|unterschied|einfluss|wirkung)|fast nichts|so gut wie nichts|nicht bestätigt|bringt nichts|hilft nichts',
  disputes:
    'oft (?:zitiert\\p{L}*|genannt\\p{L}*|behauptet\\p{L}*)|immer wieder (?:zitiert|genannt|behauptet|zu lesen)|(?:viel|häufig) zitiert\\p{L}*|(?:gern|gerne|häufig) (?:zitiert|genannt|behauptet)|anders als oft|entgegen|die übliche (?:zahl|regel|angabe)|mythos|mythen|irrtum|wie (?:oft|noch|es oft) (?:\\p{N}+ )?(?:behauptet|berichtet|heißt)|angeblich\\p{L}*',
  leavesOpen:
    '(?:ist|bleibt|sind|bleiben) (?:noch |bisher |bislang |weiterhin |derzeit )?(?:offen|unklar|ungeklärt|unbekannt|ungewiss)|niemand weiß|weiß (?:bisher |noch |bislang |derzeit )?niemand|gibt es (?:bisher|bislang|noch) (?:nicht|kein\\p{L}*)|kein\\p{L}* (?:unabhängig\\p{L}* |verlässlich\\p{L}* |belastbar\\p{L}* )?(?:tests?|studien?|zahlen|daten) (?:gibt es|liegen vor|dazu)|ste(?:ht|hen) noch (?:aus|nicht fest)|(?:ist|sind|wurden?) (?:\\p{L}+ ){0,2}(?:noch|bisher|bislang|derzeit) (?:nicht|kaum|wenig) (?:abschließend )?(?:bekannt|klar|geklärt|entschieden|beschlossen|untersucht|erforscht|gemessen)|(?:ist|sei) (?:unklar|nicht (?:bekannt|klar|geklärt)|offen)|(?:gibt es|es gibt|liegen) (?:bisher |bislang |noch )?(?:kaum|nur wenige?) (?:\\p{L}+ )?(?:studien|forschung|daten|untersuchungen|zahlen)|(?:studien|daten|untersuchungen|zahlen)(?: (?:zu|zur|zum|über|für) [^.;:!?]{0,80})? (?:fehlen|sind rar)',
  asksPeople: 'umfrage|befragt\\p{L}*|befragung|bevorzug\\p{L}*',
  samples: 'personen|menschen|befragte\\p{L}*|teilnehm\\p{L}*|betriebe|unternehmen|kund\\p{L}*',
  opposes: 'teurer|zurückgegeben|aufgegeben|nachteil\\p{L}*|verlust\\p{L}*|allerdings|aber|jedoch',
  limits:
    'grenzen|einschränkungen|(?:methodische )?hinweise? zur? (?:methode|auswertung|studie|lesart)|zur (?:studie|methode)|über (?:die|diese) (?:studie|umfrage)|was wir nicht (?:wissen|sagen)|was die (?:studie|zahlen) nicht|offene fragen',
  frame:
    '(?:kalt|heiß|warm|kühl|trocken|nass|leicht|schwer)(?:e[nmrs]?)?|hoch|hohe\\p{L}*|niedrig\\p{L}*|(?:schnell|langsam)(?:e[nmrs]?|er)?|kosten|kostet|preise?n?|nutz\\p{L}*|klein\\p{L}*|groß\\p{L}*|firm\\p{L}*|unternehmen\\p{L}*|betrieb\\p{L}*|leute|menschen|arbeit\\p{L}*|zeit\\p{L}*|geld|zahl\\p{L}*|jahre?n?|monate?n?|woche?n?|tage?n?|stunden?|minuten?|gut\\p{L}*|besser\\p{L}*|haus|zahlen|lernen|hilfe|kunden?|gäste?n?|angebot\\p{L}*|produkte?n?|markt|neu\\p{L}*|alt\\p{L}*|lange?r?|kurz\\p{L}*|ganz\\p{L}*|zwei|drei|vier|fünf|sechs|zehn|zwanzig|eigene?\\p{L}*|selbst|lohnt|entscheid\\p{L}*|macht|laden|läden',
  studies: 'benchmark|studie|versuch|umfrage|befragung|untersuchung|messung|feldtest|auswertung|vergleich',
}
