import type { KnowledgePassage } from '#contract/knowledge.ts'

/**
 * What is worth saying of how well a passage answers: which is the best, and which hardly do. What the service calls weak
 * shares a word or two with the query and is no match, however good beside the others; scores compare within one answer.
 */
export function matchLabel(
  { score, strength }: Pick<KnowledgePassage, 'score' | 'strength'>,
  best: number,
): 'Best match' | 'Weak match' | undefined {
  if (strength === 'weak' || score < best / 4) return 'Weak match'
  return score === best ? 'Best match' : undefined
}
