import { cleanHeading, findLexicon, isQuestion } from '../engines/writer/shared.ts'

/**
 * A heading as the subject of an article, without its number and decoration. Undefined where it only makes sense inside
 * its document ("Next steps", "One rule", "What worked"); "Noise", "Noise at night" and every question stand alone.
 *
 * @param language the language tag whose function words are not counted
 */
export function subjectOfHeading(heading: string, language: string): string | undefined {
  const lexicon = findLexicon(language)
  const subject = cleanHeading(heading, lexicon)
  if (subject === null) return undefined
  if (isQuestion(subject)) return subject
  const words = subject.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const telling = words.filter((word) => !lexicon.stopwords.has(word))
  return telling.length > 1 || telling.length === words.length ? subject : undefined
}
