import { pageSentences } from '../page-sentences.ts'
import { pagesOf, type Survey } from '../survey/survey.ts'

/** A price of the pricing page, what it is for (`per month`) if the page says so, and the passage that has it. */
export type Price = {
  price: string
  unit: string | null
  url: string
  title: string | null
  passage: string
}

const maxPrices = 20

const amount =
  /(?:[$€£]\s?\d{1,6}(?:[.,]\d{3})*(?:[.,]\d{2})?|\d{1,6}(?:[.,]\d{3})*(?:[.,]\d{2})?\s?(?:€|EUR|USD|GBP))(?!\d)/gu

const period =
  'mo|months?|yr|years?|weeks?|days?|hours?|monat|jahr|woche|tag|stunde|mois|an|année|mes|año|semana|mês|ano|mese|anno|maand|jaar'
/** After `per` or a slash stands any unit, after an article only a span of time: "a month", and not "a bargain". */
const step = `(?:(?:\\/|per|pro|je|par|por)\\s*\\p{L}+|(?:an?|each|every|al|ao|au|à l['’])\\s*(?:${period}))(?!\\p{L})`
const and = `(?:\\s+(?:and|und|et|y|e|en)\\s+(?:(?:per|pro|par|por)\\s+)?(?:${period})(?!\\p{L}))?`
const unitAfter = new RegExp(`^\\s*(${step}(?:\\s*${step})*${and})`, 'iu')
const adverbAfter = /^\s*(monthly|yearly|annually|weekly|monatlich|jährlich)(?!\p{L})/iu

/** The prices on the pricing pages, each once; one that has a unit counts before the same without. */
export function findPrices(survey: Survey): Price[] {
  const found = new Map<string, Price>()
  for (const page of pagesOf(survey, 'pricing')) {
    const sentences = pageSentences(page.blocks)
    for (const [at, sentence] of sentences.entries()) {
      for (const match of sentence.matchAll(amount)) {
        const price = match[0].replace(/\s/g, '')
        const rest = sentence.slice(match.index + match[0].length)
        // A price tag: the figure in one element and its unit in the next.
        const unit = unitOf(rest.trim() === '' ? (sentences[at + 1] ?? '') : rest)
        if (found.has(price) && (unit === null || found.get(price)?.unit !== null)) continue
        found.set(price, { price, unit, url: page.finalUrl, title: page.title, passage: sentence })
      }
    }
  }
  return [...found.values()].slice(0, maxPrices)
}

function unitOf(rest: string): string | null {
  const text = unitAfter.exec(rest)?.[1] ?? adverbAfter.exec(rest)?.[1]
  if (!text) return null
  return text
    .replace(/\s*\/\s*/g, ' per ')
    .replace(/(?<!\p{L})an? (?=month|year|week|day|hour)/giu, 'per ')
    .replace(/(?<=per )mo(?!\p{L})/giu, 'month')
    .replace(/(?<=per )yr(?!\p{L})/giu, 'year')
    .replace(/\s+/g, ' ')
    .trim()
}
