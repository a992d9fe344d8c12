import type { JudgementWords } from '../judgement-words.ts'

export const germanJudgementWords: JudgementWords = {
  language: 'de',
  good: 'unbedenklich\\p{L}*|harmlos\\p{L}*|ungefährlich\\p{L}*|unschädlich\\p{L}*|(?:ist|sind|gilt|gelten) (?:\\p{L}+ ){0,2}sicher|kein (?:problem|risiko)|keine (?:gefahr|probleme)|unproblematisch\\p{L}*|geeignet\\p{L}*|wirksam\\p{L}*|wirkt (?:gut|zuverlässig|ebenso gut)|bewährt\\p{L}*|lohn(?:t|en) sich|zahlt sich aus|rechne(?:t|n) sich|(?:eine )?(?:gute|beste|bessere|sinnvolle|vernünftige) (?:wahl|idee|lösung|anschaffung|investition)|sinnvoll|empfehlenswert|ratsam',
  bad: 'schädlich\\p{L}*|schade(?:t|n)|beschädig(?:t|en)|zerstör(?:t|en)|ruinier(?:t|en)|greif(?:t|en) (?:[^.;:,]{0,60} )?an|angreif(?:en|t)|zersetz(?:t|en)|(?:viel )?zu (?:aggressiv|scharf|riskant)|gefährlich\\p{L}*|riskant\\p{L}*|ungeeignet\\p{L}*|bedenklich\\p{L}*|nutzlos\\p{L}*|sinnlos\\p{L}*|wirkungslos\\p{L}*|unwirksam\\p{L}*|überflüssig\\p{L}*|bring(?:t|en) (?:fast |so gut wie )?nichts|nützt nichts|(?:reine )?(?:geld|zeit)verschwendung|verschwendung|(?:rausgeworfenes|hinausgeworfenes|verschwendetes) geld|(?:eine )?schlechte (?:wahl|idee|lösung|anschaffung)|keine gute (?:wahl|idee|lösung)|kein gutes mittel',
  urges:
    'empf(?:iehlt|ehlen|ahl|ahlen)|(?:wird|werden) (?:[\\p{L}]+ ){0,3}empfohlen|(?:rät|raten) (?:er |sie |der \\p{L}+ |die \\p{L}+ )?zu(?:m|r)?|schwör(?:t|en) auf',
  warns:
    'finger weg von|hände weg von|verzichten sie auf|vermeiden sie|(?:warnt|warnen|warnte) (?:\\p{L}+ ){0,3}vor|(?:rät|raten|riet) (?:\\p{L}+ ){0,6}ab(?: von)?|abzuraten|abgeraten|nehmen sie (?:nie|niemals|kein\\p{L}*)|(?:verwenden|benutzen|nutzen) sie (?:nie|niemals|kein\\p{L}*)|gehör(?:t|en) (?:nicht|nie) (?:in|auf)|(?:wird|werden|ist|sind) (?:\\p{L}+ ){0,2}nicht (?:empfohlen|zu empfehlen)|nicht empfehlenswert|nicht ratsam',
  negates: 'nicht|kein|keine|keinen|keiner|nie|niemals|kaum|ohne|weder',
  prepositions:
    'für|in|im|ins|auf|am|an|bei|beim|gegen|während|nach|vor|über|unter|zwischen|um|zur|zum|mit|durch',
  articles:
    'der|die|das|den|dem|des|eine?[nmrs]?|dies\\p{L}*|jen\\p{L}*|ihre?[nmrs]?|seine?[nmrs]?|unsere?[nmrs]?|alle\\p{L}*|viele\\p{L}*|manche\\p{L}*',
  takesUp: 'das|dies|diese[rsmn]?|es|sie|er|beide[sn]?|damit|davon',
  general:
    'temperatur(?:en)?|druck|geschwindigkeit|dosierung|dosis|intervalle?n?|einstellung\\p{L}*|programme?n?|modelle?n?|marken?|größen?|farben?|grad|methoden?|weg|wege|mittel|hausmittel|lösungen?|varianten?|produkte?n?|tricks?|tipps?|schritte?|fachleute|experten|expertin|hersteller\\p{L}*|quellen?|fälle?n?|dinge?|studien?|autoren|forscher\\p{L}*|ärzte|nutzer\\p{L}*|antwort|ergebnisse?|wirkung|menge|schuss|esslöffel|teelöffel|löffel|päckchen|einsatz|verwendung',
}
