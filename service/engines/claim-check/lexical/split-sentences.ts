import { splitSentences as splitPlain } from '../../../text/split-sentences.ts'
import { monthPattern } from './month-names.ts'

/** A letter behind a number is a unit ("31 g."), and may end a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:(?<!\d[\s\u00a0\u202f])\p{L}|Dr|Mr|Mrs|Ms|Prof|St|vs|etc|e\.g|i\.e|z\.B|d\.h|bzw|Mio|Mrd|Tsd|Std|usw|bijv|enz|mln|mld|dhr|mevr|ca|approx|No|Nr|Inc|Ltd|Corp|Fig|U\.S|U\.K|[Pp]|Jan|Feb|Aug|Sept?|Oct|Nov|Dec)\.\s*$/u
const dayBefore = /(?:^|\s)\d{1,2}\.\s*$/
/** "The 1. FC", "der 3. Platz": a number that an article stands before counts what follows. */
const ordinalBefore =
  /(?:^|\s)(?:the|der|die|das|den|dem|des|ein|eine[mnrs]?|im|am|vom|zum|zur|beim|ihr|sein|dieser?|jeder?)\s\d{1,3}\.\s*$/iu
/** "14. 2. 2026" */
const isNumericDate = (tail: string, rest: string) =>
  (/(?:^|\s)\d{1,2}\.\s*$/.test(tail) && /^\d{1,2}\.(?:\s|$)/.test(rest)) ||
  (/(?:^|\s)\d{1,2}\.\s?\d{1,2}\.\s*$/.test(tail) && /^(?:19|20)\d\d(?!\d)/.test(rest))
const startsWithMonth = new RegExp(`^${monthPattern}`, 'iu')
/** "… to go live.In 90% of cases …": a full stop between a word and a capitalised one, where the space was forgotten. */
const gluedStop = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}*\s)/gu
const leadingReferences = /^(?:\s*\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\])+\s*/

/** Sentences of a plain text in order; a reference after the full stop stays with the sentence that it closes. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const { text: segment } of splitPlain(text.replace(/\s+/g, ' ').replace(gluedStop, ' ').trim())) {
    const previous = sentences.at(-1)
    if (previous === undefined) {
      sentences.push(segment)
      continue
    }
    const references = leadingReferences.exec(segment)?.[0] ?? ''
    const rest = segment.slice(references.length)
    const tail = previous.slice(-12)
    const goesOn =
      rest === '' ||
      abbreviation.test(tail) ||
      ordinalBefore.test(tail) ||
      /^\d{1,3}\.\s*$/.test(previous) ||
      isNumericDate(tail, rest) ||
      (dayBefore.test(tail) && startsWithMonth.test(rest))
    sentences[sentences.length - 1] = previous + (goesOn ? segment : references)
    if (!goesOn) sentences.push(rest)
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}
