import { cleanHeading, findLexicon, isQuestion } from '../engines/writer/shared.ts'

/**
 * A heading as the subject of an article, without its number and decoration. Undefined where it only makes sense inside
 * its document ("Next steps", "One rule", "What worked", "The three imports"); "Noise", "Noise at night" and every question stand alone.
 *
 * @param language the language tag whose function words are not counted
 */
export function subjectOfHeading(heading: string, language: string): string | undefined {
  const lexicon = findLexicon(language)
  const subject = cleanHeading(heading, lexicon)
  if (subject === null) return undefined
  if (isQuestion(subject)) return subject
  if (countsBack.test(subject)) return undefined
  const words = subject.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const telling = words.filter((word) => !lexicon.stopwords.has(word))
  return telling.length > 1 || telling.length === words.length ? subject : undefined
}

/**
 * So many of what the document has told of before, and nothing else: "The three imports", "Die 5 Regeln", "The 5 that were
 * late". "The 7 steps to a warm floor" and "The two-factor login" say themselves what they are about.
 */
const countsBack =
  /^(?:the|these|those|die|diese|les|ces|los|las|estos|estas|le|gli|queste|questi|de|deze|os|as|estes|estas)\s+(?:\d+|two|three|four|five|six|seven|zwei|drei|vier|fünf|sechs|sieben|deux|trois|quatre|cinq|six|sept|dos|tres|cuatro|cinco|seis|siete|due|tre|quattro|cinque|sei|sette|twee|drie|vijf|zes|zeven|dois|duas|três|quatro|sete)(?![\p{L}\p{N}-])(?:\s+(?:(?:that|who|which|whose|die|deren|qui|que|che)(?!\p{L}).*|[\p{L}\p{M}’'-]+))?$/iu
