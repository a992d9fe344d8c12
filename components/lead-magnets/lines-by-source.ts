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

/** Every statement, part by part. How a part begins and ends is one only where it names a source: mostly it leads on. */
export function linesOf({ parts }: Pick<LeadMagnetContent, 'parts'>): LeadMagnetLine[] {
  return parts.flatMap(({ intro, items, outcome }) => [...cited(intro), ...items, ...cited(outcome)])
}

function cited(line: LeadMagnetLine | undefined): LeadMagnetLine[] {
  return line && line.references.length > 0 ? [line] : []
}
