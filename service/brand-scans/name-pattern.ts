import { foldLetters } from './fold-letters.ts'

const wordCharacter = String.raw`[\p{L}\p{N}\p{M}]`
const isWordCharacter = new RegExp(wordCharacter, 'u')
/** Scripts that set no spaces between words. */
const isUnspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const separators = /[\s\-‐‑–—._/]+/u
const joint = String.raw`[\s\-‐‑–—._/]{1,2}`

/** The source of a regular expression (flags `gu`) that finds a name in text folded by {@link foldLetters}. */
export function namePattern(name: string): string {
  const whole = foldLetters(name.normalize('NFC'))
  const parts = partsOf(name.normalize('NFC'))
  const body = parts.length === 0 ? escapePattern(whole) : joinParts(parts)
  return `${boundaryBefore(whole)}${body}${ending(whole)}`
}

/** `Coca-Cola` and `HubSpot` have two parts each. */
function partsOf(name: string): string[] {
  return name
    .replace(/(\p{L}{2,}\p{Ll}|\p{Lu}\p{Ll}{2,})(?=\p{Lu}\p{Ll}{2,})/gu, '$1 ')
    .split(separators)
    .map(foldLetters)
    .filter((part) => part !== '')
}

function joinParts(parts: readonly string[]): string {
  return parts
    .map((part, at) => {
      const next = parts[at + 1]
      const self = part === '&' || part === 'and' ? '(?:&|and)' : escapePattern(part)
      if (next === undefined) return self
      // Short parts run together would be another word: "a b" is not "ab".
      const mayJoin = part.length >= 3 && next.length >= 3
      return `${self}(?:${joint})${mayJoin ? '?' : ''}`
    })
    .join('')
}

function boundaryBefore(name: string): string {
  const first = [...name][0] ?? ''
  return isWordCharacter.test(first) && !isUnspaced.test(first) ? `(?<!${wordCharacter})` : ''
}

/** Possessive and plural, the apostrophe endings of Turkish and others, and the cases of Slavic names. */
function ending(name: string): string {
  const last = [...name].at(-1) ?? ''
  if (!isWordCharacter.test(last) || isUnspaced.test(last)) return ''
  const forms = [String.raw`['’]\p{L}{1,6}`]
  if (/[a-z]/.test(last)) forms.push(`(?:e?s)['’]?`, `['’]`)
  if (/\p{sc=Cyrillic}/u.test(last) && name.length >= 4) forms.push(String.raw`\p{sc=Cyrillic}{1,3}`)
  return `(?:${forms.join('|')})?(?!${wordCharacter})`
}

/** A hyphen is literal here, and escaping it is invalid with the flag `u`. */
function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
