/** "What changed in …", "Was ändert sich": what is new, and from when. */
const asks =
  /(?<!\p{L})(?:what (?:has |have |is |will |(?:do|does) )?(?:\p{L}+ )?(?:chang(?:ed?|es|ing)|new)|what[’']s (?:new|changing)|was (?:\p{L}+ )?(?:änder(?:t|n|te)|neu)|was hat sich (?:\p{L}+ ){0,3}geändert|was gilt (?:jetzt|ab|seit|künftig|neu)|(?:ce )?qu(?:[’']est-ce qui|i|e)? (?:va |a )?chang(?:e|er|é)|quels changements|qué (?:cambia|cambió|cambiará|ha cambiado|hay de nuevo)|(?:che |che cosa |cosa )(?:cambia|cambierà|è cambiato)|o que (?:muda|mudou|vai mudar|há de novo))(?!\p{L})|何が(?:どう)?(?:変わ|新し)|どう変わ|変更点/iu
const month =
  'jan\\p{L}*|feb\\p{L}*|mar\\p{L}*|mär\\p{L}*|apr\\p{L}*|may|mai|mayo|maggio|maio|jun\\p{L}*|jul\\p{L}*|juin|juillet|août|agosto|aug\\p{L}*|ag\\p{L}+|sep\\p{L}*|set\\p{L}*|o[ck]t\\p{L}*|ott\\p{L}*|out\\p{L}*|nov\\p{L}*|de[czk]\\p{L}*|dic\\p{L}*|giugno|luglio|gennaio|enero|janeiro|déc\\p{L}*|fév\\p{L}*'
/** "From 1 June", "ab Januar 2026", "dal 6 agosto". */
const fromDate = new RegExp(
  `(?<!\\p{L})(?:from|since|as of|starting(?: (?:in|on))?|effective|until|ab|seit|bis|zum|depuis|dès|à (?:partir|compter) d[eu’']|jusqu[’']à|desde|a partir del?|hasta|dal?|dall[’']|fino a|até|no dia|in|on|am|im|en|em) ?(?:the |dem |den |el |o |le |l[’'])?(?:\\p{N}{1,2}(?:\\.|º|er|st|nd|rd|th)? ?(?:de |di )?)?(?:${month}|(?:19|20)\\p{N}{2}|fahrplanwechsel|next year|kommenden jahr)(?!\\p{L})|(?:19|20)\\p{N}{2}年|\\p{N}{1,2}月(?:\\p{N}{1,2}日)?(?:から|以降|より|をもって)`,
  'iu',
)
/** What was, and what is instead. */
const turns =
  /(?<!\p{L})(?:(?:is|are|was|were) (?:now |being )?(?:raised|cut|banned|abolished|extended|introduced|required|tightened|replaced)|(?:rises?|rose|falls?|fell|increases?|drops?) (?:from|to|by)|now (?:has|have|requires?|costs?|must|applies|enforces?)|new (?:rules?|requirements?|limits?|price|law)|must|announced|began|started|launched|came into force|took effect|went live|pushed back|postponed|begann(?:en)?|startete[n]?|(?:ist|sind) (?:[\p{L}\p{N}.]+ ){0,5}(?:gestartet|in kraft)|trat(?:en)? (?:[\p{L}\p{N}.]+ ){0,5}in kraft|verschoben|(?:est|sont) entrée?s? en vigueur|a (?:débuté|commencé)|reportée?s?|empezó|comenzó|entró en vigor|aplazad[oa]s?|(?:è|sono) (?:entrat[oaie] in vigore|partit[oaie]|iniziat[oaie])|rinviat[oaie]|posticipat[oaie]|começou|entrou em vigor|adiad[oa]s?|steig(?:t|en) (?:\p{L}+ ){0,4}(?:auf|um)|sink(?:t|en)|teurer|billiger|entfäll\p{L}*|entfallen|eingeführt|abgeschafft|verboten|schluss|soll(?:en)?|neu(?:e[rnsm]?)? (?:regel|preis|grenz|gesetz)\p{L}*|kostet?|passe(?:nt|ra)? (?:de|à)|interdit\p{L}*|supprim\p{L}+|pasa(?:rá|n)? (?:de|a)|prohib\p{L}+|nuev[oa]s? (?:norma|regla|precio|límite)s?|passa(?:no)? (?:da|a)|vietat\p{L}+|abolit\p{L}+|proibid\p{L}+|passa(?:m|rá)? (?:de|a|para))(?!\p{L})|禁止(?:され|に)|開始(?:され|し)|施行|延期|廃止|変更され|引き上げ|引き下げ|新たに|できなくな|なくなり/iu
/** What held before, set against what does now: no date is needed beside it. */
const replaces =
  /(?<!\p{L})(?:no longer|instead of|used to|previously|until now|bisher\p{L}*|künftig|nicht mehr|statt bisher|jusqu[’']ici|désormais|dorénavant|hasta ahora|ya no|finora|d[’']ora in poi|até agora)(?!\p{L})|これまで|従来/iu

/** True for a topic that asks what is new. */
export function asksChange(topic: string): boolean {
  return asks.test(topic)
}

/** True for a text that says what is otherwise than before, or from when something holds. */
export function saysChange(text: string): boolean {
  return (turns.test(text) && fromDate.test(text)) || (replaces.test(text) && /\p{N}/u.test(text))
}
