import { findAnswerWords } from './answer-words/find-answer-words.ts'
import type { Finding } from './finding.ts'
import { findMeasures } from './measure.ts'
import { type Asked, isAnswer } from './rate-answer.ts'

const narrowShare = 0.5
const incrementShare = 0.2
const pastShare = 0.4
const centralShare = 1.3
const usualShare = 1.7
/** A figure of two years before the newest source is one of its time. */
const recentYears = 1
/** "For a boat with two masts", "Bei Altbauten": one case of those that are asked about. */
const narrows =
  /^(?!(?:for|in|with|bei|für|in|mit|pour|dans|avec|en|para|con|per|nel\p{L}*|em|n[oa]s?|com) (?:the |den |die |la |las |il |le |gli |a |o )?(?:most|many|majority|meisten|vielen?|plupart|mayoría|muchos|muchas|maggior|molt[ie]|maioria|muitos|muitas)(?!\p{L}))(?:for|with|in|if|when|unless|bei|für|mit|in|wenn|falls|pour|avec|dans|si|en|para|con|per|em|com|se)(?!\p{L})|^[^、。]{2,25}(?:では(?!な)|場合|なら)/iu
/** What holds for most of the cases. */
const usual =
  /(?<!\p{L})(?:median|average|typical(?:ly)?|usual(?:ly)?|on the whole|in general|most \p{L}+ recommend|durchschnitt\p{L}*|im (?:schnitt|mittel|median)|typisch\p{L}*|üblich\p{L}*|en moyenne|médiane?|généralement|promedio|mediana|de media|normalmente|in media|em média|gemiddeld|doorgaans|meestal|\p{N}+ (?:out )?(?:of|von|sur|de|su) (?:the |den |las |los |les )?\p{N}+)(?!\p{L})|目安|平均|通常|一般的|相場/iu
/** "Most taxpayers need to keep them for three years", "in der Regel": how it is where nothing else is said. */
const mostly =
  /^(?:for |in |bei |für |in |pour |dans |chez |para |en |per |nel\p{L}* |na )?(?:most (?!of (?:the time|us))\p{L}+|(?:die |den )?meisten \p{L}+|la plupart d\p{L}*|la mayoría de|la maggior parte d\p{L}*|gran parte d\p{L}*|a maioria d\p{L}*|de meeste \p{L}+)(?!\p{L})|(?<!\p{L})(?:as a rule|as a general rule|rule of thumb|generally|in der regel|grundsätzlich|faustregel|en règle générale|en général|por regla general|por lo general|generalmente|in de regel|over het algemeen|di norma|di regola|di solito|em regra|geralmente|em geral)(?!\p{L})/iu
/** "Six years if you leave out income": the amount is of that case. */
const laterCase =
  /^(?:\S+ ){4,}?(?:(?<!(?:even|only|as) )if (?:you|your|the|it|an?|they|there)|(?:wenn|falls|sofern) (?:sie|du|man|der|die|das|es|ein\p{L}*)|(?<!même )si (?:vous|le|la|les|l[’']|votre|on|un)|(?<!incluso )si (?:se|el|la|los|las|hay|tiene\p{L}*|usted|un)|se (?:si|il|la|lo|l[’']|non|avete|hai|un)|se (?:o|a|os|as|tiver|houver|você|for))(?!\p{L})/iu
/** What comes on top of a price is no price of the whole. */
const increment =
  /(?<!\p{L})(?:adds?|extra|on top|surcharge|additional(?:ly)?|(?:more|dearer) (?:for|if|when)|zusätzlich\p{L}*|aufpreis|mehrkosten|zuschlag|obendrauf|kommen? hinzu|kommt dazu|de plus|en plus|supplémentaires?|en sus|supplément|adicional(?:es)?|suplemento|recargo|in più|supplemento|aggiuntiv[oaie]|acréscimo|adicionais|encarec\p{L}*|añad\p{L}*|ajoute\p{L}*|aggiung\p{L}*|acrescent\p{L}*|verteuer\p{L}*|renchéri\p{L}*)(?!\p{L})|追加|割増|上乗せ|別途/iu
const year = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu

/** True for a sentence that begins with the case it holds for: "For boats above 8 m …". */
export function narrowsCase(text: string): boolean {
  return narrows.test(text)
}

/** True for what comes on top of an amount. */
export function saysIncrement(text: string): boolean {
  return increment.test(text)
}

/** True for what says how it is on the whole: "the median price was …". */
export function saysUsual(text: string): boolean {
  return usual.test(text)
}

/**
 * How far a finding answers for the case that is asked about: less where its amount is of a narrower case ("boats above
 * 8 m") or of years ago, more where it says what is usual or came out in all. 1 for what does not answer.
 */
export function rateGenerality(
  { sentences }: Pick<Finding, 'sentences'>,
  asked: Asked,
  newest: number,
): number {
  const telling = sentences.find((sentence) => isAnswer({ sentences: [sentence], items: [] }, asked))
  if (telling === undefined) return 1
  const { text, lexicon } = telling
  const says = findAnswerWords(lexicon.language)
  const [first] = findMeasures(text, lexicon)
  const isNarrow =
    asked.type === 'amount' &&
    ((narrows.test(text) && !mostly.test(text)) ||
      (asked.isTime && laterCase.test(text)) ||
      (first !== undefined && asked.isKindKnown && !asked.isWanted(first, text)))
  const years = [...text.matchAll(year)].map(([said]) => Number(said))
  const isPast = years.length > 0 && Math.max(...years) < newest - recentYears
  const central = usual.test(text) || mostly.test(text) ? usualShare : says.concludes(text) ? centralShare : 1
  const isIncrement = asked.isCost && increment.test(text)
  return (isIncrement ? incrementShare : isNarrow ? narrowShare : 1) * (isPast ? pastShare : 1) * central
}
