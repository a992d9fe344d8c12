import { foldAccents } from './fold-accents.ts'

/** Letters that have no decomposition into a Latin letter and marks. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** Latin letters, digits and single hyphens, at most `maxLength`, cut at a word; empty for other scripts. */
export function slug(text: string, maxLength: number): string {
  const plain = text.toLowerCase().replace(/[ßæœøđðþłı]/g, (letter) => spelled[letter] ?? '')
  let made = ''
  for (const word of foldAccents(plain)
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)) {
    if (word === '') continue
    const longer = made === '' ? word.slice(0, maxLength) : `${made}-${word}`
    if (longer.length > maxLength) break
    made = longer
  }
  return made
}
