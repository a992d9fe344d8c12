import { findMeasures } from './measure.ts'
import type { Piece } from './piece.ts'
import type { QuestionType } from './question-type.ts'

const anywhere = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
const start = (list: string) => new RegExp(`^[^\\p{L}]*(?:${list})(?!\\p{L})`, 'iu')

/** Orders and advice, in the forms that guides use. */
const advises = start(
  "use|place|keep|turn|put|set|make|take|add|ask|start|try|choose|check|avoid|consider|identify|define|write|find|give|create|offer|show|let|invite|measure|store|freeze|wrap|toast|move|clearly|do not|don[’']t|never|always|you (?:should|can|need|must)|\\p{L}+en sie|versuchen|achten|nutzen|machen|geben|zeigen|\\p{L}+ez(?: |$)|n[’']oubliez|envisagez|pensez|considera|busca|utiliza|crea|establece|intenta|evita|ofrece|debes|puedes|dedique|reflita|use|conte|explore|descanse|estabeleça|aprenda|fique|identifique|reserve|tire|evite|considere|procure|usa|scegli|prova|cerca",
)
const obliges = anywhere(
  "should|must|needs? to|have to|it(?:[’']s| is) (?:best|better|worth)|recommend\\p{L}*|soll(?:te)?(?:st|n|t|en)?|muss|musst|müssen|müsst|braucht|brauchst|empf(?:ie|eh)\\p{L}*|il (?:faut|faudra|convient)|devez|doit|doivent|nécessaire|recommand\\p{L}*|deb(?:e|es|en|ería|erías)|hay que|es necesario|conviene|recomend\\p{L}*|deve|devono|dovrest\\p{L}*|bisogna|occorre|consigli\\p{L}*|dev(?:e|em|eria)|é preciso|precisa\\p{L}*",
)
/** What comes out, against what was set up. */
const settles = anywhere(
  'in all|overall|in total|on average|median|net|as a result|at that rate|turned out|found (?:that|no)|showed that|no (?:\\p{L}+ )?difference|compared (?:to|with)|fell|rose|dropped|rather than|instead|insgesamt|im schnitt|im mittel|im median|unterm strich|netto|ergab|sank|stieg|statt|gegenüber|au total|en moyenne|médiane|au final|baissé|augmenté|plutôt que|en total|de media|en promedio|bajó|subió|en lugar de|in totale|in media|invece|no total|em média|em vez de',
)
/** How something was looked at: who was asked, what was kept. */
const prepares = anywhere(
  'data were collected|was conducted|were (?:asked|surveyed|recruited|invited|selected)|we (?:asked|surveyed|questioned|interviewed)|retrospective|self-selected|questionnaire|tracking \\p{N}+|wurden? (?:befragt|erhoben|ausgewählt)|befragung lief|wir (?:haben|befragten)|ont été (?:interrogés|recueillis)|fueron (?:encuestados|recogidos)|sono stati (?:intervistati|raccolti)|foram (?:entrevistados|coletados)',
)
const conditional = anywhere(
  'if|when|unless|only|until|except|depends?|wenn|falls|nur|sofern|außer|si|sauf|seulement|quand|cuando|solo|salvo|excepto|se|quando|solo|somente|apenas',
)
const causal = anywhere(
  'because|since|so that|which is why|leads? to|causes?|due to|weil|da|denn|dadurch|führt zu|parce que|car|grâce à|porque|ya que|debido|perché|poiché|porque|devido',
)
const weighs = anywhere(
  'benefits?|advantages?|costs?|effort|worth\\p{L}*|sav(?:es?|ed|ings?)|pays?|payback|profit\\p{L}*|helps?|prevents?|risk\\p{L}*|invaluable|vorteile?\\p{L}*|nachteil\\p{L}*|aufwand|lohn\\p{L}*|spar\\p{L}*|erspar\\p{L}*|einspar\\p{L}*|renti\\p{L}*|rentab\\p{L}*|amorti\\p{L}*|kost\\p{L}*|avantages?|inconvénients?|coût\\p{L}*|économi\\p{L}*|ventajas?|desventajas?|beneficios?|ahorr\\p{L}*|cuest\\p{L}*|vantag\\p{L}*|risparmi\\p{L}*|benefíci\\p{L}*|poup\\p{L}*|economi\\p{L}*',
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

/** "(B) guidance by the agency; or": a clause of a list that was no list. */
const torn = /^\s*\(\p{L}{0,2}\.?\p{N}{0,2}\.?\)|\.[-–—]{1,2}|[;,]\s*(?:and|or|und|oder|et|ou|y|o|e)?\.?$/iu
/** "Recently, we partnered with …": news of whoever speaks. */
const tells =
  /^(?:[\p{L}’']+,? ){0,3}(?:we|I|our|wir|ich|unser\p{L}*|nous|je|notre|nuestr\p{L}+|nós|noi)(?:[’']\p{L}+)?(?!\p{L})/iu
const exemplifies = start(
  '(?:an? )?example|for (?:example|instance)|say you|imagine|suppose|(?:ein )?beispiel\\p{L}*|angenommen|par exemple|exemple|imaginons|por ejemplo|ejemplo|ad esempio|esempio|por exemplo|exemplo',
)

/** What a topic asks for: its kind of answer, and for an amount what is to be counted, as stems. */
export type Asked = { type: QuestionType; counted: ReadonlySet<string> }

/**
 * How much a finding has of an answer to a question of a type, 1 for a plain statement; 0 for what cannot stand. Figures
 * with what they count, named options, conditions and steps say more than general sentences.
 */
export function rateAnswer(piece: Piece, { type, counted }: Asked, isSelling: boolean): number {
  const { sentences, items } = piece
  const parts = [...sentences, ...items.flat()]
  const [first] = parts
  if (first === undefined) return 0
  const text = parts.map((part) => part.text).join(' ')
  const words = parts.reduce((sum, part) => sum + part.words, 0)
  if (torn.test(first.text) || torn.test(text)) return 0
  const measures = parts.flatMap((part) => findMeasures(part.text, part.lexicon))
  const figures = measures.length
  let rate = 1
  if (figures > 0) rate += type === 'amount' || type === 'worth' ? 0.5 : type === 'how_to' ? 0.2 : 0.4
  // Amounts of one kind in one statement are a comparison.
  if (new Set(measures.map(({ unit }) => unit)).size < figures) rate += 0.25
  if (type === 'amount' && measures.some(({ unit }) => counted.has(unit))) rate += 0.6
  if (items.length > 0) rate += type === 'how_to' || type === 'which' || type === 'other' ? 0.5 : 0.15
  const isAdvice =
    obliges.test(text) ||
    (items.length > 0 ? items : [sentences]).some(([one]) => one !== undefined && advises.test(one.text))
  if (type === 'how_to' && isAdvice) rate += 0.4
  if (type === 'why' && causal.test(text)) rate += 0.3
  if (type === 'worth' && weighs.test(text)) rate += 0.4
  if (type === 'worth' && causal.test(text)) rate += 0.2
  // What says nothing of the kind that is asked for answers something else.
  if (type === 'how_to' && !isAdvice && items.length === 0) rate *= 0.8
  if (type === 'amount' && figures === 0) rate *= 0.6
  if (type === 'worth' && figures === 0 && items.length === 0 && !weighs.test(text)) rate *= 0.65
  if (settles.test(text)) rate += 0.3
  if (prepares.test(text)) rate -= 0.25
  if (conditional.test(text)) rate += 0.1
  if (items.length === 0) {
    if (defines.test(first.text) && figures === 0) rate -= type === 'which' ? 0.15 : 0.35
    if (picture.test(text)) rate -= 0.3
    if (figures === 0 && vague.test(text)) rate -= 0.15
    if (words < 7 && figures === 0) rate -= 0.3
    if (isSelling && figures === 0) rate -= 0.3
  }
  // Nobody would underline what has no figure, step, cause, condition or judgement.
  const hasSubstance =
    figures > 0 ||
    items.length > 0 ||
    isAdvice ||
    [conditional, causal, weighs, settles].some((one) => one.test(text))
  if (!hasSubstance) rate *= 0.6
  // What a third party did itself is its story, and an example is of something.
  if (!first.own && firstPerson.test(text)) rate *= figures > 0 ? 0.9 : 0.5
  if (!first.own && figures === 0 && tells.test(first.text)) rate *= 0.6
  if (exemplifies.test(first.text)) rate *= 0.5
  return Math.max(0, rate)
}
