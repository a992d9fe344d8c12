/** "Does the insurance pay?", "zahlt die Krankenkasse?": whether another pays for it. */
const asks =
  /(?<!\p{L})(?:(?:does|do|will) (?:\p{L}+ ){1,5}(?:pay|cover|reimburse)|(?:is|are) (?:\p{L}+ ){1,5}(?:covered|reimbursed)|(?:zahlt|zahlen|übernimmt|übernehmen|erstattet|erstatten) (?:der|die|das|mein\p{L}*|eine?)|(?:rembourse|prend|paie|couvre)\p{L}*(?:-t)?-(?:il|elle|ils|elles|on)|(?:l[oa] )?(?:cubre|paga|reembolsa) (?:el|la|los|las|mi)|(?:l[oa] )?(?:copre|paga|rimborsa) (?:il|la|l[’']|lo|i|le)|(?:cobre|paga|reembolsa) (?:o|a|os|as))(?!\p{L})|保険(?:は|が)(?:使え|適用|きく)/iu
const says =
  /(?<!\p{L})(?:(?:pays?|paid|covers?|covered|reimburse[sd]?|subsid\p{L}+)|(?:be)?zahl(?:en|t)|übernehmen|übernimmt|übernommen|erstatte(?:n|t)|bezuschuss\p{L}+|zuschuss|zuschüsse|beteilig\p{L}+ sich|leistung der|rembours\p{L}+|prise? en charge|prend en charge|prennent en charge|cubre[n]?|cubiert[oa]s?|paga[nr]?|reembols\p{L}+|copr(?:e|ono)|copert[oaie]|pagan[o]|rimbors\p{L}+|cobre[m]?|cobert[oa]s?|pagam)(?!\p{L})|保険(?:が|は)?(?:使え|適用|対象)|補助|自己負担/iu

/** True for a topic that is answered by who pays. */
export function asksWhoPays(topic: string): boolean {
  return asks.test(topic)
}

/** True for a sentence that says who pays, or that nobody else does. */
export function saysWhoPays(text: string): boolean {
  return says.test(text)
}
