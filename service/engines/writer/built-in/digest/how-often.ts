/** A topic that asks for a frequency, in the languages whose questions are known. */
const asks =
  /(?<!\p{L})(?:how (?:often|frequently)|wie (?:oft|häufig)|(?:à )?quelle fréquence|combien de fois|tous les combien|(?:cada|con) (?:cuánto|qué frecuencia)|cuántas veces|ogni quanto|quante volte|con che frequenza|hoe (?:vaak|dikwijls)|com que frequência|quantas vezes)(?!\p{L})|頻度|何(?:日|週間|か月|ヶ月|年)(?:に|ごと|おき)|(?:年|月|週|日)に何回/iu

/** Numbers, as digits and as words. */
export const counted =
  '\\p{N}+|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|twee|drie|vijf|zes|zeven|acht|negen|tien|deux|trois|quatre|cinq|huit|neuf|dix|dos|tres|cuatro|cinco|due|tre|quattro|dois|três|quatro'
/** "Two", "28 to 42", "2–3". */
const number = `(?:${counted})(?:(?: (?:to|or|bis|oder|à|ou|a|o|e|y) |\\s?[-–]\\s?)(?:${counted}))?`
/** "Every nine days", "twice a year", "alle 14 Tage", "une fois par mois". */
const says = new RegExp(
  `(?<!\\p{L})(?:every (?:(?:${number}|other|second|few) )?(?:hour|day|week|month|year|season|spring|summer|autumn|fall|winter)s?|(?:once|twice|(?:${number}) times) (?:a|an|per|each|every)|(?:hour|dai|week|fortnight|month|quarter|(?:half[- ])?year)ly|annually|täglich|vierteljährlich|halbjährlich|alle (?:(?:${number}) )?(?:stunden|tage|wochen|monate|jahre)|ein[- ]?mal(?= (?:im|pro|in|am|je|alle|jede\\p{L}?) )|(?:zwei|drei|vier|\\p{N}+)[- ]?mal|jede[nrs]? (?:tag|woche|monat|jahr|(?:\\p{L}+)?(?:saison|periode)|frühjahr|frühling|sommer|herbst|winter)|(?:pro|in der) (?:tag|woche|monat|jahr)|(?:täglich|wöchentlich|monatlich|jährlich)(?:e[nrsm]?)?|(?:bi|tri)?annue(?:l|lle|ls|lles|llement)|mensuel(?:le)?s?|(?:bi)?anual(?:es|mente)?|mensual(?:es|mente)?|(?:bi)?annual[ei](?:mente)?|mensil[ei]|anualmente|anuais|mensa(?:l|is)|(?:tous|toutes) les (?:(?:${number}) )?(?:heures|jours|semaines|mois|ans)|(?:une|${number}) fois par|chaque (?:jour|semaine|mois|année|saison|printemps|été|automne|hiver)|par (?:jour|semaine|mois|an)|cada (?:(?:${number}) )?(?:horas?|días?|semanas?|mes(?:es)?|años?|temporada|primavera|verano|otoño|invierno)|(?:una|${number}) ve(?:z|ces) (?:al|por)|(?:por|a la) (?:semana|mes|año)|ogni (?:(?:${number}) )?(?:or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|stagione|primavera|estate|autunno|inverno)|(?:una|${number}|un paio di) volt[ae] (?:al|a|per|nella|nel|(?:al)?l[’'](?:anno|ora|estate|inverno))|(?:elke?|iedere?|om de) (?:(?:${number}|paar) )?(?:uur|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|ja(?:ar|ren))|(?:eens|e[eé]n keer|één keer|eenmaal|tweemaal|(?:${number}) (?:keer|maal)) (?:per|in de|in het|in één)|(?:een keer of (?:${number}) per)|(?:jaar|maand|halfjaar)lijks(?:e)?|wekelijkse?|a cada (?:(?:${number}) )?(?:horas?|dias?|semanas?|m[eê]s(?:es)?|anos?)|(?:uma|${number}) vez(?:es)? (?:por|ao))(?!\\p{L})|毎(?:日|週|月|年|朝|晩|回)|(?:\\p{N}+|一|二|三|半)(?:日|週間|か月|ヶ月|ヵ月|年|時間|シーズン)(?:に(?:[1１一]|\\p{N}+)(?:回|度)|ごと|おき)|(?:日|週|月|年)に\\p{N}+(?:[〜~～-]\\p{N}+)?(?:回|度)`,
  'iu',
)

export function asksHowOften(topic: string): boolean {
  return asks.test(topic)
}

export function saysHowOften(text: string): boolean {
  return says.test(text)
}
