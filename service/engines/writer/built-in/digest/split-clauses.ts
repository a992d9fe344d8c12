/** By what words a further question begins after "and" or a comma, with a preposition before them or none. */
const begins = [
  '(?:(?:with|at|by|for|from|after|to|in|on|of|under|until|since) )?(?:what|which|who|whom|whose|how|why|when|where)',
  '(?:does|do|is|are|can|may|must|should|will|would|has|have) (?:it|they|the|an?|one|you|we|I|this|there|my|your)',
  '(?:do|does|did) \\p{Ll}+ \\p{Ll}+',
  '(?:(?:mit|nach|von|zu|bei|in|auf|für|ab|bis|seit|aus|an|unter) )?(?:wie|was|wer|wem|wen|wann|warum|weshalb|wo|womit|wodurch|wofür|wozu|wovon|wohin|woher|welche[rsnm]?)',
  '(?:lohnt|zahlt|darf|dürfen|kann|können|muss|müssen|soll|sollte|hilft) (?:es|man|sich|ich|wir|sie|der|die|das|eine?)',
  "(?:(?:avec|à|de|en|par|pour|dans|après|depuis|sous) )?(?:d[’'])?(?:quand|combien|comment|pourquoi|où|qui|quoi|quel(?:le)?s?|que faire|qu[’']est-ce)",
  '(?:faut|peut|doit|est)-(?:il|on|elle|ce)',
  '(?:(?:con|a|de|en|por|para|desde|hasta|cada|bajo) )?(?:cuándo|cuánt[oa]s?|cómo|dónde|quién(?:es)?|qué|cuál(?:es)?)|por qué',
  '(?:(?:con|a|di|da|in|per|su|dopo|ogni|sotto) )?(?:quando|quant[oaie]|come|dove|chi|che cosa|cosa|qual[ei]|perché)',
  '(?:(?:com|a|de|em|por|para|desde|até|após|sob) )?(?:quando|quant[oa]s?|como|onde|quem|que|qual|quais)|por que',
  '(?:(?:met|na|van|voor|bij|in|op|tot|sinds|om) )?(?:wat|wie|hoe|wanneer|waarom|waar|waarmee|welke?)',
].join('|')
const joined = '(?:and|und|et|y|e|en|or|oder|ou|o)'
const between = new RegExp(
  `(?:,\\s+(?:${joined}\\s+)?|\\s+${joined}\\s+|(?<=[?？])\\s+)(?=(?:${begins})(?!\\p{L}))|(?<=か)[、，]`,
  'iu',
)
const asks = new RegExp(`^[^\\p{L}]*(?:${begins})(?!\\p{L})`, 'iu')
const isAsked = /[?？]\s*$/u

/** The questions of a topic as it writes them, in their order; the topic itself where it asks one or none. */
export function splitClauses(topic: string): string[] {
  const text = topic.slice(0, 300).trim()
  const parts = text
    .split(between)
    .map((part) => part.trim().replace(/[,;]$/u, ''))
    .filter((part) => /\p{L}/u.test(part))
  // "The roof and what it costs" asks one question; what comes before it names the thing.
  const isQuestion = isAsked.test(text) || parts.slice(0, 1).some((part) => asks.test(part))
  return parts.length > 1 && isQuestion ? parts : [text]
}

/** A clause as a question: with a capital and its mark. */
export function asQuestion(clause: string): string {
  const bare = clause.replace(/\s*[?？.]+\s*$/u, '')
  const isSpaceless = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(bare)
  // French has a space before the mark.
  const gap = /\s[?]\s*$/u.test(clause) ? '\u202f' : ''
  const opened = bare.startsWith('¿') ? `${bare}?` : `${bare}${gap}${isSpaceless ? '？' : '?'}`
  return opened.replace(/\p{L}/u, (first) => first.toUpperCase())
}
