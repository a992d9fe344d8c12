import type { EvidenceTable } from '../writer/shared.ts'
import type { EvidenceFigure, Part } from './lead-magnet-writer.ts'

const maxFigures = 3

/**
 * The tables of cited sources that are worth a picture, each once, however many documents repeat it.
 * @param referenceOf the number of a source; undefined for one that no line cites: a picture alone is no reason to name it
 */
export function chooseFigures(
  tables: readonly EvidenceTable[],
  parts: readonly Part[],
  referenceOf: (source: number) => number | undefined,
): EvidenceFigure[] {
  const drawn = new Set<string>()
  const figures: EvidenceFigure[] = []
  for (const { source, section, caption, header, rows } of tables) {
    const reference = referenceOf(source)
    const cells = rows.map((row) => row.cells)
    const key = JSON.stringify(cells)
    if (reference === undefined || cells.length < 2 || header.length < 2 || drawn.has(key)) continue
    drawn.add(key)
    const heading = section.heading ?? ''
    const part = parts.findIndex((one) => one.heading.toLowerCase() === heading.toLowerCase())
    figures.push({
      caption: caption ?? captionOf(heading, header),
      header,
      rows: cells,
      reference,
      part: part === -1 ? null : part,
    })
  }
  return figures.slice(0, maxFigures)
}

/** The heading names a table that it speaks of; one that merely follows below it is named by what it compares. */
function captionOf(heading: string, header: readonly string[]): string {
  const words = (text: string) =>
    (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((one) => one.slice(0, 5))
  const columns = new Set(words(header.join(' ')))
  const named = header.slice(1).find((cell) => cell.trim() !== '') ?? heading
  return words(heading).some((word) => columns.has(word)) ? heading : named
}
