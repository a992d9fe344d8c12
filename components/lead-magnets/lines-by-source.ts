import type { LeadMagnetContent, LeadMagnetLine } from '#contract/lead-magnets.ts'

export type SourceLines = { source: LeadMagnetContent['sources'][number]; lines: string[] }

/** Each source that a line rests on, in the order of their numbers; a line stands below every one of its sources, once. */
export function linesBySource(
  content: LeadMagnetContent,
  isMeant: (line: LeadMagnetLine) => boolean = () => true,
): SourceLines[] {
  const all = linesOf(content).filter(isMeant)
  return content.sources
    .map((source) => {
      const lines = all.flatMap((line) => (line.references.includes(source.reference) ? [line.text] : []))
      return { source, lines: [...new Set(lines)] }
    })
    .filter(({ lines }) => lines.length > 0)
}

/** Every line, part by part. */
export function linesOf({ parts }: Pick<LeadMagnetContent, 'parts'>): LeadMagnetLine[] {
  return parts
    .flatMap(({ intro, items, outcome }) => [intro, ...items, outcome])
    .filter((line) => line !== undefined)
}
