import type { LeadMagnetContent } from '#contract/lead-magnets.ts'

export type SourceLines = { source: LeadMagnetContent['sources'][number]; lines: string[] }

/** Each source that a line rests on, in the order of their numbers; a line stands below every one of its sources, once. */
export function linesBySource({ parts, sources }: LeadMagnetContent): SourceLines[] {
  const all = parts.flatMap(({ intro, items, outcome }) => [intro, ...items, outcome])
  return sources
    .map((source) => {
      const lines = all.flatMap((line) => (line?.references.includes(source.reference) ? [line.text] : []))
      return { source, lines: [...new Set(lines)] }
    })
    .filter(({ lines }) => lines.length > 0)
}
