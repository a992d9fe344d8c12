import type { ClaimLanguage } from '../languages/claim-language.ts'
import { foldWord } from './fold-word.ts'
import { unitNames } from './units.ts'

const unitWords = unitNames.filter((name) => /^\p{L}{3,}$/u.test(name)).join('|')

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
const digits = anyOf(small.split(' ').slice(1, 10))
const below100 = `(?:(?:${anyOf(tens.split(' '))})[\\s-](?:${digits})|${anyOf(wordValues.keys())})`
const multiplier = anyOf(multipliers.keys())

/** Source of a regular expression for a number in words: "twelve", "twenty-five", "two hundred and fifty". "Four and six" are two. */
export const spelledNumberPattern = `(?:${below100}|a(?=\\s(?:hundred|thousand)(?!\\p{L})))(?:[\\s-]+(?:${multiplier})(?:(?:\\s+and\\s+|[\\s-]+)${below100})?)*(?![\\p{L}\\p{N}])`

/** The value of a number in words. */
export function readSpelledNumber(text: string): number {
  let total = 0
  let part = 0
  for (const token of text.toLowerCase().split(/[\s-]+/)) {
    const factor = multipliers.get(token)
    if (factor === undefined) {
      part += wordValues.get(token) ?? 0
    } else if (factor === 100) {
      part = (part || 1) * 100
    } else {
      total += (part || 1) * factor
      part = 0
    }
  }
  return total + part
}

export type SpelledNumbers = {
  pattern: string
  read(text: string): number
  /** Words between the two numbers of a range that mean something else in another language. */
  joins?: string[]
}

/** Numbers in the words of any of the languages, as far as no word means something else in another one. */
export const commonSpelledNumbers: SpelledNumbers = { pattern: spelledNumberPattern, read: readSpelledNumber }

/** The numbers from 2 to 99 in the words of one language, and round ones above; English joins larger ones as well. */
export function createSpelledNumbers(language: ClaimLanguage): SpelledNumbers {
  const { pattern, read } = language.code === 'en' ? commonSpelledNumbers : createWholeNumbers(language)
  const halves = new Set(language.numbers.half.split(' ').map((word) => word.replaceAll('_', ' ')))
  const half = `(?:${[...halves].map(withAccents).join('|')})${beforeUnit}`
  return {
    pattern: `(?:${pattern}|${half})`,
    joins: language.numbers.range?.split(' ') ?? [],
    read: (text) => (halves.has(foldWord(text).replace(/[-\s]+/g, ' ')) ? 0.5 : read(text)),
  }
}

/** "Half an hour" is an amount; half of anything else is a share. */
const beforeUnit = `(?=[\\s-]{1,2}(?:${unitWords})(?![\\p{L}\\p{N}])|['’](?:${unitWords})(?![\\p{L}\\p{N}]))`

function createWholeNumbers(language: ClaimLanguage): SpelledNumbers {
  const values = listValues(language)
  const pattern = `(?:${anyOf(values.keys()).split('|').map(withAccents).join('|')})(?![\\p{L}\\p{N}])`
  return { pattern, read: (text) => values.get(foldWord(text).replace(/\s+/g, ' ')) ?? 0 }
}

function listValues({ numbers }: ClaimLanguage): Map<string, number> {
  const values = new Map<string, number>()
  const ones: [string, number][] = numbers.small
    .split(' ')
    .map((word, index): [string, number] => [word, index + 2])
    .filter(([word]) => word !== '-')
  const digits = ones.filter(([, value]) => value < 10)
  numbers.tens.split(' ').forEach((ten, index) => {
    const value = index * 10 + 20
    values.set(ten, value)
    for (const [digit, more] of digits)
      for (const join of numbers.join.split('|')) {
        values.set(numbers.unitsFirst ? `${digit}${join}${ten}` : `${ten}${join}${digit}`, value + more)
        // Spanish writes "veintidos" in one word.
        if (ten === 'veinte') values.set(`veinti${digit}`, value + more)
      }
    if (numbers.unitsFirst) values.set(`${numbers.unitsFirst}${numbers.join}${ten}`, value + 1)
  })
  for (const [word, value] of ones) values.set(word, value)
  if (numbers.thousand)
    for (const [word, value] of [...values]) values.set(`${word}${numbers.thousand}`, value * 1000)
  numbers.more.split(' ').forEach((pair) => {
    const [word = '', value = ''] = pair.split('=')
    values.set(word.replaceAll('_', ' '), Number(value))
  })
  return values
}

const accents: Record<string, string> = {
  a: '[aàáâãä]',
  e: '[eèéêë]',
  i: '[iìíî]',
  o: '[oòóôõö]',
  u: '[uùúûü]',
}

function withAccents(word: string): string {
  return word.replace(/ss|[aeiou]|[-\s]/g, (part) =>
    part === 'ss' ? '(?:ss|ß)' : (accents[part] ?? '[-\\s]'),
  )
}
