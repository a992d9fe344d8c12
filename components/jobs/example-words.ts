/** What the fields show where the company profile names no market: one neutral market for every form. */
const neutralCategory = 'heat pump installers'

/**
 * What could stand in the empty fields of the forms, all of one market.
 * @param category the market of the company profile, as a buyer says it in the plural
 */
export function exampleWords(category: string | undefined) {
  const market = category?.trim() || neutralCategory
  return {
    category: market,
    topic: `How to choose ${market}`,
    problems: `Paying too much for ${market}\nComparing ${market}`,
    question: `Which ${market} would you recommend?`,
    audience: 'first-time buyers',
  }
}
