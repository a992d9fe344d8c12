/** How well a text speaks of a topic. */
export type MatchStrength = 'strong' | 'some' | 'weak' | 'none'

/** Below it nothing is called a match: what a passage has are the words that every passage has. */
export const weakFloor = 0.15
/** Below it a passage is no evidence. */
export const evidenceFloor = 0.5
export const strongFloor = 0.7

/** @param coverage the weighted part of the asked words that a passage has, from 0 to 1 */
export function matchStrength(coverage: number): MatchStrength {
  if (coverage >= strongFloor) return 'strong'
  if (coverage >= evidenceFloor) return 'some'
  return coverage >= weakFloor ? 'weak' : 'none'
}
