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

/** Whoever is treated pays: "selbst bezahlen", "out of pocket", "nicht übernommen". */
const self =
  /(?<!\p{L})(?:out of (?:your|their|his|her)? ?(?:own )?pocket|pay (?:for (?:it|them|this) )?(?:yourself|themselves|oneself|in full themselves)|(?:is|are) not (?:usually |normally )?(?:covered|reimbursed|paid for)|(?:does|do) not (?:usually |normally )?(?:cover|pay|reimburse)|selbst (?:be)?zahlen|selbst (?:zu )?tragen|selbst aufkommen|aus eigener tasche|selbstzahler\p{L}*|keine (?:kassen)?leistung|nicht (?:übernommen|erstattet|bezahlt)|à (?:la|votre|leur) charge d(?:u|es) patients?|de (?:sa|leur|votre) poche|n[’'](?:est|sont) pas (?:remboursée?s?|prise?s? en charge)|de (?:su|tu) bolsillo|no (?:está|están|lo|la) (?:cubiert[oa]s?|cubren?)|a cargo del paciente|di tasca (?:propria|sua|loro)|non (?:è|sono) (?:rimborsat|copert)[oaie]|a carico del paziente|do próprio bolso|não (?:é|são) (?:cobert|reembolsad|comparticipad)[oa]s?)(?!\p{L})|全額自己負担|保険(?:は|が)(?:使え|適用され|きか)(?:ない|ません)|保険適用外|自費/iu
/** Another pays, and all of it. */
const another =
  /(?<!\p{L})(?:(?:is|are) (?:fully |usually |normally )?(?:covered|reimbursed|paid(?: for)?) by|covers? (?:the )?(?:full|whole|entire|all)|pays? (?:in full|the full|the whole|all of)|von (?:den|der|allen|jeder) [^.;]{0,50}(?:übernommen|bezahlt|erstattet)|(?:übernehmen|übernimmt|zahlen|zahlt|erstatten|erstattet) [^.;]{0,40}(?:ganz|vollständig|komplett|in voller höhe)|(?:est|sont) (?:intégralement |entièrement )?(?:remboursée?s?|prise?s? en charge) par|(?:lo|la|los|las)? ?cubre[n]? (?:por completo|íntegramente|todo)|está[n]? cubiert[oa]s? por|(?:è|sono) (?:interamente )?(?:rimborsat|copert)[oaie] (?:da|dal)|(?:é|são) (?:totalmente )?(?:cobert|reembolsad|comparticipad)[oa]s? (?:por|pel))(?!\p{L})|保険(?:が|は)(?:使え|適用でき|きき)(?:ます|る)|保険適用(?:です|となり|になり)|全額(?:補助|支給)/iu
/** A part, some of them, under a condition: neither contradicts. */
const partly =
  /(?<!\p{L})(?:part(?:ly|ial\p{L}*)?|some|up to|may|can|in some cases|teil\p{L}*|zuschuss|zuschüsse|einige|manche|bis zu|kann|können|bezuschuss\p{L}*|beteilig\p{L}*|partie|partiel\p{L}*|certaines?|jusqu[’']à|peu(?:t|vent)|part(?:e|ial\p{L}*)|algun[oa]s?|hasta|puede[n]?|parzial\p{L}*|alcun[ie]|fino a|può|possono|algun[sa]s?|até|pode[m]?)(?!\p{L})|一部|場合/iu

/** Who pays by a sentence, where it says so of all of it: whoever is treated, or another; null where it does not. */
export function readPayer(text: string): 'self' | 'another' | null {
  const isSelf = self.test(text)
  if (isSelf === another.test(text)) return null
  return isSelf ? 'self' : partly.test(text) ? null : 'another'
}
