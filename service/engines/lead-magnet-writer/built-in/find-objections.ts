import type { Sentence } from '../../writer/shared.ts'
import { speaksAsWe } from '../../writer/shared.ts'
import { isNextSentence } from './is-next-sentence.ts'

/** What a customer says, quoted, with the sentence that answers it. */
export type Objection = { text: string; answer: Sentence; from: Sentence[] }

const quotation = /[“„«"]\s?([^“”„«»"]{12,160}?)\s?[”“»"]/u
const minWords = 4
/** A person who speaks of their own case; a company does so with "we". */
const firstPerson =
  /(?<!\p{L})(?:I|I['’]\p{L}+|my|me|ich|mein\p{L}*|mir|mich|je|j['’]\p{L}+|mon|ma|mes|moi|yo|mi|mis|io|mio|mia|miei|eu|meu|minha|meus)(?!\p{L})/u

/** Quoted speech in the first person, or a quoted question, with the sentence after it in the same paragraph. */
export function findObjections(sentences: readonly Sentence[]): Objection[] {
  return sentences.flatMap((sentence) => {
    const quoted = quotation.exec(sentence.text)
    const said = quoted?.[1]
    if (quoted === null || said === undefined || said.split(/\s+/).length < minWords) return []
    const { language } = sentence.lexicon
    const isSpoken = speaksAsWe(said, language) || firstPerson.test(said) || /[?？]$/u.test(said)
    const answer = sentences.find((other) => isNextSentence(sentence, other) && !quotation.test(other.text))
    return isSpoken && answer ? [{ text: quoted[0], answer, from: [sentence, answer] }] : []
  })
}
