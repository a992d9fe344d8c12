/**
 * How a network counts the length of a text.
 * `weighted`: X (twitter-text, configuration 3): 280 is 280 Latin letters or 140 ideographs, an emoji is 2, an address 23.
 * `shortened`: Mastodon: graphemes, an address is 23, of `@name@server` only `@name` counts.
 * `graphemes`: Bluesky. `emoji_bytes`: Threads: characters, an emoji by its UTF-8 bytes. `utf8`: YouTube: bytes.
 * `utf16`: where the platform does not say: no count of characters is ever higher. `code_points`: Reddit.
 */
export type Counting =
  | 'weighted'
  | 'shortened'
  | 'graphemes'
  | 'emoji_bytes'
  | 'utf8'
  | 'utf16'
  | 'code_points'

const addressLength = 23
const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*0-9]\ufe0f?\u20e3/u
const address = /https?:\/\/[^\s<>"“”]+/giu
/** Without a scheme X makes an address of it all the same, where it ends like a name of the web. */
const bareAddress =
  /(?<![\p{L}\p{N}@._/-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:com|net|org|edu|gov|info|biz|io|ai|app|dev|co|me|tv|uk|de|fr|es|it|pt|nl|eu|us|ca|au|in|jp|br|ru|ch|at|be|pl|se|no|dk|fi|ie|cz|gr|ro|hu|xyz|online|site|shop|store|tech|blog|cloud|news|media|agency|studio|design|page|link)(?:\/[^\s<>"“”]*)?(?![\p{L}\p{N}@-])/giu

/** The length of a text in the units of `counting`. */
export function countLength(text: string, counting: Counting): number {
  switch (counting) {
    case 'weighted':
      return weightedLength(text.normalize('NFC'))
    case 'shortened':
      return shortenedLength(text)
    case 'graphemes':
      return graphemesOf(text).length
    case 'emoji_bytes':
      return graphemesOf(text).reduce(
        (sum, one) => sum + (isEmoji(one) ? utf8Length(one) : codePointsIn(one)),
        0,
      )
    case 'utf8':
      return utf8Length(text)
    case 'utf16':
      return text.length
    case 'code_points':
      return codePointsIn(text)
  }
}

/** What a reader takes for one character each: nothing is ever cut inside one. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment)
}

/** The longest beginning of a text that fits, cut between two graphemes. */
export function cutToLength(text: string, limit: number, counting: Counting): string {
  if (countLength(text, counting) <= limit) return text
  const graphemes = graphemesOf(text)
  // An address counts less than its letters, so a longer beginning can be the shorter one: only what fits is taken.
  let low = 0
  let high = graphemes.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (countLength(graphemes.slice(0, middle).join(''), counting) <= limit) low = middle
    else high = middle - 1
  }
  return graphemes.slice(0, low).join('')
}

function weightedLength(text: string): number {
  let length = 0
  const rest = text
    .replace(address, (found) => {
      const { url, after } = splitTrailing(found)
      length += url === '' ? 0 : addressLength
      return after
    })
    .replace(bareAddress, (found) => {
      const { after } = splitTrailing(found)
      length += addressLength
      return after
    })
  for (const one of graphemesOf(rest)) length += isEmoji(one) ? 2 : weightOf(one)
  return length
}

/** twitter-text, configuration 3: these ranges weigh 1, all other code points 2. */
function weightOf(grapheme: string): number {
  let weight = 0
  for (const character of grapheme) {
    const code = character.codePointAt(0) ?? 0
    const light =
      code <= 4351 ||
      (code >= 8192 && code <= 8205) ||
      (code >= 8208 && code <= 8223) ||
      (code >= 8242 && code <= 8247)
    weight += light ? 1 : 2
  }
  return weight
}

function shortenedLength(text: string): number {
  let length = 0
  const rest = text
    .replace(address, (found) => {
      const { after } = splitTrailing(found)
      length += addressLength
      return after
    })
    .replace(/(?<![\p{L}\p{N}/])@([\w.-]+)@[\w.-]+\w/gu, '@$1')
  return length + graphemesOf(rest).length
}

/** A full stop or a bracket after an address belongs to the sentence. */
function splitTrailing(found: string): { url: string; after: string } {
  const url = found.replace(/[.,;:!?'’)\]}]+$/u, '')
  return { url, after: found.slice(url.length) }
}

function isEmoji(grapheme: string): boolean {
  // `©` and `™` are letters until a variation selector makes pictures of them.
  return emoji.test(grapheme) && !/^[©®™‼⁉ℹ↔-↪]$/u.test(grapheme)
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length
}

function codePointsIn(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
