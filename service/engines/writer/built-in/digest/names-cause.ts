/** "The main reason why flowers wilt is": the very answer to a why. */
const named =
  /(?<!\p{L})(?:(?:main|primary|principal|most (?:common|frequent)|chief|first|usual) (?:reasons?|causes?)|(?:common|possible|typical) causes?|hauptgrund|hauptursachen?|häufigste[nr]? (?:grund|gründe|ursachen?)|liegt (?:meist|oft|häufig|fast immer) (?:an|am|daran)|(?:principales?|premières?) (?:raisons?|causes?)|causes? (?:principales?|(?:la|les) plus fréquentes?)|(?:principal(?:es)?|primera) (?:raz(?:ón|ones)|causas?)|(?:principal(?:es)?) motivos?|(?:causas?|raz(?:ón|ones)) (?:principal(?:es)?|más (?:frecuentes?|comunes?|habitual(?:es)?))|(?:caus[ae]|ragion[ei]) (?:principal[ei]|più (?:comun[ei]|frequent[ei]))|principal[ei] caus[ae]|motivos? principa(?:l|is)|principais causas|causas? mais comu(?:m|ns)|(?:por|per) (?:vari[oa]s|vari|diversi|diversas|diferentes) (?:motiv[oi]s?|raz[oõ]n?es|causas?|ragioni)|pour plusieurs raisons|for (?:several|various) reasons|aus mehreren gründen)(?!\p{L})|(?:主な|最も多い|一番の)(?:原因|理由)|原因は/iu
const heading =
  /(?<!\p{L})(?:causes?|reasons?|why|ursachen?|gründe|woran|warum|weshalb|raisons?|pourquoi|causas?|motivos?|raz(?:ón|ones)|por qu[eé]|caus[ae]|motiv[oi]|ragion[ei]|perché)(?!\p{L})|原因|理由|なぜ/iu

/** True for a text that says of something that it is the cause, or the one that counts most. */
export function namesCause(text: string): boolean {
  return named.test(text) || blamed.test(text)
}

/** "The main cause is", in the singular: what counts most. */
const chief =
  /(?<!\p{L})(?:(?:the )?(?:main|primary|principal|most (?:common|frequent|likely)|chief|number one|leading) (?:reason|cause|culprit)|hauptgrund|hauptursache|(?:häufigste[rn]?|wichtigste[rn]?) (?:grund|ursache)|(?:principale|première) (?:raison|cause)|(?:cause|raison) (?:principale|(?:la )?plus fréquente)|(?:principal|primera) (?:razón|causa|motivo)|(?:causa|razón) (?:principal|más (?:frecuente|común|habitual))|motivo (?:principal|más (?:frecuente|común))|(?:causa|ragione) (?:principale|più (?:comune|frequente))|(?:principale|prima) (?:causa|ragione)|motivo principale|principal (?:causa|razão|motivo)|causa (?:principal|mais comum))(?!\p{L})|(?:主な|最も多い|一番の|最大の)(?:原因|理由)/iu

/** The words that say of something that it is the one cause that counts most; empty for none. */
export function chiefCauseIn(text: string): string {
  return chief.exec(text)?.[0] ?? ''
}

const mostly =
  'mostly|mainly|usually|(?:almost|nearly) always|most often|chiefly|in most cases|fast immer|meist(?:ens)?|hauptsächlich|überwiegend|in den meisten fällen|presque toujours|le plus souvent|principalement|dans la plupart des cas|casi siempre|principalmente|la mayoría de las veces|en la mayoría de los casos|quasi sempre|per lo più|principalmente|nella maggior parte dei casi|quase sempre|na maioria (?:dos casos|das vezes)'
const atFault =
  'to blame|culprits?|caused by|due to|down to|because of|the (?:cause|reason)|schuld|(?:die )?ursache|verantwortlich|der grund|liegt (?:es )?(?:an|am|daran)|en cause|responsables?|coupables?|la cause|due?s? à|culpables?|la causa|se debe[n]?|debid[oa]s?|colpa|responsabil[ei]|dovut[oaie]|culpad[oa]s?|a causa|responsáve(?:l|is)|se deve[m]?|devid[oa]s?'
/** "Are almost always to blame", "schuld sind meist": the one before the other in one clause. */
const blamed = new RegExp(
  `(?<!\\p{L})(?:(?:${mostly})\\s(?:[^.,;:!?]{0,40}\\s)?(?:${atFault})|(?:${atFault})\\s(?:[^.,;:!?]{0,20}\\s)?(?:${mostly}))(?!\\p{L})|(?:ほとんど|多くは|主に|たいてい)[^。、]{0,30}(?:原因|理由)`,
  'iu',
)

/** True for a text that says which cause counts most, or that it is mostly one. */
export function saysChiefCause(text: string): boolean {
  return chief.test(text) || blamed.test(text)
}

/** True for a heading or an introduction over causes. */
export function isOverCauses(text: string): boolean {
  return heading.test(text)
}
