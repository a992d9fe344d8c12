/** "When can I fill the pool?", in the languages whose questions are known. */
const asks =
  /(?<=^[^\p{L}]*|[:：–—.!?¿]\s*[^\p{L}]*)(?:(?:from|since|until|by|ab|bis|seit|à partir de|depuis|d[’']ici|jusqu[’']à|desde|hasta|para|até|a partir de|da|entro|fino a|vanaf|tot|sinds) )?(?:when|wanneer|wann|quand|cuándo|quando)(?!\p{L})|いつ/iu
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus'
const before =
  'in|on|by|from|until|since|between|to|of|before|after|mid|early|late|im|am|vom|bis|seit|ab|zwischen|und|ende|anfang|mitte|en|le|du|au|de|dès|fin|entre|et|el|desde|hasta|a|y|del|dal|al|in|di|fino|e|até|van|vanaf|tot|eind|begin|half|\\p{N}{1,2}(?:st|nd|rd|th|er|º|\\.)?'
const seasons =
  "(?:in|by|until|during) (?:the |early |late |mid-?)*(?:spring|summer|autumn|fall|winter)|(?:im|zum|bis zum|ab dem) (?:zeitigen |späten |frühen )?(?:spät|früh)?(?:frühjahr|frühling|sommer|herbst|winter)|(?:in|vanaf|tot) (?:het |de )?(?:vroege |late )?(?:voorjaar|lente|zomer|herfst|najaar|winter)|au printemps|en (?:été|automne|hiver)|(?:fin|début) (?:d[eu] |d[’']|l[’'])*(?:printemps|été|automne|hiver)|(?:en|a finales de|a principios de) (?:primavera|verano|otoño|invierno|la primavera|el invierno|el otoño)|(?:in|a fine|a inizio|d)[ ’'](?:primavera|estate|autunno|inverno)|(?:na|no) (?:primavera|verão|outono|inverno)"
const date = new RegExp(
  `(?<!\\p{L})(?:${before}) (?:${months})(?!\\p{L})|(?<!\\p{L})(?:${months}) \\p{N}{1,2}(?:st|nd|rd|th)?(?![\\p{L}\\p{N}])|d[’'](?:${months})(?!\\p{L})|(?<!\\p{L})(?:${seasons})(?!\\p{L})|[春夏秋冬](?:に|の)|\\p{N}{1,2}月(?:\\p{N}{1,2}日)?|\\p{N}{4}年度?`,
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

/** "Only after the first cut", "erst wenn", "pas avant", "zodra": a time told by what has to have happened. */
const event =
  /(?<!\p{L})(?:(?:only|ideally|not|never|best|wait) (?:\p{L}+ )?(?:after|once|until|before)|not until|as soon as|no sooner than|erst,? (?:wenn|nachdem|nach|ab)|nur,? nachdem|frühestens|sobald|nicht (?:vor|bevor)(?= )|(?:seulement|uniquement|idéalement) (?:après|quand|lorsque|une fois)|pas avant|dès (?:que|l)|attend(?:ez|re) que|une fois que|(?:solo|sólo|únicamente) (?:después de|cuando|tras)|no antes de|en cuanto|una vez que|esper(?:e|ar) a que|(?:solo|soltanto) (?:dopo|quando)|non prima d|(?:non )?appena|una volta che|só (?:depois|quando|após)|não antes d|assim que|pas (?:als|wanneer|nadat|na)|niet voor(?:dat)?|zodra)(?!\p{Ll}{3})|てから|になったら/iu

/** True for a time as a date, or by what has to have happened before. */
export function tellsWhen(text: string): boolean {
  return saysWhen(text) || event.test(text)
}
