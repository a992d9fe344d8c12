import { baseLanguage } from '../../lexicon/find-lexicon.ts'
import type { AnswerWords } from './answer-words.ts'
import { germanAnswerWords } from './languages/de.ts'
import { englishAnswerWords } from './languages/en.ts'
import { spanishAnswerWords } from './languages/es.ts'
import { frenchAnswerWords } from './languages/fr.ts'
import { italianAnswerWords } from './languages/it.ts'
import { japaneseAnswerWords } from './languages/ja.ts'
import { dutchAnswerWords } from './languages/nl.ts'
import { portugueseAnswerWords } from './languages/pt.ts'

type Kind = Exclude<keyof AnswerWords, 'language' | 'isSpaceless'>
/** Tests a text for one kind of words. */
export type AnswerTests = Readonly<Record<Kind, (text: string) => boolean>> & {
  /** False for a language without lists, of which nothing can be told. */
  isKnown: boolean
}

const all = [
  englishAnswerWords,
  germanAnswerWords,
  dutchAnswerWords,
  frenchAnswerWords,
  spanishAnswerWords,
  italianAnswerWords,
  japaneseAnswerWords,
  portugueseAnswerWords,
]

const end = '(?!\\p{L})'
const article =
  "(?:an? |the |eine? |der |die |das |une? |le |la |l[’']|un[ao]? |el |um[a]? |o |a )?[\\p{L}\\p{N}\\s()-]{2,40}:? "

function compile(words: AnswerWords): AnswerTests {
  const anywhere = (list: string) => {
    const pattern = new RegExp(words.isSpaceless ? list : `(?<!\\p{L})(?:${list})${end}`, 'iu')
    return (text: string) => pattern.test(text)
  }
  const start = (list: string, before = '') => {
    if (words.isSpaceless) return anywhere(list)
    const pattern = new RegExp(`^[^\\p{L}]*${before}(?:${list})${end}`, 'iu')
    return (text: string) => pattern.test(text)
  }
  const afterNumber = (list: string) => {
    if (words.isSpaceless) return anywhere(`\\p{N}\\s?(?:${list})`)
    const pattern = new RegExp(`\\p{N}[\\p{N}.,\\s]*(?:[\\p{L}.-]+\\s){0,3}(?:${list})${end}`, 'iu')
    return (text: string) => pattern.test(text)
  }
  return {
    isKnown: true,
    advises: start(words.advises),
    obliges: anywhere(words.obliges),
    concludes: anywhere(words.concludes),
    prepares: anywhere(words.prepares),
    conditional: anywhere(words.conditional),
    causal: anywhere(words.causal),
    weighs: anywhere(words.weighs),
    judges: anywhere(words.judges),
    wonders: anywhere(words.wonders),
    is: start(words.is, article),
    pictures: anywhere(words.pictures),
    vague: anywhere(words.vague),
    firstPerson: anywhere(words.firstPerson),
    introduces: start(words.introduces),
    exemplifies: start(words.exemplifies),
    denies: start(words.denies),
    refutes: anywhere(words.refutes),
    disputes: anywhere(words.disputes),
    leavesOpen: anywhere(words.leavesOpen),
    asksPeople: anywhere(words.asksPeople),
    samples: afterNumber(words.samples),
    opposes: anywhere(words.opposes),
    limits: start(words.limits),
    frame: anywhere(words.frame),
    signals: anywhere(words.signals),
    pointsAway: anywhere(words.pointsAway),
    studies: anywhere(words.studies),
  }
}

const none = () => false
const unknown: AnswerTests = {
  isKnown: false,
  advises: none,
  obliges: none,
  concludes: none,
  prepares: none,
  conditional: none,
  causal: none,
  weighs: none,
  judges: none,
  wonders: none,
  is: none,
  pictures: none,
  vague: none,
  firstPerson: none,
  introduces: none,
  exemplifies: none,
  denies: none,
  refutes: none,
  disputes: none,
  leavesOpen: none,
  asksPeople: none,
  samples: none,
  opposes: none,
  limits: none,
  frame: none,
  signals: none,
  pointsAway: none,
  studies: none,
}
const tests = new Map(all.map((words) => [words.language, compile(words)]))

/** The tests of a language; for one without lists nothing is ever found. */
export function findAnswerWords(language: string): AnswerTests {
  return tests.get(baseLanguage(language)) ?? unknown
}
