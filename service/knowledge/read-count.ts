/** From one to twelve, in the languages that questions are read in, but for words that mean something else in English: "due". */
const words = [
  ['one'],
  ['two', 'zwei', 'deux', 'dos', 'dois', 'duas', 'twee'],
  ['three', 'drei', 'trois', 'tres', 'tre', 'três', 'drie'],
  ['four', 'vier', 'quatre', 'cuatro', 'quattro', 'quatro'],
  ['five', 'fünf', 'cinq', 'cinco', 'cinque', 'vijf'],
  ['six', 'sechs', 'seis', 'zes'],
  ['seven', 'sieben', 'sept', 'siete', 'sette', 'zeven'],
  ['eight', 'acht', 'huit', 'ocho', 'oito'],
  ['nine', 'neun', 'nueve', 'nove', 'negen'],
  ['ten', 'zehn', 'dix', 'diez', 'dieci', 'dez', 'tien'],
  ['eleven', 'onze', 'once', 'undici'],
  ['twelve', 'zwölf', 'douze', 'doce', 'dodici', 'doze', 'twaalf'],
]
const counts: ReadonlyMap<string, number> = new Map(
  words.flatMap((names, place) => names.map((name) => [name, place + 1])),
)
const largestInWords = words.length

/** The count that a word or digits say: 3 of "three", "drei" and "3". */
export function readCount(word: string): number | undefined {
  return /^\d+$/.test(word) ? Number(word) : counts.get(word)
}

/** True for a count that may be written as a word, in whatever way it is. */
export function isSmallCount(word: string): boolean {
  const count = readCount(word)
  return count !== undefined && count <= largestInWords
}
