import { languageDetector } from '../../../text/language-detector.ts'
import { findLexicon } from '../built-in/lexicon/find-lexicon.ts'
import { fold } from '../built-in/stem.ts'
import { termsOf } from '../built-in/terms-of.ts'

const minShare = 0.34

/**
 * Whether a text speaks of its topic: what the model says, unless the text has not one word of a topic in its own
 * language; where the model did not say, a third of those words.
 */
export function isOnTopic(facts: {
  topic: string | null
  language: string
  text: string
  answersTopic: boolean | null
}): boolean {
  const { topic, language, text, answersTopic } = facts
  if (answersTopic === false) return false
  if (topic === null) return true
  const terms = [...new Set(termsOf(topic, findLexicon(language)))]
  // A topic is short: the detector names several languages, and its words count where the text's is among them.
  const candidates = languageDetector()
    .detectAll(topic)
    .map(({ lang }) => lang)
  if (terms.length === 0 || (candidates.length > 0 && !candidates.includes(language.slice(0, 2)))) return true
  const folded = fold(text)
  const share = terms.filter((term) => folded.includes(term)).length / terms.length
  return answersTopic ? share > 0 : share >= minShare
}
