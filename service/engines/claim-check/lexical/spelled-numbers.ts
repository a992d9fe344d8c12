const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

// Words that mean something else in another of these languages (once, due, dos, neuf, elf) are left out on purpose.
const foreign: [value: number, words: string][] = [
  [2, 'zwei deux dois twee'],
  [3, 'drei trois tres três tre drie'],
  [4, 'vier quatre cuatro quattro quatro'],
  [5, 'fünf cinq cinco cinque vijf'],
  [6, 'sechs seis'],
  [7, 'sieben siete sette sete zeven'],
  [8, 'huit ocho otto oito'],
  [9, 'neun nueve nove negen'],
  [10, 'zehn diez dieci dez tien'],
  [12, 'zwölf douze doce dodici doze twaalf'],
]

const wordValues = new Map<string, number>([
  ...small.split(' ').map((word, index): [string, number] => [word, index]),
  ...tens.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...foreign.flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [word, value])),
  ['dozen', 12],
])

const multipliers = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
])

const anyOf = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|')
const first = anyOf(wordValues.keys())
const following = anyOf([...wordValues.keys(), ...multipliers.keys()])

/** Source of a regular expression for a number in words: "twelve", "twenty-five", "two hundred and fifty". */
export const spelledNumberPattern = `(?:${first})(?:(?:[\\s-]+|\\s+and\\s+)(?:${following}))*(?![\\p{L}\\p{N}])`

/** The value of a number in words. */
export function readSpelledNumber(text: string): number {
  let total = 0
  let part = 0
  for (const token of text.toLowerCase().split(/[\s-]+/)) {
    const multiplier = multipliers.get(token)
    if (multiplier === undefined) {
      part += wordValues.get(token) ?? 0
    } else if (multiplier === 100) {
      part = (part || 1) * 100
    } else {
      total += (part || 1) * multiplier
      part = 0
    }
  }
  return total + part
}
