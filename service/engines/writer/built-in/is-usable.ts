import { addressesMachine } from '../evidence/addresses-machine.ts'
import { english } from './lexicon/languages/en.ts'
import type { Lexicon } from './lexicon/lexicon.ts'

const maxCharacters = 600
/** Longer, what ends in a colon runs on into something else. */
const maxIntroduction = 45
const maxWords = 60
const minWords = 4
/** "Never freeze.", "Never use scissors." is short and all of an answer. */
const ordered =
  /^(?:never|do not|don[’']t|avoid|nie(?:mals)?|nicht|vermeiden|jamais|ne \p{L}+ (?:pas|jamais)|évitez|nunca|no|evite|evitar|mai|non|nooit|niet)\s+(?:\p{L}{2,}\s+)?\p{L}{4,}\.?$/iu
/** "brush_and_bucket (caretaker) wrote:", "pete_m: The trouble is …": whoever speaks in a forum has a name without capitals. */
const speaker =
  /^[\p{Ll}\p{N}_.-]{3,30}(?:\s?\([^)]{1,80}\))?(?:(?:\s\p{Ll}{1,12}){1,2}|,\s[\p{N}\p{L}. ]{3,30})?\s?[:：](?:\s|$)/u
const dateOnly = /^[\p{N}\p{P}\s]*(?:\p{L}+[\p{N}\p{P}\s]*){0,4}$/u
/** "The fine is 310 euros" is short as well, and no line with a date. */
const ofDay = /(?<!\p{N})(?:(?:19|20)\p{N}{2}|\p{N}{1,2}[./]\p{N}{1,2}[./]|\p{N}{1,2}:\p{N}{2})(?!\p{N})/u
/** A mark of small print may stand behind it. */
const sentenceEnd = /[.!?…:。！？：।۔؟](?:\s?[)"'”’»«“」』\]])*(?:\\?\*){0,3}$/u
const marks: [RegExp, RegExp][] = [
  [/[([（「『]/gu, /[)\]）」』]/gu],
  [/“/gu, /”/gu],
  [/«/gu, /»/gu],
]

function isBalanced(text: string): boolean {
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) return false
  return marks.every(([open, close]) => {
    // German closes with the sign that English opens with.
    if (open.source === '“' && text.includes('„')) return true
    return (text.match(open)?.length ?? 0) === (text.match(close)?.length ?? 0)
  })
}

/**
 * True for a sentence or list item that an article could carry: not part of a menu, form, footer or date line,
 * no shouting, no fragment, no order to a machine, neither too short nor too long to be quoted.
 */
export function isUsable(text: string, words: number, lexicon: Lexicon, isItem: boolean): boolean {
  // "Writing records:" is short, and without it the list after it says nothing.
  const isShort = /[:：?？]$/u.test(text) || ordered.test(text) || speaker.test(text)
  const min = isItem ? 1 : isShort ? 2 : minWords
  if (text.length > maxCharacters || words > maxWords || words < min) return false
  if (!isItem && !sentenceEnd.test(text)) return false
  if (!isItem && /[:：]$/u.test(text) && words > maxIntroduction) return false
  if (/…$|\.\.\.$|^[…]/u.test(text)) return false
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const figures = text.match(/[\p{N}%°€$£]/gu)?.length ?? 0
  // "They went from 6–7% to 35–40%" is a sentence; a row of prices is none.
  if (letters < text.length * 0.34 || letters + figures < text.length * 0.55) return false
  if (/^\p{Ll}/u.test(text) && !isItem && !/^[a-z]\p{L}*[A-Z]/u.test(text) && !speaker.test(text))
    return false
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  if (words > 4 && capitals > letters * 0.6) return false
  if (words <= 5 && !isItem && dateOnly.test(text) && ofDay.test(text)) return false
  if (/[©®]\s?\d{4}|\{\{|\}\}|<\/?[a-z]+[^>]*>|(?:^|\s)[#@]\p{L}+.*\s[#@]\p{L}+/iu.test(text)) return false
  if (lexicon.noise.test(text) || english.noise.test(text)) return false
  return isBalanced(text) && !addressesMachine(text)
}
