import { splitSentences } from '../text/split-sentences.ts'
import type { FindMentions } from './find-mentions.ts'

/** Verbs whose object is a product; what is offered or provided may as well be good prices. */
const makes = '(?:makes?|sells?|builds?|produces?|manufactures?|designs?|develops?)'
/** The end of a noun phrase. */
const phraseEnd =
  /\s+(?:for|that|which|who|with|without|in|from|by|to|and|or|at|on|of|since|based|located|founded|where|when|so|because|made|used|as)\b|[,.;:!?()–—\n]|\s-\s/iu
const article = /^(?:an?|the|our|your|some|all|one)\s+(?:kinds? of\s+)?/iu
const puff =
  /^(?:leading|best|top|premier|small|large|new|modern|simple|great|award-winning|world-class|family-owned|family-run|independent|innovative|fast-growing|popular|well-known|trusted|very|first|only|most|free|full-service)\s+/iu
const mass =
  /(?:software|hardware|equipment|furniture|clothing|ware|coffee|tea|water|food|insurance|jewell?ery|advice|consulting|music|research|\p{L}{3,}ing)$/iu

const asMaker = new RegExp(
  `^\\s*(?:is|are|was)\\s+(?:an?|the)\\s+(?:[\\p{L}-]+\\s+){0,4}?(?:company|brand|firm|start-?up|business|team|maker|manufacturer)\\s+(?:(?:that|which|who)\\s+${makes}|making|selling|building|of)\\s+(.+)$`,
  'iu',
)
const asKind = /^\s*(?:is|are)\s+((?:an?|the|one)\b.+)$/iu
const asProducts = new RegExp(`^\\s*(?:also\\s+)?${makes}\\s+(.+)$`, 'iu')
const ours = new RegExp(`^\\s*(?:at [^,]{1,40}, )?we\\s+(?:also\\s+)?${makes}\\s+(.+)$`, 'iu')

/** What a text says in so many words that the brand is one of, in the plural (`coffee grinders`), with the sentence that says so. */
export function categoryPhrase(
  text: string,
  find: FindMentions,
): { name: string; basis: string } | undefined {
  for (const sentence of splitSentences(text)) {
    const rest = afterName(sentence.text, find)
    const kind = rest === undefined ? undefined : asKind.exec(rest)?.[1]
    const products =
      rest === undefined
        ? ours.exec(sentence.text)?.[1]
        : (asMaker.exec(rest)?.[1] ?? (kind === undefined ? asProducts.exec(rest)?.[1] : undefined))
    const name =
      products !== undefined
        ? productsNamed(products)
        : kind === undefined
          ? undefined
          : plural(nounPhrase(kind) ?? '')
    if (name && !isVague.test(name) && find(name).length === 0) return { name, basis: sentence.text.trim() }
  }
  return undefined
}

/** What follows the name where the sentence begins with it. */
function afterName(sentence: string, find: FindMentions): string | undefined {
  const mark = find(sentence)[0]
  return mark !== undefined && mark[0] <= 12 ? sentence.slice(mark[1]) : undefined
}

function nounPhrase(text: string): string | undefined {
  let phrase = text.trim()
  const end = phraseEnd.exec(phrase)
  if (end) phrase = phrase.slice(0, end.index)
  phrase = phrase.trim().replace(article, '')
  while (puff.test(phrase)) phrase = phrase.replace(puff, '')
  const words = phrase.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0 || words.length > 5 || phrase.length > 60 || !/\p{L}{3}/u.test(phrase))
    return undefined
  return phrase
}

/** A product is in the plural or a mass noun already; "we make heat pumps quiet" names no product. */
function productsNamed(text: string): string | undefined {
  const phrase = nounPhrase(text)
  if (phrase === undefined) return undefined
  if (/^an?\s/i.test(text.trim())) return plural(phrase)
  return /[^s]s$/i.test(phrase) || mass.test(phrase) ? phrase : undefined
}

/** Says nothing about a market, or is no noun phrase at all. */
const isVague =
  /^(?:(?:\p{L}+\s+)?(?:places?|names?|ways?|parts?|members?|choices?|leaders?|compan(?:y|ies)|business(?:es)?|brands?|firms?|teams?|partners?|famil(?:y|ies)|prices|promises|decisions|changes|differences|results|dreams|ideas|deals|mistakes|relationships|sense|things?)|solutions?|products|goods|services|tools|platforms|providers?|everything|anything|something)$|^(?:it|you|your|sure|us|them|their|its|more|what|how|this|that|these|those)\b/iu

/** A question about the best of them needs the plural. English rules, good enough for what is shown and can be changed. */
function plural(phrase: string): string {
  if (/s$/i.test(phrase) || mass.test(phrase) || !/[a-z]$/i.test(phrase)) return phrase
  if (/[^aeiou]y$/i.test(phrase)) return `${phrase.slice(0, -1)}ies`
  return /(?:x|z|ch|sh)$/i.test(phrase) ? `${phrase}es` : `${phrase}s`
}
