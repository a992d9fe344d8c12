const begins =
  /^(?:yes|no|not (?:as|always|necessarily|really)|ja|nein|nicht (?:immer|unbedingt)|jein|nee|niet (?:altijd|per se)|oui|non|pas (?:forcément|toujours)|sí|no siempre|sì|non sempre|sim|não|nem sempre)(?=[,.:–—\s])|^(?:はい|いいえ)[、。]/iu

/** True for a sentence that begins with the answer to a question that asks whether: under that question it needs nothing before it. */
export function saysYesOrNo(text: string): boolean {
  return begins.test(text)
}
