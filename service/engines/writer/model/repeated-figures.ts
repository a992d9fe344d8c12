import { stripReferences } from '../../claim-check/references.ts'
import { readQuantities } from '../../claim-check/shared.ts'
import { parseMarkdown, textOf } from '../../markdown/markdown-tree.ts'
import { createFigureLookup, isYear, listFigures } from './figures.ts'
import { listParagraphs } from './list-paragraphs.ts'

/** Once where it is worked out and once where it decides; a table may have it besides. */
const maxParagraphs = 2

type ToldFigure = { figure: string; paragraphs: number }

/**
 * Figures that a text tells again and again, as they are written first, with how many paragraphs tell them.
 * @param topic what it has, and the rule that the text applies, is what the text is about
 */
export function findRepeatedFigures(markdown: string, topic: string | null): ToldFigure[] {
  const isGiven = createFigureLookup(topic ?? '')
  const found = new Map<string, ToldFigure>()
  for (const paragraph of listParagraphs(parseMarkdown(markdown))) {
    // What something is counted by ("per 100 bees") is a unit.
    const text = stripReferences(textOf(paragraph)).replace(
      /(?<!\p{L})(?:per|je|pro|par|por)\s[\d.,]+/giu,
      ' ',
    )
    const told = new Map(
      readQuantities(text, 'en').flatMap((quantity) => {
        const [figure] = listFigures(quantity.text)
        if (figure === undefined || isYear(figure) || isGiven(figure)) return []
        return keysOf(figure, quantity, text).map((key): [string, string] => [key, figure])
      }),
    )
    for (const [key, figure] of told) {
      const before = found.get(key)
      found.set(key, { figure: before?.figure ?? figure, paragraphs: (before?.paragraphs ?? 0) + 1 })
    }
  }
  return [...found.values()].filter(({ paragraphs }) => paragraphs > maxParagraphs)
}

type Quantity = ReturnType<typeof readQuantities>[number]

/** A figure is told again in the same unit. Two digits alone may count many things: where the same word follows them. */
function keysOf(figure: string, { readings: [reading] }: Quantity, text: string): string[] {
  if (figure.length > 2) return reading ? [`${reading.value} ${reading.unit ?? ''}`] : []
  const uses = text.matchAll(
    new RegExp(`(?<![\\d.,])${figure}(?![\\d]|[.,]\\d)[\\s\\u00a0]*([%°€£$]|\\p{L}{0,4})`, 'gu'),
  )
  return [...uses].map(([, unit = '']) => `${figure} ${unit.toLowerCase()}`)
}
