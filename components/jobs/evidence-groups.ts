import type { Tone } from '#components/ui/status-pill.tsx'
import type { ForecastSource } from '#contract/article-forecast.ts'
import { matchLabels } from '#lib/match-labels.ts'

export type EvidenceGroup = {
  label: string
  tone: Tone
  /** Where the label says how well they match. */
  strength: keyof typeof matchLabels | undefined
  sources: ForecastSource[]
}

const strengths = ['strong', 'some', 'weak'] as const

/** The sources of a forecast under what they have in common, in the order of the first of each. */
export function evidenceGroups(sources: readonly ForecastSource[]): EvidenceGroup[] {
  const groups = new Map<string, EvidenceGroup>()
  for (const source of sources) {
    const named = groupOf(source)
    const group = groups.get(named.label) ?? { ...named, sources: [] }
    group.sources.push(source)
    groups.set(named.label, group)
  }
  return [...groups.values()]
}

function groupOf({ status, strength }: ForecastSource): Omit<EvidenceGroup, 'sources'> {
  const state = (label: string, tone: Tone) => ({ label, tone, strength: undefined })
  if (status === 'failed') return state("Couldn't read", 'bad')
  if (status === 'reading') return state('Still reading', 'busy')
  const known = strengths.find((one) => one === strength)
  if (known) return { label: matchLabels[known], tone: 'neutral', strength: known }
  return state(strength === 'none' ? 'Off topic' : strength, 'neutral')
}
