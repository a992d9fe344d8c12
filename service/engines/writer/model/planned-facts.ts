import { readReferences, stripReferences } from '../../claim-check/references.ts'
import { readQuantities } from '../../claim-check/shared.ts'
import { createFigureLookup, isYear, listFigures } from './figures.ts'
import { findWrittenLanguage, isForeign } from './written-language.ts'

/** A fact that the plan means to tell, and under which heading. */
export type PlannedFact = {
  fact: string
  /** Its number; 0 for one of the plan's own. */
  source: number
  place: string
}

type Quantity = ReturnType<typeof readQuantities>[number]

/** A fact is told by this share of its words, beside the reference to its source. */
const toldShare = 0.5
/** Shorter words tell nothing, and endings differ between a note and a sentence. */
const stemLetters = 4
const minStems = 3

/**
 * Facts that a plan wants told and that a text does not tell: neither its main figure with its unit, nor most of its figures
 * in one section; of a fact in words alone, not half of its words in a paragraph that cites its source.
 */
export function findUntold(facts: readonly PlannedFact[], text: string, language = 'en'): PlannedFact[] {
  const told = listSections(text).map((section) => readQuantities(splitSlashes(section), language))
  const lines = text.split('\n').map((line) => ({ cites: readReferences(line), stems: stemsOf(line) }))
  const notes = facts.map(({ fact }) => fact).join('. ')
  // Notes in another language share no words with the text.
  const hasOwnWords = !isForeign(findWrittenLanguage(notes, language), language)
  return facts.filter((each) => {
    const figures = readQuantities(splitSlashes(each.fact), language).filter(isTelling)
    if (figures.length > 0) return !isTold(figures, told)
    const stems = [...stemsOf(each.fact)]
    // "Medians, ranges" is a label.
    if (each.source === 0 || (stems.length < minStems && !/\d/.test(each.fact))) return false
    const citing = lines.filter(({ cites }) => cites.includes(each.source))
    return !citing.some(
      (line) =>
        !hasOwnWords || stems.filter((stem) => line.stems.has(stem)).length >= stems.length * toldShare,
    )
  })
}

/** "2.0/1.8" is two figures. */
function splitSlashes(text: string): string {
  return stripReferences(text).replace(/(?<=\d[.,]\d+)\/(?=\d+[.,]\d)/g, ' / ')
}

/** The opening and each section: the parts of a fact may stand in several of its sentences and rows. */
function listSections(text: string): string[] {
  return text.split(/\n(?=##)/)
}

/** A single digit without a unit is in every text. */
function isTelling({ readings }: Quantity): boolean {
  return readings.some(({ unit, digits }) => unit !== null || digits >= 10 || !Number.isInteger(digits))
}

function isTold(figures: readonly Quantity[], sections: readonly (readonly Quantity[])[]): boolean {
  const main = figures.find(({ readings }) => readings.some(({ unit }) => unit !== null))
  return sections.some((section) => {
    const found = figures.filter((figure) => section.some((other) => isAlike(figure, other)))
    return found.length * 2 > figures.length || (main && section.some((other) => isSame(main, other)))
  })
}

function isSame(one: Quantity, other: Quantity): boolean {
  return one.readings.some((a) =>
    other.readings.some((b) => a.unit !== null && a.unit === b.unit && isNear(a.value, b.value)),
  )
}

/** The same amount, or the same number where one of them does not say of what. */
function isAlike(one: Quantity, other: Quantity): boolean {
  const isBare = ({ readings }: Quantity) => readings.every(({ unit }) => unit === null)
  if (!isBare(one) && !isBare(other)) return isSame(one, other)
  return one.readings.some((a) =>
    other.readings.some((b) => isNear(a.figure, b.figure) || isInCents(a.figure, b.figure)),
  )
}

/** "$0.14" of a note is told as "14 cents". */
function isInCents(noted: number, told: number): boolean {
  return noted > 0 && noted < 1 && told >= 1 && isNear(noted * 100, told)
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one))
}

function stemsOf(text: string): Set<string> {
  const words = stripReferences(text)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  return new Set(words.filter((word) => word.length >= stemLetters).map((word) => word.slice(0, stemLetters)))
}

export type MissingLimit = { figures: string[]; note: string }

/** "x 1000" turns one unit into another. */
const conversion = /[x×*·/]\s*10+(?![\d.,]*\d)/g

/**
 * Notes of a planned ending with the figures of them that the text's last section does not have; none without a section.
 * @param asked.given what the reader of the plan has in hand is no limit
 */
export function findMissingLimits(
  ending: readonly string[],
  text: string,
  { given, language }: { given: string; language: string },
): MissingLimit[] {
  const start = [...text.matchAll(/^## /gm)].at(-1)?.index
  if (start === undefined) return []
  const has = createFigureLookup(`${given}\n${text.slice(start)}`, language)
  return ending.flatMap((note) => {
    const figures = [...new Set(listFigures(stripReferences(note).replace(conversion, '')))]
    const missing = figures.filter((figure) => !isYear(figure) && !has(figure))
    return missing.length === 0 ? [] : [{ figures: missing, note: note.trim() }]
  })
}
