import type { Tone } from '#components/ui/status-pill.tsx'
import type { ForecastSource } from '#contract/article-forecast.ts'
import { matchLabels } from '#lib/match-labels.ts'

export type EvidenceGroup = { label: string; tone: Tone; sources: ForecastSource[] }

const strengths: Readonly<Record<string, { label: string; tone: Tone }>> = {
  strong: { label: matchLabels.strong, tone: 'good' },
  some: { label: matchLabels.some, tone: 'info' },
  weak: { label: matchLabels.weak, tone: 'neutral' },
  none: { label: 'Off topic', tone: 'neutral' },
}

/** The sources of a forecast under what they have in common, in the order of the first of each. */
export function evidenceGroups(sources: readonly ForecastSource[]): EvidenceGroup[] {
  const groups = new Map<string, EvidenceGroup>()
  for (const source of sources) {
    const { label, tone } = groupOf(source)
    const group = groups.get(label) ?? { label, tone, sources: [] }
    group.sources.push(source)
    groups.set(label, group)
  }
  return [...groups.values()]
}

function groupOf({ status, strength }: ForecastSource): { label: string; tone: Tone } {
  if (status === 'failed') return { label: "Couldn't read", tone: 'bad' }
  if (status === 'reading') return { label: 'Still reading', tone: 'busy' }
  return strengths[strength] ?? { label: strength, tone: 'neutral' }
}
