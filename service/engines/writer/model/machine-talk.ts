import { addressesMachine } from '../evidence/addresses-machine.ts'

/** A model that speaks of itself, in the languages that models lapse into. */
const aboutItself =
  /\b(?:as an? (?:AI|artificial intelligence|(?:large )?language model)\b|als (?:KI|Sprachmodell)\b|en tant qu(?:e modèle de langage|[’']IA\b)|como (?:una )?(?:IA\b|modelo de lenguaje)|come (?:una )?(?:IA\b|modello linguistico))[^.!?]{0,60}\b(?:I|must|cannot|can't|ich|muss|kann|je|dois|peux|debo|puedo|devo|posso)\b/iu

/** The sentences of a text that speak as a machine or to one: no reader is meant to read them. */
export function findMachineTalk(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?。])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => aboutItself.test(sentence) || addressesMachine(sentence))
}
