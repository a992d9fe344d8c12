/** "When can I fill the pool?", in the languages whose questions are known. */
const asks =
  /(?<=^[^\p{L}]*|[:：–—.!?¿]\s*[^\p{L}]*)(?:(?:from|since|until|ab|bis|seit|à partir de|depuis|desde|a partir de|da) )?(?:when|wann|quand|cuándo|quando)(?!\p{L})|いつ/iu
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro'
const before =
  'in|on|by|from|until|since|between|to|of|before|after|mid|early|late|im|am|vom|bis|seit|ab|zwischen|und|ende|anfang|mitte|en|le|du|au|de|dès|fin|entre|et|el|desde|hasta|a|y|del|dal|al|in|di|fino|e|até|\\p{N}{1,2}(?:st|nd|rd|th|er|º|\\.)?'
const date = new RegExp(
  `(?<!\\p{L})(?:${before}) (?:${months})(?!\\p{L})|\\p{N}{1,2}月(?:\\p{N}{1,2}日)?|\\p{N}{4}年度?`,
  'iu',
)

export function asksWhen(topic: string): boolean {
  return whereWhen(topic) !== -1
}

/** Where a topic asks for a date; -1 where it does not. */
export function whereWhen(topic: string): number {
  return topic.search(asks)
}

/** A day or a month: "between 1 June and 30 September". */
export function saysWhen(text: string): boolean {
  return date.test(text)
}
