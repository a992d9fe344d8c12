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

/**
 * Thousands as they are written in different countries: `1,840`, `1.840`, `1'840`, or with a space that does not break.
 * Groups of three after the first, all parted alike; a version (`3.14`), a year (`2024, 500 people`) or two numbers side by
 * side (`iPhone 15 256 GB`) are none.
 */
const thousands = /(?<![\p{L}\d.,])\d{1,3}([.,\u00a0\u2009\u202f'’])\d{3}(?:\1\d{3})*(?![\p{L}\d])/gu

/** Latin letters, digits and single hyphens, at most `maxLength`, cut at a word; empty for other scripts. */
export function slug(text: string, maxLength: number): string {
  const plain = text
    .toLowerCase()
    .replace(thousands, (number) => number.replace(/\D/g, ''))
    .replace(/[ßæœøđðþłı]/g, (letter) => spelled[letter] ?? '')
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
