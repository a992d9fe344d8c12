import type { Line, WrittenLeadMagnet } from './lead-magnet-writer.ts'

/**
 * Numbers the sources from 1 as a reader comes to them, without gaps: a line that was left out again must leave no number
 * behind. A source that nothing refers to is not listed.
 */
export function numberSources(written: WrittenLeadMagnet): WrittenLeadMagnet {
  const { parts, figures, sources } = written
  const inText = parts.flatMap(({ intro, items, outcome }) =>
    [intro, ...items, outcome].flatMap((line) => line?.references ?? []),
  )
  const order = [...new Set([...inText, ...figures.map(({ reference }) => reference)])]
  const numberOf = new Map(order.map((reference, at) => [reference, at + 1]))
  const renumbered = (references: readonly number[]) =>
    references.flatMap((reference) => numberOf.get(reference) ?? []).toSorted((a, b) => a - b)
  const line = <Kept extends Line | null>(one: Kept): Kept =>
    one === null ? one : { ...one, references: renumbered(one.references) }
  return {
    ...written,
    parts: parts.map((part) => ({
      ...part,
      intro: line(part.intro),
      items: part.items.map(line),
      outcome: line(part.outcome),
    })),
    figures: figures.map((figure) => ({
      ...figure,
      reference: numberOf.get(figure.reference) ?? figure.reference,
    })),
    sources: sources
      .flatMap((source) => {
        const reference = numberOf.get(source.reference)
        return reference === undefined ? [] : [{ ...source, reference }]
      })
      .toSorted((a, b) => a.reference - b.reference),
  }
}
