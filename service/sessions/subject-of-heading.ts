import { cleanHeading, findLexicon, isQuestion } from '../engines/writer/shared.ts'

/**
 * The heading as a subject of its own, without number and decoration; undefined for one that says what it is about only
 * inside its document: "Next steps", "One rule" and "What worked" do, "Noise", "Noise at night" and any question do not.
 */
export function subjectOfHeading(heading: string, language: string): string | undefined {
  const lexicon = findLexicon(language)
  const subject = cleanHeading(heading, lexicon)
  if (subject === null || isQuestion(subject)) return subject ?? undefined
  const words = subject.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const telling = words.filter((word) => !lexicon.stopwords.has(word))
  return telling.length > 1 || telling.length === words.length ? subject : undefined
}
