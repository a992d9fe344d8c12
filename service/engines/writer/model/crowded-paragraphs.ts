import { stripReferences } from '../../claim-check/references.ts'
import { parseMarkdown, textOf } from '../../markdown/markdown-tree.ts'
import { isYear } from './figures.ts'
import { listParagraphs } from './list-paragraphs.ts'
import { countWords } from './text-length.ts'

/** More than this nobody keeps in mind who reads on. */
const maxFigures = 6
const startWords = 6
/** Of prose: editors gave texts with more the lowest marks, however right each figure was. */
const maxPerHundredWords = 6
/** A short text may be about its figures. */
const minFigures = 20

export type CrowdedParagraph = { start: string; figures: number }

/** Paragraphs and list items with more different figures than a reader takes in, each by its first words. Years are none. */
export function findCrowdedParagraphs(markdown: string): CrowdedParagraph[] {
  return listTexts(markdown).flatMap((text) => {
    const figures = new Set(figuresOf(text)).size
    return figures <= maxFigures
      ? []
      : [{ start: text.split(/\s+/u).slice(0, startWords).join(' '), figures }]
  })
}

/** How many figures a text has outside its tables. */
export function countFigures(markdown: string): number {
  return listTexts(markdown).reduce((sum, text) => sum + figuresOf(text).length, 0)
}

/** How many figures a text has outside its tables, and how many it may have; null where it has no more. */
export function countCrowding(markdown: string): { figures: number; max: number } | null {
  const texts = listTexts(markdown)
  const figures = countFigures(markdown)
  const max = maxFiguresIn(texts.reduce((sum, text) => sum + countWords(text), 0))
  return figures > max ? { figures, max } : null
}

/** As many figures as a text of so many words bears outside its tables. */
export function maxFiguresIn(words: number): number {
  return Math.max(minFigures, Math.round((words * maxPerHundredWords) / 100))
}

function figuresOf(text: string): string[] {
  return (text.match(/\d+(?:[.,'’\u00a0\u202f]\d+)*/gu) ?? []).filter((figure) => !isYear(figure))
}

function listTexts(markdown: string): string[] {
  return listParagraphs(parseMarkdown(markdown)).map((node) => stripReferences(textOf(node)).trim())
}
