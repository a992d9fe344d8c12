import type { QuantityWords } from '../quantity-words.ts'

export const germanQuantityWords: QuantityWords = {
  language: 'de',
  capsBefore:
    'bis zu|bis|höchstens|maximal|max\\.?|weniger als|unter|unterhalb von|nicht (?:mehr|länger|später|höher|größer) als|innerhalb von|binnen|längstens|(?:obergrenze|höchstgrenze|grenze|deckel) von|begrenzt auf|beschränkt auf',
  capsAfter:
    'oder weniger|(?:\\p{L}+ ){0,2}(?:nicht (?:überschreiten|übersteigen)|nicht (?:überschritten|überstiegen))',
  floorsBefore:
    'mindestens|min\\.?|mind\\.?|mehr als|über|oberhalb von|ab|wenigstens|nicht (?:weniger|kürzer|kleiner) als|(?:mindestmaß|untergrenze) von|zumindest',
  floorsAfter:
    'oder (?:mehr|länger|älter)|und (?:mehr|länger|älter)|(?:\\p{L}+ ){0,2}nicht (?:unterschreiten|unterschritten)',
  about:
    'etwa|rund|circa|ca\\.?|ungefähr|knapp|gut|durchschnitt\\p{L}*|im schnitt|im mittel|meist\\p{L}*|üblich\\p{L}*|oft|in der regel|geschätzt\\p{L}*',
  kinds: {
    price:
      '\\p{L}*kosten|kostet\\p{L}*|\\p{L}*prei(?:s|se|sen|ses)|zahl(?:en|t|te|ten)|bezahl\\p{L}*|\\p{L}*gebühr\\p{L}*|\\p{L}*entgelt\\p{L}*|kauf\\p{L}*|anschaff\\p{L}*|\\p{L}*rechnung|berechnet|verlang(?:t|en)|\\p{L}*honorar\\p{L}*|ausgaben|fällig|schlägt|schlagen|\\p{L}*tarif\\p{L}*|\\p{L}*beitr(?:ag|äge)|budget',
    instalment:
      '\\p{L}*rate|\\p{L}*raten|leas(?:ing|t|en)\\p{L}*|\\p{L}*miete\\p{L}*|gemietet\\p{L}*|mietet|abo\\p{L}*|abonnement\\p{L}*|monatsbeitrag|monatsgebühr\\p{L}*',
    upkeep:
      '(?:betriebs|wartungs|heiz|strom|energie|unterhalts|neben|verbrauchs|versicherungs|folge|service|pflege|instandhaltungs)kosten|wartung\\p{L}*|unterhalt',
    saving:
      '(?:ein|er)?spar(?:t|en|te|ten|nis|nisse|ung|ungen)?|(?:ein|er)gespart|gespart|\\p{L}*ersparnis\\p{L}*|\\p{L}*einsparung\\p{L}*|günstiger|billiger',
    penalty: '\\p{L}*bußgeld\\p{L}*|\\p{L}*strafe\\p{L}*|geldbuße\\p{L}*|verwarn\\p{L}*|zwangsgeld',
    grant:
      '\\p{L}*zusch(?:uss|üsse|usses)|\\p{L}*förder\\p{L}*|\\p{L}*prämie\\p{L}*|\\p{L}*beihilfe\\p{L}*|\\p{L}*zulage\\p{L}*|subvention\\p{L}*|bezuschusst',
    wage: '\\p{L}*(?:lohn|löhne|gehalt|gehälter)|verdien(?:t|en|st)|\\p{L}*vergütung\\p{L}*',
    turnover:
      '\\p{L}*ums(?:atz|ätze|atzes)|\\p{L}*einnahmen|\\p{L}*gewinn\\p{L}*|\\p{L}*einkommen\\p{L}*|erlös\\p{L}*',
    deposit: 'kaution|anzahlung|pfand|\\p{L}*pfand',
    tax: '\\p{L}*steuer|\\p{L}*steuern|\\p{L}*abgabe\\p{L}*',
    premium: 'aufpreis\\p{L}*|mehrpreis\\p{L}*|mehrkosten|teurer|preisaufschlag\\p{L}*',
    discount: '\\p{L}*rabatt\\p{L}*|\\p{L}*nachlass\\p{L}*|ermäßigung\\p{L}*|skonto',
    interest: '\\p{L}*zins\\p{L}*|\\p{L}*rendite\\p{L}*|verzins\\p{L}*',
    efficiency: '\\p{L}*wirkungsgrad\\p{L}*|effizien\\p{L}*|wirksam\\p{L}*',
    loss: '\\p{L}*verlust\\p{L}*|verlier\\p{L}*|verlor\\p{L}*|ausfall\\p{L}*|\\p{L}*sch(?:aden|äden)',
    interval:
      'alle|jede[sn]?|\\p{L}*intervall\\p{L}*|turnus\\p{L}*|\\p{L}*mal (?:im|pro|am)|regelmäßig\\p{L}*|abständen|wiederkehrend\\p{L}*|rhythmus',
    lifetime:
      '\\p{L}*lebensdauer|\\p{L}*nutzungsdauer|haltbar\\p{L}*|hält|halten|hielt\\p{L}*|lebens(?:zeit|erwartung)|standzeit\\p{L}*|verschleiß\\p{L}*|überdauer\\p{L}*',
    duration:
      'nach|reif|dauer(?:t|n|te|ten)?|braucht|brauchen|benötig\\p{L}*|\\p{L}*dauer|\\p{L}*zeit|\\p{L}*zeiten|wart(?:en|et)|vergehen|trockn\\p{L}*|ruh(?:en|t)|koch\\p{L}*|back\\p{L}*|einweich\\p{L}*|zieh(?:en|t)',
    deadline:
      '\\p{L}*frist|innerhalb|binnen|spätestens|kündig\\p{L}*|widerruf\\p{L}*|aufbewahr\\p{L}*|aufzubewahren|aufgehoben|aufheben|behalten|einspruch\\p{L}*|meld(?:en|ung|epflicht)|anzumelden|anmelden|vorlauf\\p{L}*',
    warranty: '\\p{L}*garantie\\p{L}*|gewährleistung\\p{L}*',
    age: 'alt|alter|jährig\\p{L}*|lebensjahr',
    payback:
      '\\p{L}*amortis\\p{L}*|rechne[nt] sich|(?:mach(?:t|en) [^.;]{0,60}|sich )bezahlt|bezahlt gemacht|rentier\\p{L}*',
    distance: '\\p{L}*abst(?:and|ände|änden|ands)|entfern\\p{L}*|auseinander|zwischen|voneinander|entfernt',
    height: '\\p{L}*höhe\\p{L}*|hoch|hohe[rsnm]?',
    depth: '\\p{L}*tiefe\\p{L}*|tief|tiefer',
    width: '\\p{L}*breite\\p{L}*|breit|durchmesser',
    thickness: '\\p{L}*dicke|dick|\\p{L}*stärke|schicht\\p{L}*|starke',
    weight: '\\p{L}*gewicht\\p{L}*|wieg(?:t|en)|wog(?:en)?|schwer',
    capacity:
      '\\p{L}*kapazität\\p{L}*|fasst|fassen|trägt|tragen|\\p{L}*last|\\p{L}*volumen|belast\\p{L}*|inhalt',
    dose: '\\p{L}*dosis|dosier\\p{L}*|\\p{L}*menge|einnehmen|zugeben|trinken|essen',
    consumption: '\\p{L}*verbrauch\\p{L}*|benötig\\p{L}*|braucht|brauchen|zieht',
    output: '\\p{L}*leistung\\p{L}*|erzeug\\p{L}*|\\p{L}*ertrag\\p{L}*|liefer\\p{L}*',
  },
  at: 'bei|ab|über|unter|oberhalb von|unterhalb von|nach|mit|von',
  forThing: [
    'für|bei|ab|mit|in|an|auf',
    'von|mit|ab|über|unter|bis zu|bis|größer als|kleiner als|mehr als|weniger als|mindestens|älter als|länger als|à',
  ],
  ifClause: 'wenn|falls|sofern|sobald|wer',
  former:
    'früher|bisher(?:ige[rn]?)?|ehemals|damals|vormals|einst|alte[sn]? (?:recht|regel|regelung)|bis (?:\\p{L}+ ){0,2}{y}|vor (?:\\p{L}+ )?{y}|nicht mehr(?! als)|abgeschafft|aufgehoben|außer kraft',
  since: 'seit|ab|von|nach|zum',
  cases: [
    [
      'kühlschrank\\p{L}*|gekühlt\\p{L}*',
      'gefrier\\p{L}+|tiefkühl\\p{L}+|eingefroren\\p{L}*|einfrieren|gefroren\\p{L}*',
      'zimmertemperatur|raumtemperatur',
    ],
    [
      'neu|neue[rsnm]?|neubau\\p{L}*|neuwagen',
      'alt|alte[rsnm]?|altbau\\p{L}*|bestehende[rnsm]?|bestand\\p{L}*|gebraucht\\p{L}*',
    ],
    ['innen|drinnen|innen\\p{L}+', 'außen|draußen|außen\\p{L}+|freien'],
    ['sommer\\p{L}*', 'winter\\p{L}*'],
    ['erwachsen\\p{L}*', 'kind|kinder\\p{L}*|säugling\\p{L}*|minderjährig\\p{L}*|baby\\p{L}*'],
    ['brutto\\p{L}*', 'netto\\p{L}*'],
    [
      'privat\\p{L}*|haushalt\\p{L}*|verbraucher',
      'gewerblich\\p{L}*|unternehmen|betrieb(?:e|en|s)?|firmen|gewerbe\\p{L}*|arbeitgeber',
    ],
    ['roh|rohe[rsnm]?', 'gekocht\\p{L}*|gegart\\p{L}*'],
    ['frisch\\p{L}*', 'getrocknet\\p{L}*|tiefgekühlt\\p{L}*|gefroren\\p{L}*'],
    ['diesel\\p{L}*', 'benzin\\p{L}*', 'elektro\\p{L}*'],
    ['lithium\\p{L}*', 'blei\\p{L}*'],
    [
      'reinig\\p{L}*|gereinigt|wasch\\p{L}*|gewaschen',
      'austausch\\p{L}*|ausgetauscht\\p{L}*|tausch\\p{L}*|getauscht|ersetz\\p{L}*|erneuer\\p{L}*|wechsel\\p{L}*|gewechselt',
      'geprüft|prüf\\p{L}*|kontrollier\\p{L}*|inspektion\\p{L}*|inspiziert',
    ],
    [
      'kauf|kaufen|kaufpreis\\p{L}*|gekauft\\p{L}*|anschaff\\p{L}*',
      'leas\\p{L}+|miet\\p{L}+|gemietet\\p{L}*',
    ],
    ['innerorts|stadt\\p{L}*', 'außerorts|autobahn\\p{L}*|land|landstraße\\p{L}*'],
    ['hund\\p{L}*', 'katze\\p{L}*', 'pferd\\p{L}*'],
    ['vollzeit\\p{L}*', 'teilzeit\\p{L}*'],
    ['tag|tags|tagsüber', 'nacht|nachts'],
    ['männer\\p{L}*|jungen', 'frauen\\p{L}*|mädchen'],
    ['erste[rnsm]?', 'zweite[rnsm]?', 'dritte[rnsm]?', 'letzte[rnsm]?'],
    ['papier\\p{L}*', 'digital\\p{L}*|elektronisch\\p{L}*|online\\p{L}*'],
  ],
}
