import { createLexicon } from '../lexicon.ts'

export const german = createLexicon({
  language: 'de',
  stopwords:
    'aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus bei beim bin bis bist da damit dann das dass dein deine dem den denn der des dessen deren dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einige er es etwa etwas euch euer fur gegen gewesen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist je jede jedem jeden jeder jedes jetzt kann kein keine konnen konnte machen man mehr mein meist mit muss mussen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit selbst sich sie sind so sogar solche soll sollen sollte sondern sonst sowie uber um und uns unser unter viel viele vom von vor wahrend war waren was weil weiter welche welcher wenn wer werde werden weshalb wie wieder will wir wird wo worden wurde wurden zu zum zur zwar zwischen bereits dabei dafur daher daran darauf daruber dazu deshalb immer jedoch lassen lasst oft rund beispiel',
  suffixes: 'ungen ung heiten heit keiten keit isch lich ern em en er es e n s',
  abbreviations:
    'z.b z b d.h d h u.a u a bzw usw etc ca dr prof hr fr nr str vgl abs art inkl exkl evtl ggf mio mrd st s o.a u.u z.t i.d.r max min bspw sog zzgl',
  leaning:
    'dies|diese[rsmn]?|das(?= (?:ist|sind|war|hat|bedeutet|liegt|gilt|führt|macht|heißt|kann|sollte|geht|spart|hilft))|er|sie|es(?! (?:lohnt|gibt|empfiehlt sich|kommt darauf an|reicht (?:nicht )?(?:aus|,)|ist (?:(?:\\p{L}+ ){0,2}(?:wichtig|ratsam|sinnvoll|nötig|notwendig|möglich|üblich|empfehlenswert|besser|schwer|leicht|erforderlich|unerlässlich)))(?!\\p{L}))|ihre?[rsmn]?|seine?[rsmn]?|dadurch|damit|dabei|dafür|daher|darum|deshalb|deswegen|daraus|darauf|darüber hinaus|darin|danach|dann|dazu|davon|dort|hier(?:bei|für|zu|durch|mit)?|jedoch|aber|allerdings|doch|trotzdem|dennoch|außerdem|zudem|ferner|ebenso|ebenfalls|auch|zweitens|drittens|schließlich|stattdessen|andernfalls|sonst|somit|folglich|also|so|und|oder|denn|zum beispiel|beispielsweise|im gegensatz dazu|im gegenteil|andererseits|beide|beides|letztere[rsn]?|erstere[rsn]?|solche[rsmn]?|deren|dessen|wenn (?:dies|das|sie|er|es)|ja|nein|weitere|andere|anders|leider|zum glück|natürlich|kurz gesagt|mit anderen worten|in diesem fall|in diesen fällen|infolgedessen|hingegen|dagegen',
  noise:
    'in (?:ihr|ihrem|dein|deinem) postfach|(?:die|in der) (?:folgende|nachstehende)n? (?:tabelle|grafik|übersicht|abbildung)|mehr dazu später|cookies? (?:akzeptieren|zulassen|ablehnen)|verwende[tn] (?:diese )?cookies|wir verwenden cookies|cookie-einstellungen|datenschutz(?:erklärung|bestimmungen|hinweise)?|impressum|alle rechte vorbehalten|newsletter (?:abonnieren|anmelden)|(?:jetzt|hier) (?:abonnieren|anmelden|registrieren|kaufen|bestellen|klicken)|abonnieren sie|klicken sie hier|hier klicken|mehr (?:erfahren|lesen)|weiterlesen|lesen sie (?:auch|mehr|hier)|siehe auch|teilen (?:auf|sie)|folgen sie uns|kontaktieren sie uns|kostenlos(?:e[sn]?)? (?:testen|angebot|beratung)|angebot anfordern|lesezeit|veröffentlicht am|zuletzt aktualisiert|über den autor|über die autorin|ähnliche (?:artikel|beiträge)|kommentar (?:schreiben|hinterlassen)|anzeige|bildnachweis|foto:|in diesem (?:artikel|beitrag|ratgeber|abschnitt)|dieser (?:artikel|beitrag|ratgeber)|wie (?:oben|bereits) (?:erwähnt|beschrieben)|(?:siehe|tabelle|abbildung) (?:oben|unten)|nach oben|inhaltsverzeichnis',
  empty:
    'einleitung|einführung|überblick|übersicht|zusammenfassung|fazit|inhalt(?:sverzeichnis)?|hintergrund|details|weiteres|weitere informationen|quellen|literatur|einzelnachweise|weblinks|faq|häufige fragen|häufig gestellte fragen|über uns|kontakt|allgemeines|das wichtigste in kürze|auf einen blick|mehr zum thema|grundlagen|kommentare',
  cues: {
    definition:
      'was (?:ist|sind|bedeutet)|definition|bedeutung|grundlagen|begriff|erklärt|funktionsweise|wie funktioniert|so funktioniert',
    why: 'warum|wieso|vorteile?n?|nutzen|gründe|bedeutung|lohnt',
    how: 'wie (?:man|sie|kann)|so (?:geht|gelingt)|schritte?|anleitung|einrichten|einrichtung|tipps|checkliste|umsetzung|installation|planung|wählen|auswahl|messen',
    compare:
      'vergleich|im vergleich|unterschiede?|alternativen|arten|kosten|preise?|förderung|welche|statistik|zahlen',
    example: 'beispiele?|praxis|fallstudie|praxisbeispiel',
    limits:
      'grenzen|risiken|risiko|fehler|probleme?|nachteile?|herausforderungen|vermeiden|fallstricke|wann nicht',
  },
})
