import { splitWords } from '../../../text/split-words.ts'

/** Words of a text in any script; references and marks are none. */
export function countWords(text: string): number {
  return splitWords(text.replace(/\[\d+\]/g, ' ')).length
}

/**
 * Which step makes or edits a text. Each leaves the later ones some room, or what they find could not be put right. A text
 * that has to be a little shorter than asked loses its plain sentences and keeps its figures.
 */
export type EditStep = 'draft' | 'second' | 'third' | 'edit' | 'headline' | 'second edit' | 'third edit'
const shareOf: Record<EditStep, number> = {
  draft: 1.02,
  second: 1.12,
  third: 1.16,
  edit: 1.19,
  headline: 1.2,
  'second edit': 1.22,
  'third edit': 1.235,
}

/** The most words that a text is asked to have after a step: `turbo` caps it, otherwise some more are no fault. */
export function maxWords(words: number, mode: 'standard' | 'turbo', step: EditStep = 'third edit'): number {
  return mode === 'turbo' ? words : Math.round(words * shareOf[step])
}

/** About how many of the words of a text its opening takes. */
export function openingWords(words: number): number {
  return Math.round(Math.min(120, words * 0.12))
}

/** From here on a text is longer than was asked for, and its reader is told so. */
export const longShare = 1.25

/** How long patches may make a text, and how long if they correct the answer itself. */
export function roomOf(
  words: number,
  mode: 'standard' | 'turbo',
  step: EditStep = 'third edit',
): { max: number; farTooLong: number } {
  const max = maxWords(words, mode, step)
  return { max, farTooLong: mode === 'turbo' ? max : Math.floor(words * longShare) }
}

/** One character of these scripts is most of a token; of others about a quarter. */
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/gu

/** About how many tokens a model reads for a text: high rather than low, since a prompt must fit. */
export function estimateTokens(text: string): number {
  const denseCharacters = text.match(dense)?.length ?? 0
  return Math.ceil(denseCharacters / 1.5 + (text.length - denseCharacters) / 4)
}

/** Tokens that a text of so many words takes in a language, its markup and references included. */
export function tokensOfWords(words: number, language: string): number {
  return Math.ceil(words * (/^(?:zh|ja|ko|th|hi|bn|ta|km|lo|my)/.test(language) ? 2.5 : 1.7))
}
