/** How a question begins, in the languages that have a list of common words. */
const openersOf: Readonly<Record<string, string>> = {
  en: 'what|how|why|when|which|who|where|is|are|do|does|did|can|should|will',
  de: 'was|wie|warum|wann|welche[rsn]?|wer|wo|wozu|lohnt|kann|sollte',
  fr: 'comment|pourquoi|quand|quels?|quelles?|combien|où|est-ce|faut-il',
  es: 'qué|cómo|cuándo|cuánt[oa]s?|cuál(?:es)?|quién|dónde',
  it: 'che|cosa|come|perché|quando|quant[oiae]|qual[ei]|chi|dove',
  pt: 'o que|como|por que|quando|quanto|onde|quem',
}
const openers = Object.values(openersOf).join('|')
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

/** So few words ask nothing by themselves: "And now?" */
const minQuestionWords = 4

/** True for a whole question that stands by itself, and not for "Ready to begin, then?" or "And now?". */
export function isWholeQuestion(text: string, language: string): boolean {
  const said = text.trim().replace(/^[¿¡\s]+/u, '')
  const [tag = ''] = language.split('-')
  const begins = openersOf[tag]
  return (
    begins !== undefined &&
    /[?？؟]$/u.test(said) &&
    said.split(/\s+/).length >= minQuestionWords &&
    new RegExp(`^(?:${begins})\\s`, 'iu').test(said)
  )
}
