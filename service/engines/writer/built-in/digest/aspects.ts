/** What readers ask about anything: its cost, its noise, how long it takes. */
export type AspectName =
  | 'cost'
  | 'noise'
  | 'duration'
  | 'risk'
  | 'grant'
  | 'energy'
  | 'law'
  | 'gap'
  | 'worth'
  | 'opinion'

type Aspect = {
  name: AspectName
  /** Found in a topic that asks about it. */
  asks: RegExp
  /** Found in a sentence that answers. */
  speaks: RegExp
}

/** Beginnings of words in English, German, French, Spanish, Italian and Portuguese. */
const words = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})`, 'iu')
/** German compounds end with the word: "Betriebskosten", "Heizkosten". */
const wordParts = (list: string, parts: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})|(?:${parts})`, 'iu')

const cost =
  'cost|kost(?!bar)|preis|pric(?:e|ing|y)|expens|cheap|affordab|fees?(?!\\p{L})|budget|spend|tarif|günstig|teuer|gebühr|bezahl|coûte|coût|prix|cher(?:s|es|e)?(?!\\p{L})|budget|cuest|precio|car[oa]s?(?!\\p{L})|barat|presupuest|prezz|spes[ae]|preç|cust[aoe]|orçament'
const noise =
  'nois|loud|quiet|silen|sound|decibel|db(?!\\p{L})|hum(?:s|ming)?(?!\\p{L})|audib|laut(?!er\\p{L})|leise|lärm|geräusch|schall|dezibel|hörbar|brumm|bruit|bruyan|sonor|décibel|acousti|akusti|ruid|silencio|acústic|rumor|acustic|ruído|barulh'
const lasts =
  'last(?:s|ing|ed)?(?!\\p{L})|lifespan|life ?time|durab|duration|durée|dur(?:e|ent|er)(?!\\p{L})|longévité|duraci|dura(?:n|r)?(?!\\p{L})|lebensdauer|haltbar|dauer|hält|durata|duração|vida útil'
const time =
  'years?|months?|weeks?|days?|hours?|minutes?|jahre?n?|monate?n?|wochen?|tage?n?|stunden?|minuten?|ans?(?!\\p{L})|années?|mois|semaines?|jours?|heures?|años?|mes(?:es)?(?!\\p{L})|semanas?|días?|horas?|anni|mesi|settiman|giorn|ore(?!\\p{L})|anos?(?!\\p{L})|dias?'
const risk =
  'risk|danger|safe|hazard|problem|drawback|disadvantage|mistake|pitfall|side effect|warning|fail|gefahr|sicher|nachteil|fehler|nebenwirkung|warn|risqu|sécurité|inconvénient|erreur|piège|riesg|peligr|segur|desventaja|error|rischi|pericol|sicur|svantagg|risc|perig|desvantag'
const grant =
  'grant|subsid|funding|incentive|rebate|tax credit|förder|zuschuss|zuschüss|subvention|prämie|prime(?!\\p{L})|aides?(?!\\p{L})|crédit d.impôt|ayuda|subvenci|incentiv|bonus|contribut|apoio'
const energy =
  'efficien|consum|kwh|energy use|electricity|scop|verbrauch|effizien|strom|consomm|rendement|électricit|eficien|electricidad|efficienz|elettric|eletric'
const law =
  'legal|laws?(?!\\p{L})|permit|permission|regulat|allowed|mandatory|compulsory|recht|gesetz|genehmig|erlaub|vorschrift|pflicht|loi(?!\\p{L})|légal|autoris|obligatoire|réglement|ley(?:es)?(?!\\p{L})|permiso|obligator|normativ|legge|obbligator|permess|lei(?!\\p{L})|licença'

const gap =
  'miss(?:es|ed|ing)?(?!\\p{L})|overlook|lack|lose(?:s)?(?!\\p{L})|lost(?!\\p{L})|fehlt|fehlen|übersieht|übersehen|entgeht|manque|oublie|échappe|falta|pierde|omite|manca|sfugge|perde|escapa'
const isGap =
  "(?:under|over|mis)count|uncounted|discard|exclud|filtered out|blind spot|invisible|undetected|unknown|not (?:being |be )?(?:recorded|counted|tracked|measured|seen|shown|included|possible)|(?:do|does|did|can)(?:n[’']t| not| no) (?:\\p{L}+ )?(?:use|track|count|record|pass|see|identify|measure|cover)|cannot|nicht (?:erfasst|gezählt|gemessen|gesehen)|erfasst nicht|non (?:compté|mesuré|enregistré)|no (?:se )?(?:cuenta|mide|registra)|não (?:conta|mede|registra)|separate visitors|counted as"
const worth =
  'worth|pays? (?:off|back)|profitab|lohnt|lohnen|rentab|rentier|amorti|vaut|vale la pena|merece la pena|conviene|compensa|convien|reddit'
const isWorth =
  'benefit|advantage|drawback|disadvantage|effort|cost|sav(?:e|es|ed|ings?)(?!\\p{L})|payback|return|invaluable|helps?(?!\\p{L})|time|vorteil|nachteil|aufwand|nutzen|spart|sparen|gespart|erspar|einspar|kost|preis|zahlt sich|bénéfice|avantage|inconvénient|gain|économi|coût|ventaja|beneficio|esfuerzo|ahorr|cuest|coste|recuper|vantag|svantagg|risparmi|cost[aoi]|benefíci|esforço|poupa|economiz|custo'
const opinion =
  'thinks?(?!\\p{L})|feel(?:s|ing)?(?!\\p{L})|opinion|feedback|satisf|denken|meinung|zufrieden|pensent|avis(?!\\p{L})|piensan|opin|pensano|pensam'
const isOpinion =
  'feedback|interview|opinion|thoughts?(?!\\p{L})|panels?(?!\\p{L})|usability|observ|ask(?:s|ed|ing)?(?!\\p{L})|listen|insight|inquiry|survey|meinung|befrag|rückmeldung|avis(?!\\p{L})|entretien|entrevist|encuest|intervist|opini'

const aspects: Aspect[] = [
  {
    name: 'cost',
    asks: wordParts(`${cost}|how much (?:do|does|is|are|will)|what do i pay`, 'kosten|preis'),
    speaks: wordParts(
      `${cost}`,
      'kosten|preis|[€$£¥]\\s?\\d|\\d\\s?(?:€|euros?|dollars?|pounds?|usd|eur|chf|franken)',
    ),
  },
  { name: 'noise', asks: words(noise), speaks: wordParts(noise, '\\d\\s?dB') },
  {
    name: 'duration',
    asks: words(
      `${lasts}|how (?:long|fast|quickly|soon)|wie (?:lange|schnell)|combien de temps|cuánto (?:tiempo|dura|tarda)|quanto (?:tempo|dura)`,
    ),
    speaks: wordParts(lasts, `\\p{N}+\\s(?:${time})|\\p{L}{3,}\\s(?:${time})`),
  },
  { name: 'risk', asks: words(risk), speaks: wordParts(risk, 'risiko|gefahr|fehler') },
  { name: 'grant', asks: words(grant), speaks: wordParts(grant, 'förderung|zuschuss') },
  { name: 'energy', asks: words(energy), speaks: wordParts(energy, 'verbrauch') },
  { name: 'gap', asks: words(gap), speaks: wordParts(`${gap}|${isGap}`, 'unvollständig') },
  {
    name: 'worth',
    asks: words(worth),
    speaks: wordParts(`${worth}|${isWorth}`, 'vorteil|nachteil|aufwand|kosten|ersparnis'),
  },
  {
    name: 'opinion',
    asks: words(opinion),
    speaks: wordParts(`${opinion}|${isOpinion}`, 'meinung|befragung'),
  },
  { name: 'law', asks: words(law), speaks: wordParts(law, 'gesetz|pflicht|recht(?!\\p{L})') },
]

/** The aspects that a topic asks about. */
export function askedAspects(topic: string): AspectName[] {
  return aspects.filter(({ asks }) => asks.test(topic)).map(({ name }) => name)
}

/** True for a word of the topic that stands for an aspect, and is answered by other words than itself. */
export function aspectOfWord(word: string): AspectName | null {
  return aspects.find(({ asks }) => asks.test(word))?.name ?? null
}

/** True when a text says something about an aspect. */
export function speaksOf(name: AspectName, text: string): boolean {
  return aspects.some((aspect) => aspect.name === name && aspect.speaks.test(text))
}
