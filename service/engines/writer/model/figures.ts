import { stripReferences } from '../../claim-check/references.ts'

/** Figures of a text as digits alone, so that 1,200 and 1 200 and 1.200 are one; a single digit may be written out. */
export function figuresOf(text: string): string[] {
  return listFigures(text).map(digitsOf)
}

/** Figures of two digits or more as they are written. */
export function listFigures(text: string): string[] {
  const found = stripReferences(text).match(/\d+(?:[.,'’\u00a0\u202f\u2009 ]?\d+)*/g) ?? []
  return found.filter((figure) => digitsOf(figure).length > 1)
}

/** One or two noughts behind a point add nothing: 150.0 is 150. */
export function digitsOf(figure: string): string {
  return figure.replace(/[.,]0{1,2}$/, '').replace(/\D/g, '')
}

/** A year, which dates a figure and is none. */
export function isYear(figure: string): boolean {
  return /^(?:19|20)\d\d$/.test(figure)
}
