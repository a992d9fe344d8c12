/** "May a landlord refuse …?", "Darf man …", "Is it allowed to …", 「…てもよいか」: answered by yes, no or a condition. */
const asks =
  /^[^\p{L}]*(?:may|can|could|must|(?:is|are) (?:it |there )?(?:\p{L}+ ){0,6}(?:allowed|permitted|legal|safe|possible|necessary|required|compulsory|mandatory|entitled|deductible|taxable)|(?:do|does) (?:\p{L}+ ){1,6}(?:have to|need)|darf|dürfen|kann|können|muss|müssen|(?:ist|sind) (?:\p{L}+ ){1,8}(?:erlaubt|zulässig|möglich|pflicht|nötig|verboten|steuerfrei|absetzbar)|(?:peut|peuvent|doit|doivent|faut)-(?:on|il|elle|ils|elles)|(?:est-ce que )?(?:l[’']|le |la |les |un |une |on )[^?]{2,60} (?:peut|peuvent|doit|doivent)(?:-(?:il|elle|ils|elles))?|est-il (?:permis|obligatoire|possible|légal)|(?:se )?(?:puede|pueden|debe|deben)|hay que|es (?:obligatorio|legal|posible|necesario)|(?:si )?(?:può|possono|deve|devono)|è (?:obbligatorio|legale|possibile|vietato)|(?:pode|podem|deve|devem)|é (?:obrigatório|legal|possível|proibido))(?!\p{L})|(?:ても(?:よい|いい|大丈夫)|できる|できます|可能|必要|義務)(?:です)?か(?:[?？。]|$)/iu
const decides =
  /(?<!\p{L})(?:may|must|(?:is|are|was|were) (?:not |only )?(?:allowed|permitted|forbidden|prohibited|entitled|obliged|required|compulsory|mandatory|necessary|safe|legal|illegal|exempt|liable)|can(?:not|[’']t)|can (?:only |not |\p{L}+ )?(?:refuse|claim|demand|ask|be)|can \p{L}+ only|has (?:the|a|no) right|have (?:the|a|no) right|only (?:if|for|where|when)|unless|darf|dürfen|durfte|muss|müssen|kann (?:\p{L}+ ){0,6}nur|können (?:\p{L}+ ){0,6}nur|erlaubt|zulässig|unzulässig|verboten|verpflichtet|pflicht|nicht nötig|(?:hat|haben) (?:\p{L}+ ){0,3}(?:anspruch|das recht|kein recht)|nur wenn|es sei denn|peut|peuvent|doit|doivent|ne peut|interdite?s?|autorisée?s?|obligatoires?|permise?s?|a le droit|ont le droit|sauf si|puede|pueden|debe|deben|prohibid[oa]s?|permitid[oa]s?|obligatori[oa]s?|tiene derecho|salvo que|può|possono|deve|devono|vietat[oa]|consentit[oa]|obbligatori[oa]|ha diritto|salvo che|pode|podem|deve|devem|proibid[oa]|permitid[oa]|obrigatóri[oa]|tem direito)(?!\p{L})|^(?:yes|no|ja|nein|oui|non|sí|no|sì|sim|não)(?:,| –|:)\s|(?:でき(?:ます|ません|る|ない))|(?:ても(?:よい|いい|かまいません))|(?:てはいけません|なければなりません)|(?:禁止|義務|必要です|不要です|可能です)/iu

/** True for a topic that is answered by yes, by no or by the condition on which it depends. */
export function asksPermission(topic: string): boolean {
  return asks.test(topic)
}

/** True for a sentence that allows, forbids, obliges, or says on what condition. */
export function decidesPermission(text: string): boolean {
  return decides.test(text)
}
