/** "Two and a half years", "anderthalb Jahre", "deux ans et demi", "tres años y medio": time that is counted in halves. */
const halves =
  /(?<!\p{L})(?:\p{L}*(?:einhalb|anderthalb)|\p{L}+ and a half|half an?) (?:stunden?|tage?n?|wochen?|monate?n?|jahre?n?|hours?|days?|weeks?|months?|years?)(?!\p{L})|(?<!\p{L})\p{L}+ (?:heures?|jours?|semaines?|mois|ans?|horas?|días?|semanas?|meses|años?|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dias?|anos?) (?:et|y|e) (?:demie?|medi[oa]|mezz[oa]|mei[oa])(?!\p{L})/giu

/** The spans of time that a text counts in halves, as amounts of time at their place. */
export function findHalves(text: string): { unit: string; at: number }[] {
  return [...text.matchAll(halves)].map(({ index }) => ({ unit: 'month', at: index }))
}
