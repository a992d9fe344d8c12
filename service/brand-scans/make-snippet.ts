import { endAtWord } from '../text/shorten.ts'
import { splitSentences } from '../text/split-sentences.ts'
import type { FindMentions, Mark } from './find-mentions.ts'

const maxCharacters = 300
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * A passage of an answer that names the brand, by default the sentence around `mark`, cut to some 300 characters around
 * the name, with its position.
 */
export function makeSnippet(
  text: string,
  mark: Mark,
  find: FindMentions,
  passage?: { start: number; end: number },
): { snippet: string; marks: Mark[] } {
  const around = passage ?? splitSentences(text).find(({ start, end }) => mark[0] >= start && mark[0] < end)
  const from = around?.start ?? 0
  const whole = text.slice(from, around?.end ?? text.length)
  const named = passage ? (find(whole)[0] ?? [0, 0]) : [mark[0] - from, mark[1] - from]
  const snippet = stripMarkup(cutAround(whole, [named[0] ?? 0, named[1] ?? 0]))
  return { snippet, marks: find(snippet) }
}

/** Models answer in Markdown, which a short quotation is better without. */
function stripMarkup(text: string): string {
  return text
    .replace(/^\s*(?:#{1,6}|[-*•+]|\d{1,3}[.)])\s+/u, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/gu, '$1')
    .replace(/\*\*|__|`/gu, '')
    .replace(/\s*\[\d{1,3}\]/gu, '')
    .trim()
}

function cutAround(text: string, [start, end]: Mark): string {
  const clean = text.trim()
  if (clean.length <= maxCharacters) return clean
  const spare = Math.max(0, maxCharacters - (end - start))
  const from = Math.max(0, start - Math.floor(spare / 3))
  const to = Math.min(text.length, from + maxCharacters)
  const left = from === 0 ? 0 : Math.min(start, wordAfter(text, from))
  const right = to === text.length ? to : Math.max(end, endAtWord(text, to))
  return `${left > 0 ? '… ' : ''}${text.slice(left, right).trim()}${right < text.length ? ' …' : ''}`
}

/** The start of the first word from `from` on, which a script without spaces has as well. */
function wordAfter(text: string, from: number): number {
  const words = Array.from(segmenter.segment(text.slice(from, from + 40)))
  // What the cut may have gone through is the first of them.
  const next = words.find(({ index, segment }) => index > 0 && /[\p{L}\p{N}]/u.test(segment))
  return next === undefined ? from : from + next.index
}
