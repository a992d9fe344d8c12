import { findMeasures } from './measure.ts'
import type { Piece } from './piece.ts'
import type { QuestionType } from './question-type.ts'

const anywhere = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
const start = (list: string) => new RegExp(`^[^\\p{L}]*(?:${list})(?!\\p{L})`, 'iu')

/** Orders and advice, in the forms that guides use. */
const advises = start(
  "use|place|keep|turn|put|set|make|take|add|ask|start|try|choose|check|avoid|consider|identify|define|write|find|give|create|offer|show|let|invite|measure|store|freeze|wrap|toast|move|clearly|do not|don[’']t|never|always|you (?:should|can|need|must)|\\p{L}+en sie|versuchen|achten|nutzen|machen|geben|zeigen|\\p{L}+ez(?: |$)|n[’']oubliez|envisagez|pensez|considera|busca|utiliza|crea|establece|intenta|evita|ofrece|debes|puedes|dedique|reflita|use|conte|explore|descanse|estabeleça|aprenda|fique|identifique|reserve|tire|evite|considere|procure|usa|scegli|prova|cerca",
)
const conditional = anywhere(
  'if|when|unless|only|until|except|depends?|wenn|falls|nur|sofern|außer|si|sauf|seulement|quand|cuando|solo|salvo|excepto|se|quando|solo|somente|apenas',
)
const causal = anywhere(
  'because|since|so that|which is why|leads? to|causes?|due to|weil|da|denn|dadurch|führt zu|parce que|car|grâce à|porque|ya que|debido|perché|poiché|porque|devido',
)
const weighs = anywhere(
  'benefits?|advantages?|costs?|effort|worth\\p{L}*|saves?|helps?|prevents?|risk\\p{L}*|invaluable|vorteile?\\p{L}*|nachteil\\p{L}*|aufwand|avantages?|inconvénients?|ventajas?|desventajas?|beneficios?|vantag\\p{L}*|benefíci\\p{L}*',
)
/** "A session is a set of actions": the obvious, unless it is what was asked. */
const defines = start(
  "(?:an? |the |eine? |der |die |das |une? |le |la |l[’']|un[ao]? |el |um[a]? |o |a )?[\\p{L}\\p{N}\\s()-]{2,40} (?:is|are|means|refers to|ist|sind|bedeutet|est|sont|signifie|es|son|significa|é|são|è|sono) (?:an?|the|simply|just|eine?|der|die|das|une?|le|la|un[ao]?|el|um[a]?|o)",
)
const picture = anywhere(
  'like a|just like|think of|as if|metapher|wie ein|comme une?|como una?|come un[ao]?|como uma?',
)
const vague = anywhere(
  "important|crucial|critical|essential|key|great|useful|good|it[’']s easy|wichtig|entscheidend|important[es]*|essentiel\\p{L}*|importante|fundamental|crucial|essencial|esencial",
)
const firstPerson = anywhere(
  'I|we|my|our|wir|unser\\p{L}*|ich|nous|je|notre|yo|nosotros|nuestr[oa]s?|eu|nós|noss[oa]s?|io|noi',
)

/**
 * How much a finding has of an answer to a question of a type, 1 for a plain statement; 0 for what cannot stand. Figures
 * with what they count, named options, conditions and steps say more than general sentences.
 */
export function rateAnswer(piece: Piece, type: QuestionType, isSelling: boolean): number {
  const { sentences, items } = piece
  const parts = [...sentences, ...items.flat()]
  const [first] = parts
  if (first === undefined) return 0
  const text = parts.map((part) => part.text).join(' ')
  const words = parts.reduce((sum, part) => sum + part.words, 0)
  const figures = parts.reduce((sum, part) => sum + findMeasures(part.text, part.lexicon).length, 0)
  let rate = 1
  if (figures > 0) rate += type === 'amount' ? 0.8 : type === 'how_to' ? 0.2 : 0.35
  if (items.length > 0) rate += type === 'amount' ? 0.2 : 0.6
  if (
    type === 'how_to' &&
    (items.length > 0 ? items : [sentences]).some(([one]) => one !== undefined && advises.test(one.text))
  )
    rate += 0.4
  if (type === 'why' && causal.test(text)) rate += 0.3
  if (type === 'worth' && weighs.test(text)) rate += 0.4
  if (conditional.test(text)) rate += 0.1
  if (items.length === 0) {
    if (defines.test(first.text) && figures === 0) rate -= type === 'which' ? 0.15 : 0.35
    if (picture.test(text)) rate -= 0.3
    if (figures === 0 && vague.test(text)) rate -= 0.15
    if (words < 7 && figures === 0) rate -= 0.3
    if (firstPerson.test(text) && figures === 0 && !first.own) rate -= 0.35
    if (isSelling && figures === 0) rate -= 0.3
  }
  return Math.max(0, rate)
}
