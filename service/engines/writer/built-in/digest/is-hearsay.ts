/** "You often hear that", "on dit souvent": told of others, and no rule of whoever tells it. */
const hearsay =
  /(?<!\p{L})(?:(?:you|we) (?:often|sometimes|may|might|will)(?: often| sometimes)? (?:hear|read)(?=,? (?:that|it said|people)(?!\p{L}))|people (?:often |sometimes )?(?:say|believe|think|claim that)|(?:it is|it's) (?:often|sometimes|commonly|widely) (?:said|claimed|believed|thought)|many (?:people )?(?:say|think|believe|claim)|(?:man|manche[rn]?|viele) (?:hört|sagt|sagen|liest|glauben|meinen|denken|behaupten)|(?:oft|häufig|manchmal) (?:hört|liest|heißt es|wird behauptet)|es heißt (?:oft|häufig|manchmal)|on (?:entend|dit|lit|croit) (?:souvent|parfois)|(?:certains|beaucoup) (?:disent|pensent|croient|affirment)|(?:a menudo|a veces|muchas veces) se (?:dice|oye|lee|cree)|much[oa]s (?:dicen|piensan|creen)|se dice que|(?:spesso|a volte|talvolta) si (?:dice|sente|legge|crede)|molti (?:dicono|pensano|credono)|si dice che|diz-se (?:muitas vezes|que)|muitos (?:dizem|pensam|acham)|(?:soms|vaak) (?:hoor|lees) (?:je|u)|(?:je|u|men) (?:hoort|leest|zegt) (?:soms|vaak)|veel mensen (?:denken|zeggen|geloven))(?!\p{L})|と言われ|といわれ/iu

/** True for what a text says that others say. */
export function isHearsay(text: string): boolean {
  return hearsay.test(text)
}
