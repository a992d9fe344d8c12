import { readSentences } from '../engines/claim-check/sentences.ts'

/** The sentences of a plain text, line by line. */
export function sentencesIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => readSentences(line))
    .map((sentence) => sentence.text)
    .filter((sentence) => sentence !== '')
}
