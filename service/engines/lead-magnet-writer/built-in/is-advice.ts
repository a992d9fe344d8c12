import type { Sentence } from '../../writer/shared.ts'
import { opensWithOrder } from './romance-orders.ts'

/** Verbs of English instructions; a noun of the same spelling follows an article. */
const englishVerbs =
  'taste smell accept add adjust agree aim allocate allow analyse analyze answer apply archive ask assess assign attach audit authenticate avoid back bake balance bathe begin block boil book bring brush build buy calculate call carry change charge check chill choose chop clarify clean clear close coat collect compare complete configure confirm connect consider contact cool copy count cover create cut decide define delegate delete deploy describe design dig disable discard disconnect display document download drain draw drill dry dust embed empty enable encrypt enforce ensure enter escape estimate evaluate explain export fasten feed file fill find finish fit fix focus fold follow freeze gather generate get give grant grease grind ground group guard hand hang harvest heat help highlight hire hold identify import include increase insert inspect install insulate insure interview introduce invite involve issue join keep knead label launch lead lean learn leave let lift limit list listen lock log look loosen lower lubricate make manage map mark match measure meet mention migrate mix monitor mop move mow name negotiate never note number offer oil open order organise organize own pack paint patch pause pay peel photograph pick place plan plug post pour practice practise prepare press prevent print prioritise prioritize protect prove provide prune publish pull purge push put quote raise rate reach read record reduce refer register rehearse reinstall remind remove rename repeat replace reply report request research reserve reset resist respond rest restart restrict review rinse roll rotate run sand save scan schedule score scrub seal search secure segment select send separate serve set shade share shift shorten show sign simplify skip slice soak soften sort sow spend split spread stand start state stay steer stick stir stop store submit suggest survey swap sweep switch tag take talk tell test throttle tidy tie tighten track train treat trim try turn underline unplug unsubscribe update upgrade upload use vacuum validate ventilate verify visit wait walk warm wash watch wear weigh whisk wipe work write'

/** German informal address. */
const germanOrders =
  'achte aktiviere aktualisiere analysiere antworte arbeite archiviere baue bedanke beginne begrüße behalte berechne beschränke beschreibe bestimme biete bitte bringe definiere denke deaktiviere dokumentiere entferne erinnere erkläre erlaube ersetze erstelle erwähne erzähle formuliere frage führe füge gib gestalte gieße gliedere gruppiere halte hole installiere kaufe kennzeichne kombiniere konzentriere kontrolliere kürze lade lass lege leite lies lösche mache mahle melde miss nenne nimm notiere nummeriere nutze öffne ordne passe plane prüfe rechne reduziere reinige richte rufe schicke schließe schreibe sende setze sichere sieh sorge sortiere speichere spüle starte stelle strukturiere teile teste trage trenne tu überlege überprüfe umfasse unterscheide verbinde verfasse vergleiche verknüpfe verlinke vermeide vermittle veröffentliche verschlüssele versehe verwende verzichte wähle warte wiederhole wiege zahle zeige'

const germanOpening = new RegExp(
  [
    String.raw`^(?:(?:immer|zuerst|dann|danach|bitte|wenn|bevor|nachdem|für|vor|nach|bei|mit)\b[^.]{0,70}?[, ]+)?\p{L}+(?:en|ern|eln) Sie\b`,
    `^(?:${germanOrders.replaceAll(' ', '|')})(?![\\p{L}-])`,
    String.raw`(?<!\p{L})(?:soll(?:en|te|ten)?|muss|müssen|(?:darf|dürfen) (?:nur|nicht|kein\p{L}*))(?!\p{L})`,
    String.raw`^(?!.*(?<!\p{L})(?:kann|können|könnten|wird|werden|würden?|dass)(?!\p{L})).*(?:nicht|immer|vorher|regelmäßig|sofort) \p{Ll}+(?:en|ern|eln)\.?$`,
  ].join('|'),
  'iu',
)
/** A list note that ends in the bare verb: "Untertitel erstellen". German nouns have capitals. */
const germanNote = /(?<!\p{L})\p{Ll}+(?:en|ern|eln)(?:, (?:um|wenn|damit|bevor)(?!\p{L})[^.]*)?\.?$/u
const germanFinite = /(?<!\p{L})(?:sind|haben|werden|wird|ist|hat|können|kann)(?!\p{L})/u

const openings: Record<string, RegExp> = {
  en: new RegExp(
    `^(?:(?:always|never|first|then|next|finally|please|instead|as before|of course|also|so)[, ]+|(?:before|after|when|if|once|for|in|at|on|to|by|with) [^,.]{3,60}, )?(?:do not |don['’]t |never |always )?(?:(?:${englishVerbs.replaceAll(' ', '|')})\\b(?! (?:is|are|was|were|has|have|can|will|of)\\b)|have (?:the|your|a|an|someone|somebody)\\b)`,
    'iu',
  ),
  de: germanOpening,
  es: /^(?:(?:siempre|nunca|no|primero|antes de|después de|para|si|cuando)\b[^.]{0,60}?[, ]+)?(?:\p{L}{2,}(?:ar|er|ir)(?:se|lo|la|los|las)?)\b(?! (?:es|son|está|están)\b)|\b(?:debe|deben|hay que|conviene|tiene que)\b/iu,
  fr: /^(?:(?:toujours|jamais|ne|n['’]|d['’]abord|ensuite|avant|après|pour|si|quand)\b[^.]{0,60}?[, ]+)?\p{L}{2,}(?:ez|er|ir|dre|tre|ire)(?:-\p{L}+)?\b(?! (?:est|sont|a|ont)\b)|\b(?:il faut|doit|doivent|vous devez|mieux vaut)\b/iu,
  it: /^(?:(?:sempre|mai|non|prima|poi|dopo|per|se|quando)\b[^.]{0,60}?[, ]+)?(?:\p{L}{2,}(?:are|ere|ire|arsi|ersi|irsi))\b(?! (?:è|sono)\b)|\b(?:deve|devono|bisogna|occorre|conviene)\b/iu,
  pt: /^(?:(?:sempre|nunca|não|primeiro|depois|antes de|para|se|quando)\b[^.]{0,60}?[, ]+)?(?:\p{L}{2,}(?:ar|er|ir)(?:-se)?)\b(?! (?:é|são|está|estão)\b)|\b(?:deve|devem|é preciso|convém|tem de|há que)\b/iu,
}
const englishDuty = /\b(?:should|must|need to|needs to|have to|has to|make sure)\b/i

/** True for a sentence that instructs its reader, judging by form: an imperative or a duty. */
export function isAdvice({ text, item, lexicon }: Pick<Sentence, 'text' | 'item' | 'lexicon'>): boolean {
  const { language } = lexicon
  const opening = openings[language]
  if (opening === undefined) return false
  if (opening.test(text) || opensWithOrder(text, language)) return true
  if (language === 'de') return item !== null && germanNote.test(text) && !germanFinite.test(text)
  return language === 'en' && englishDuty.test(text)
}
