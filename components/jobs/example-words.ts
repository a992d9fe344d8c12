/** What the fields show where the company profile names no market: one that everybody knows, for every form. */
const neutralCategory = 'project management tools'

/**
 * What could stand in the empty fields of the forms, all of one market.
 * @param category the market of the company profile, as a buyer says it in the plural
 * @param audience its readers, or its customers
 */
export function exampleWords(category: string | undefined, audience?: string) {
  const market = category?.trim() || neutralCategory
  return {
    category: market,
    topic: `How to choose ${market}`,
    problem: `Paying too much for ${market}`,
    problems: `Paying too much for ${market}\nComparing ${market}`,
    question: `Which ${market} would you recommend?`,
    audience: firstOf(audience) || 'Marketing leads in B2B software',
  }
}

/**
 * The first of several that are listed: a field on a phone shows no more. A comma lists only where every part has words of
 * its own ("Owners of tea shops, baristas and hotels"), and not within one ("small, remote teams"); a semicolon always does.
 */
function firstOf(listed: string | undefined): string | undefined {
  const [first = ''] = listed?.split(';') ?? []
  const parts = first.split(',')
  const isList = parts.length > 2 || / (?:and|or|und|oder|et|ou|y|o|e|en) /.test(parts.at(-1) ?? '')
  return (isList ? parts[0] : first)?.trim()
}
