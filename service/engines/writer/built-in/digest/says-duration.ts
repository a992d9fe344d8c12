const some =
  'an?|one|several|a few|a couple of|many|some|eine[nmrs]?|mehrere[nr]?|einige[nr]?|wenige[nr]?|viele[nr]?|une?|plusieurs|quelques|un[ao]?s?|vari[ao]s|algun[ao]s|poc[ao]s|divers[ie]|alcun[ie]|qualche|alguns|algumas|vári[ao]s'
const units =
  'minutes?|hours?|days?|weeks?|months?|years?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|heures?|jours?|semaines?|mois|ann?ées?|ans?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dias?|mês|anos?'
/** "Every few days", "once a week", "per month", "each year": how often, and not how long. */
const often =
  '(?:every|each|per|once|twice|times|alle|jede[nrs]?|pro|mal|tous les|toutes les|chaque|par|fois|cada|por|vez|veces|al|ogni|volta|volte|vezes)'
const told = new RegExp(
  `(?<!\\p{L})(?<!${often}\\s)(?:(?:${some})\\s(?:${units})|(?:weeks?|months?|days?|wochen|monaten?|tagen?|semaines|jours|semanas|días|settimane|giorni|dias)\\s(?:to|or|bis|oder|à|ou|a|o)\\s(?:days|weeks|months|years|wochen|monaten?|jahren?|semaines|mois|années|semanas|meses|años|settimane|mesi|anni|anos))(?!\\p{L})`,
  'iu',
)

/** A length of time without a number: "a month or even longer", "several weeks to months". */
export function saysDuration(text: string): boolean {
  return told.test(text)
}
