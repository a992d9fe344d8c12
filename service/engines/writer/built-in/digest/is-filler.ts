import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import type { Finding } from './finding.ts'
import { findMeasures } from './measure.ts'

const praises =
  /(?<!\p{L})(?:most essential|most important|utmost|one of the most|indispensable|unverzichtbar|beliebt\p{L}*|immer beliebter|incontournable|imprescindible|fundamental)(?!\p{L})/iu

/** "Batteries are among the most essential parts of all": a judgement without figure, condition, reason or advice. */
export function isFiller({ sentences, items, isAnswer }: Finding): boolean {
  const [first] = sentences
  if (first === undefined || items.length > 0 || isAnswer) return false
  const says = findAnswerWords(first.lexicon.language)
  const text = sentences.map((sentence) => sentence.text).join(' ')
  // "One of the most essential" compares nothing.
  const plain = text.replace(praises, ' ')
  const tells =
    sentences.some((sentence) => findMeasures(sentence.text, sentence.lexicon).length > 0) ||
    [says.conditional, says.causal, says.concludes, says.obliges, says.disputes, says.refutes].some((finds) =>
      finds(plain),
    ) ||
    sentences.some((sentence) => says.advises(sentence.text))
  return says.isKnown && !tells && (says.vague(text) || praises.test(text))
}

/** "Do not expect miracles", "There is nothing quite as …": it says nothing, whatever the topic is. */
const empty =
  /(?<!\p{L})(?:understanding [^.]{3,80} is (?:crucial|key|essential|vital|important)|ist es (?:entscheidend|wichtig), [^.]{3,80} zu (?:kennen|verstehen)|(?:comprendre|connaître) [^.]{3,80} est (?:essentiel|crucial|primordial)|(?:entender|comprender|conocer) [^.]{3,80} es (?:clave|fundamental|crucial|esencial)|(?:capire|conoscere|comprendere) [^.]{3,80} è (?:fondamentale|essenziale|cruciale)|(?:entender|compreender|conhecer) [^.]{3,80} é (?:fundamental|essencial|crucial)|(?:expect|work) miracles|wunder (?:erwarten|vollbringen|bewirken)|(?:attendre|faire|espérer) (?:des |de )?miracles|(?:esper\p{L}+|hac\p{L}+) milagros|(?:aspett\p{L}+|far?e?) miracoli|(?:esper\p{L}+|faz\p{L}*) milagres|nothing (?:is )?(?:quite )?(?:as|more|like|worse than|better than)(?= [\p{L}-]+ )|nichts (?:ist )?(?:so|schlimmer|schöner)|rien (?:n[’']est )?(?:de )?(?:plus|pire|tel)|nada (?:es )?(?:más|peor|tan)|niente (?:è )?(?:più|peggio|di più)|nada (?:é )?(?:mais|pior|tão)|has happened to (?:all|most) of us|das kennt jeder|fret no more|don[’']t panic|keine panik|pas de panique|que no cunda el pánico|niente panico|you[’']ve come to the right place|(?:has|have|knows?) (?:all )?the answers|catch(?:es)? (?:people|many|most|everyone|you) off guard|you(?:[’']re| are) not alone|you(?:[’']re| are) (?:probably|likely) wondering|(?:fragen|fragst) (?:sie|du) (?:sich|dich) (?:vielleicht|sicher)|vous vous demandez (?:sans doute|peut-être)|te estarás preguntando|ti starai chiedendo|deve estar a perguntar-se|(?:sie|man) wissen (?:müssen|sollten)|(?:hat|haben|kennt) die antworten|sie sind nicht allein|(?:a|ont) (?:toutes )?les réponses|vous n[’']êtes pas seule?s?|(?:tiene|tienen) (?:todas )?las respuestas|no (?:es|eres) (?:el único|la única)|(?:ha|hanno) (?:tutte )?le risposte|non (?:sei|siete) (?:il solo|la sola|soli)|(?:tem|têm) (?:todas )?as respostas|não (?:está|estás) sozinh[oa]|a few (?:details|things) (?:catch|trip) (?:people|senders|many|you)|(?:these|the) rules apply to you|hat die antworten|(?:wir|die redaktion) (?:verraten|erklären|klären auf)|on vous (?:explique|dit tout)|te lo (?:contamos|explicamos)|(?:ve lo|vi) (?:spieghiamo|raccontiamo)|scopriamolo|ce ne siamo accorti tutti|saiba (?:tudo|mais))(?!\p{L})|過信は禁物|ご安心ください|(?:方|人)も(?:いる|多い|いらっしゃる)(?:の)?(?:では|こと)|ではないでしょうか|いかがでしたか/iu

/** True for a sentence without a figure that every text might have: the opener of a story, a warning of miracles. */
export function isEmptyRemark({ text, lexicon }: Sentence): boolean {
  return empty.test(text) && findMeasures(text, lexicon).length === 0
}
