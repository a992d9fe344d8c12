const words =
  /[;–—]|(?<!\p{L})(?:not|nowhere|only|but|unlike|contrary|instead|quoted|cited|reported|claimed|nicht|kein\p{L}*|nur|aber|sondern|statt|anders|zitiert\p{L}*|berichtet|angeblich|pas|mais|seulement|contrairement|cité\p{L}*|no|pero|sino|solo|frente|citad\p{L}*|non|ma|soltanto|invece|citat\p{L}*|não|mas|apenas)(?!\p{L})/iu

/** True for a sentence that sets one thing against another: "240 kilograms, not 400", "the quoted 400". */
export function contrasts(text: string): boolean {
  return words.test(text)
}
