import type { QuantityWords } from '../quantity-words.ts'

export const dutchQuantityWords: QuantityWords = {
  language: 'nl',
  capsBefore:
    'tot|tot en met|hooguit|hoogstens|maximaal|max\\.?|minder dan|onder|niet (?:meer|langer|later|hoger|groter) dan|binnen|ten hoogste|(?:bovengrens|grens|maximum|plafond) van|beperkt tot',
  capsAfter: 'of minder|(?:\\p{L}+ ){0,2}niet overschrijden',
  floorsBefore:
    'minstens|min\\.?|minimaal|meer dan|boven|vanaf|ten minste|tenminste|op zijn minst|niet (?:minder|korter|kleiner) dan|(?:minimum|ondergrens) van',
  floorsAfter: 'of (?:meer|langer|ouder)|en (?:meer|langer|ouder)',
  about:
    "ongeveer|rond|circa|ca\\.?|zo[’']n|bijna|ruim|gemiddeld\\p{L}*|doorgaans|meestal|gebruikelijk\\p{L}*|vaak|in de regel|naar schatting|geschat\\p{L}*",
  kinds: {
    price:
      '\\p{L}*kosten|kost|\\p{L}*prijs|\\p{L}*prijzen|beta(?:al|alt|len|alde|ald)|\\p{L}*tarie(?:f|ven)|aanschaf\\p{L}*|koop\\p{L}*|kopen|\\p{L}*rekening|gerekend|rekent|uitgaven|uitgeven|\\p{L}*bedrag|\\p{L}*vergoeding|\\p{L}*bijdrage|budget|kwijt|neerteld?|leges',
    instalment:
      '\\p{L}*termijnbedrag\\p{L}*|leas(?:e|en|t)\\p{L}*|huur\\p{L}*|huren|gehuurd|abonnement\\p{L}*|maandbedrag\\p{L}*',
    upkeep:
      '(?:onderhouds|stook|energie|stroom|gebruiks|verbruiks|verzekerings|service)kosten|onderhoud\\p{L}*',
    saving:
      'bespa(?:ar|art|ren|arde|ard|ring|ringen)|\\p{L}*besparing\\p{L}*|goedkoper|voordeliger|scheelt|schelen',
    penalty: '\\p{L}*boete\\p{L}*|\\p{L}*straf(?:fen)?|dwangsom\\p{L}*|sanctie\\p{L}*',
    grant:
      '\\p{L}*subsidie\\p{L}*|aanschafpremie\\p{L}*|aankooppremie\\p{L}*|stimuleringspremie\\p{L}*|\\p{L}*toeslag\\p{L}*|tegemoetkoming\\p{L}*',
    wage: '\\p{L}*loon|\\p{L}*lonen|\\p{L}*salaris\\p{L}*|verdien(?:t|en)',
    turnover: '\\p{L}*omzet|inkomsten|\\p{L}*winst|\\p{L}*inkomen|opbrengst(?:en)?',
    deposit: 'borg|borgsom|waarborg\\p{L}*|aanbetaling|statiegeld',
    tax: '\\p{L}*belasting|\\p{L}*belastingen|btw|heffing\\p{L}*|accijns\\p{L}*',
    premium: 'meerprijs|meerkosten|duurder|prijsverschil',
    discount: '\\p{L}*korting\\p{L}*|afgeprijsd',
    interest: '\\p{L}*rente',
    efficiency: 'rendement\\p{L}*|efficiënt\\p{L}*|doeltreffend\\p{L}*',
    loss: '\\p{L}*verlies\\p{L}*|verliest|verliezen|verloor|uitval|schade',
    interval:
      'elke?|iedere?|\\p{L}*interval\\p{L}*|(?:keer|maal) per|om de|regelmatig\\p{L}*|eens (?:in|per)|jaarlijks\\p{L}*',
    lifetime:
      'levensduur|houdbaar\\p{L}*|houdbaarheid|(?:gaat|gaan|ging) (?:[\\p{L}\\p{N}-]+ ){0,5}mee|meega(?:at|an)|slijt\\p{L}*|bewaar\\p{L}*|bewaren',
    duration:
      'na|rijp|duurt|duren|duurde|neemt|kost|\\p{L}*duur|\\p{L}*tijd|\\p{L}*tijden|wacht(?:en|t)|drog(?:en|t)|rust(?:en|t)|kook\\p{L}*|koken|bak\\p{L}*|weken|trekken',
    deadline:
      '\\p{L}*termijn|binnen|uiterlijk|opzeg\\p{L}*|bewaar\\p{L}*|bewaren|bezwaar|meld(?:en|ing|plicht)|aanmelden|aangifte',
    warranty: '\\p{L}*garantie\\p{L}*',
    age: 'oud|ouder|leeftijd|jarige?n?',
    payback: '\\p{L}*terugverdien\\p{L}*|verdient zich|terugverdiend|zich terug',
    distance: '\\p{L}*afstand\\p{L}*|tussen|uit elkaar',
    height: '\\p{L}*hoogte\\p{L}*|hoog|hoge',
    depth: '\\p{L}*diepte\\p{L}*|diep|dieper',
    width: '\\p{L}*breedte\\p{L}*|breed|brede|doorsnede|diameter',
    thickness: '\\p{L}*dikte|dik|dikke|laag',
    weight: '\\p{L}*gewicht\\p{L}*|weeg(?:t)?|wegen|woog|zwaar',
    capacity: '\\p{L}*capaciteit\\p{L}*|draagt|dragen|belast\\p{L}*|inhoud|volume',
    dose: '\\p{L}*dosis|doser\\p{L}*|\\p{L}*hoeveelheid|innemen|toevoegen|drink\\p{L}*|eten',
    consumption: '\\p{L}*verbruik\\p{L}*|gebruikt|nodig',
    output: '\\p{L}*vermogen\\p{L}*|opwek\\p{L}*|wekt|opbrengst\\p{L}*|lever(?:t|en)',
  },
  at: 'bij|vanaf|boven|onder|na|met|van',
  forThing: [
    'voor|bij|vanaf|met|in|aan|op',
    'van|met|vanaf|boven|onder|tot|groter dan|kleiner dan|meer dan|minder dan|minstens|ouder dan|langer dan',
  ],
  ifClause: 'als|indien|wanneer|zodra|mits|wie',
  former:
    'vroeger|voorheen|destijds|eerder gold|de oude (?:wet|regel|regeling)|tot (?:\\p{L}+ ){0,2}{y}|voor (?:\\p{L}+ )?{y}|niet (?:meer|langer)(?! dan)|afgeschaft|ingetrokken',
  since: 'sinds|vanaf|van|na|per',
  cases: [
    [
      'koelkast\\p{L}*|gekoeld\\p{L}*',
      'vriezer|diepvries\\p{L}*|ingevroren|bevroren|invriezen',
      'kamertemperatuur',
    ],
    ['nieuw|nieuwe|nieuwbouw\\p{L}*', 'oud|oude|oudere|bestaande?|tweedehands|gebruikte?'],
    ['binnen\\p{L}*', 'buiten\\p{L}*'],
    ['zomer\\p{L}*', 'winter\\p{L}*'],
    ['volwassen\\p{L}*', 'kind|kinderen|baby\\p{L}*|minderjarig\\p{L}*'],
    ['bruto\\p{L}*', 'netto\\p{L}*'],
    [
      'particulier\\p{L}*|huishoud\\p{L}*|consument\\p{L}*',
      'zakelijk\\p{L}*|bedrijf|bedrijven|werkgever\\p{L}*',
    ],
    ['rauw|rauwe', 'gekookt\\p{L}*'],
    ['vers|verse', 'gedroogd\\p{L}*|diepgevroren|bevroren'],
    ['diesel\\p{L}*', 'benzine\\p{L}*', 'elektrisch\\p{L}*'],
    ['lithium\\p{L}*', 'lood\\p{L}*'],
    [
      'reinig\\p{L}*|gereinigd|schoonmak\\p{L}*|schoonmaak\\p{L}*|schoongemaakt|was(?:sen|t)|gewassen',
      'vervang\\p{L}*|vernieuw\\p{L}*|verwissel\\p{L}*',
      'gecontroleerd|controleren|controle|keuring\\p{L}*|gekeurd|inspectie\\p{L}*',
    ],
    ['koop|kopen|aanschaf\\p{L}*|gekocht\\p{L}*', 'leas\\p{L}+|huur\\p{L}*|huren|gehuurd\\p{L}*'],
    ['bebouwde kom|stad\\p{L}*', 'snelweg\\p{L}*|platteland'],
    ['hond\\p{L}*', 'kat|katten', 'paard\\p{L}*'],
    ['voltijd\\p{L}*|fulltime', 'deeltijd\\p{L}*|parttime'],
    ['overdag', "nacht|[’']s nachts"],
    ['mannen|jongens', 'vrouwen|meisjes'],
    ['eerste', 'tweede', 'derde', 'laatste'],
    ['papier\\p{L}*', 'digita\\p{L}*|elektronisch\\p{L}*|online'],
  ],
}
