/** How a question begins, in the languages that have a list of common words. */
const openers =
  'what|how|why|when|which|who|where|is|are|do|does|did|can|should|will|was|wie|warum|wann|welche[rsn]?|wer|wo|wozu|lohnt|kann|sollte|comment|pourquoi|quand|quels?|quelles?|combien|où|est-ce|faut-il|qué|cómo|cuándo|cuánt[oa]s?|cuál(?:es)?|quién|dónde|che|cosa|come|perché|quando|quant[oiae]|qual[ei]|chi|dove|o que|como|por que|quanto|onde|quem'
/** "verkauft ihr", "vendez-vous": a verb before its pronoun asks, too. */
const turned = '\\p{L}+[ -](?:ich|du|ihr|sie|wir|man|vous|nous|tu|ils|elles|je|jullie|you|we|they)'
const joined = new RegExp(
  `\\?\\s+|[,;]?\\s+(?:and|or|und|oder|et|ou|y|e|o)\\s+(?=(?:${openers}|${turned})\\s)|[,;]\\s+(?=(?:${openers})\\s)`,
  'iu',
)
const asks = new RegExp(`\\?\\s*$|^(?!how to )(?:${openers})\\s`, 'iu')

/**
 * The questions that a topic asks at once: "How long does it take, and what shortens it?" asks two, and a text that
 * answers one of them is about the topic, though it has none of the words of the other. One where it asks one.
 */
export function splitQuestions(topic: string): string[] {
  return topic
    .split(joined)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** True for a question, false for a topic: "kickoff calls", "how to hold one". */
export function isQuestion(text: string): boolean {
  return asks.test(text.trim().replace(/^[¿¡\s]+/u, ''))
}
