/** What a sentence that limits the one before it begins with. */
const begins =
  /^[^\p{L}]*(?:but|however|except|unless|only|provided|not (?:for|valid|if|all)|exceptions?|this (?:does|applies|is not|isn[’']t|holds)|it (?:does|applies|is not|isn[’']t)|aber|jedoch|allerdings|außer|ausgenommen|ausnahmen?|nur|nicht für|anders|das gilt|dies gilt|gilt (?:nicht|nur)|voraussetzung\p{L}*|bei (?:\p{L}+ ){1,4}(?:nicht|gibt es kein\p{L}*|scheidet)|mais|sauf|cependant|toutefois|en revanche|hors|uniquement|à condition|pero|salvo|excepto|sin embargo|solo|sólo|ma|tranne|però|solo|mas|exceto|porém|apenas|só|maar|behalve|alleen|tenzij)(?!\p{L})/iu
const anywhere =
  /(?<!\p{L})(?:unless|except (?:for|that|where|when|in)|only (?:if|when|where|for|in|as long)|provided (?:that )?|(?:does|do|did) not (?:cover|apply|include|hold|count)|doesn[’']t (?:cover|apply|include)|exclud(?:es|ing|ed)|not (?:covered|included|valid)|needn[’']t|apart from|es sei denn|nur (?:wenn|bei|für|mit|in|ab|bis)|gilt nicht|sofern|ausgeschlossen|nicht (?:enthalten|inbegriffen|für)|höchstens|à condition|sauf|hors|non (?:inclus|compris)e?s?|seulement si|ne (?:couvre|comprend|vaut|concerne) (?:pas|que)|salvo|siempre que|no incluye|solo si|excepto|tranne|a condizione|purché|non (?:compres|inclus)[oaie]|exceto|desde que|não inclui|tenzij|mits|behalve|niet inbegrepen)(?!\p{L})/iu
/** What ends in a list of cases: "Shorter intervals are appropriate where". */
const casesIn =
  /(?<!\p{L})(?:where|if|when|unless|except(?: for)?|wenn|falls|sofern|bei|außer|si|lorsque|quand|sauf|cuando|salvo|se|quando|tranne|exceto|als|indien|tenzij)\s?[:：]?$/iu

/** True for a sentence that says where the one before it does not hold. */
export function limitsPrevious(text: string): boolean {
  return begins.test(text) || anywhere.test(text)
}

/** True for words that introduce the cases in which something else holds. */
export function introducesCases(text: string): boolean {
  return casesIn.test(text.trimEnd())
}

/** Says no to something. */
export const negates =
  /(?<!\p{L})(?:not|nothing|no|nicht|kein\p{L}*|nichts|pas|rien|non|nulla|não|nada|niet|geen)(?!\p{L})/iu
