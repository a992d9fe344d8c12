import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'

/** How something looks, before what it is. */
const seems =
  /(?<!\p{L})(?:sounds?|seems?|looks?|appears?|on paper|in theory|klingt|klingen|scheint|scheinen|auf dem papier|semble(?:nt)?|para(?:ît|issent)|sur le papier|suena(?:n)?|parece(?:n|m)?|sobre el papel|sembra(?:no)?|suona(?:no)?|sulla carta|soa(?:m)?|no papel)(?!\p{L})|一見|ように見え/iu

/**
 * True where the sentence behind the first so many turns against them ("but for most of them"), or any later one against what
 * only seems so.
 */
export function isTakenBack(sentences: readonly Sentence[], count: number): boolean {
  const said = sentences.slice(0, count)
  const after = sentences.slice(count, said.some(({ text }) => seems.test(text)) ? undefined : count + 1)
  return after.some(({ text, lexicon }) => findAnswerWords(lexicon.language).denies(text))
}
