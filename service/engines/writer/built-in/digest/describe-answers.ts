import { speaksAsWe } from '../../evidence/speaks-as-we.ts'
import { plainText } from '../plain-text.ts'
import { countWords } from '../split-words.ts'
import type { Finding } from './finding.ts'
import { findMeasures } from './measure.ts'
import { standsAlone } from './stands-alone.ts'

const minWords = 4
/** Ends of clauses at which a sentence may end early and still be one. */
const clauseEnd = /[;；:：]\s|,\s(?!\p{N})|\s[–—]\s/gu

/** What one source answers: its name, and from the best way to say it to the last. */
export type Answer = { name: string; texts: readonly string[] }

/**
 * The answers of several sources in one line of at most `max` characters, each under its name; with the question before
 * it where there is room. Empty where no two of them fit.
 */
export function joinAnswers(
  topic: string,
  answers: readonly Answer[],
  marks: { colon: string; max: number; semicolon?: string; space?: string },
): string {
  const { colon, max, semicolon = '; ', space = ' ' } = marks
  const named = answers.filter(({ name, texts }) => name !== '' && texts.length > 0)
  const ones = named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at)
  const question = /[?？؟]$/u.test(topic) ? topic : ''
  for (let count = ones.length; count > 1; count -= 1) {
    const [first, ...rest] = ones.slice(0, count)
    if (first === undefined) continue
    const ends = rest.map(({ name, texts }) => `${name}${colon}${shortest(texts)}`)
    const lines = first.texts.map((text) => [`${first.name}${colon}${text}`, ...ends].join(semicolon))
    const fitting = [...(question === '' ? [] : lines.map((line) => `${question}${space}${line}`)), ...lines]
    const found = fitting.find((line) => line.length <= max)
    if (found !== undefined) return found
  }
  return ''
}

function shortest(texts: readonly string[]): string {
  return texts.toSorted((a, b) => a.length - b.length)[0] ?? ''
}

/**
 * The sentence of a finding that says most of what is asked, and its beginnings, each with a figure; the fullest first.
 * Empty where that sentence cannot be read alone or has no figure.
 */
export function gistsOf({ sentences }: Finding, spokenIn: (text: string) => number): string[] {
  const telling = sentences.filter(
    (sentence) => standsAlone(sentence) && findMeasures(sentence.text, sentence.lexicon).length > 0,
  )
  const [best] = telling.toSorted((a, b) => spokenIn(b.text) - spokenIn(a.text))
  if (best === undefined) return []
  const { text, lexicon } = best
  const whole = plainText(text).replace(/[.。।۔]$/u, '')
  return beginningsOf(whole).filter(
    (part) =>
      spokenIn(part) > 0 && findMeasures(part, lexicon).length > 0 && !speaksAsWe(part, lexicon.language),
  )
}

/** A sentence and its beginnings that can be read as one, the fullest first; without the full stop. */
export function beginningsOf(text: string): string[] {
  const whole = plainText(text).replace(/[.。।۔]$/u, '')
  const cuts = [...whole.matchAll(clauseEnd)].map(({ index }) => whole.slice(0, index)).reverse()
  return [whole, ...cuts].filter((part) => countWords(part) >= minWords && isBalanced(part))
}

/** No half of a quotation, and not the condition alone of what comes after it. */
function isBalanced(text: string): boolean {
  return (
    text.split('(').length === text.split(')').length &&
    (text.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 0 &&
    !/^(?:if|when|as|while|although|because|since|of|in|with|wenn|als|weil|obwohl|si|quand|cuando|aunque)(?!\p{L})[^,]*$/iu.test(
      text,
    )
  )
}
