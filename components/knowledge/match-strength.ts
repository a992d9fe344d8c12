import type { KnowledgePassage } from '#contract/knowledge.ts'

export const strengths = ['strong', 'some', 'weak'] as const
export type MatchStrength = (typeof strengths)[number]

type Matched = Pick<KnowledgePassage, 'score' | 'strength'>

/**
 * How well a passage answers. A service that does not say is asked by the scores, which compare within one answer: the best
 * has the most of what was asked for, and what has a quarter of that hardly any.
 */
export function matchStrength({ score, strength }: Matched, best: number): MatchStrength {
  const said = strengths.find((one) => one === strength)
  if (said) return said
  if (score < best / 4) return 'weak'
  return score >= best * 0.8 ? 'strong' : 'some'
}

/** `3 strong, 2 partial, 1 weak`: of how many passages it can be said. */
export function strengthCounts(passages: readonly Matched[], best: number): Record<MatchStrength, number> {
  const counts = { strong: 0, some: 0, weak: 0 }
  for (const passage of passages) counts[matchStrength(passage, best)] += 1
  return counts
}
