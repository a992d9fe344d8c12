import { stripReferences } from '../../claim-check/references.ts'
import { parseMarkdown, textOf } from '../../markdown/markdown-tree.ts'
import { isYear, listFigures } from './figures.ts'
import { listParagraphs } from './list-paragraphs.ts'

/** A worked sum with what it means; more of them are read twice or not at all. */
const maxFigures = 6

type CrowdedParagraph = { figures: number; start: string }

const shownWords = 8

/** Paragraphs and list items outside tables that have more different figures than a reader takes in, the fullest first. */
export function findCrowdedParagraphs(markdown: string): CrowdedParagraph[] {
  return listParagraphs(parseMarkdown(markdown))
    .map((paragraph) => {
      const text = stripReferences(textOf(paragraph))
      const figures = new Set(listFigures(text).filter((figure) => !isYear(figure))).size
      return { figures, start: text.trim().split(/\s+/).slice(0, shownWords).join(' ') }
    })
    .filter(({ figures }) => figures > maxFigures)
    .toSorted((one, other) => other.figures - one.figures)
}
