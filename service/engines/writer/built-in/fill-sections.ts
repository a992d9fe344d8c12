import type { Group } from './group.ts'
import type { Pace } from './pace.ts'
import type { Passage } from './passage.ts'
import type { Ranked } from './rank-sentences.ts'
import { cosine, spread } from './vectors.ts'

/** Passages more alike than this make the same point. */
const SAME_POINT = 0.55
/** A stranger's sentence this close to one of another source adds a voice and no point. */
const SAME_SENTENCE = 0.36
/** Ours first, so that a stranger who says the same is the one who goes. */
const OWN_FIRST = 1.4
const ATTRIBUTION_WORDS = 4
const HEADING_WORDS = 5

/** Words a passage adds to the text, with who says it. */
export const costOf = ({ words, own }: Passage) => words + (own ? 0 : ATTRIBUTION_WORDS)

/**
 * Takes the best passage again and again until the sections hold `words`: relevant, unlike what is taken, not crowding
 * its section, within what is left of its source.
 */
export async function fillSections(
  groups: Group[],
  offers: Map<Group, Passage[]>,
  ranked: Ranked,
  left: (source: number) => number,
  take: (source: number, words: number) => void,
  words: number,
  pace: Pace,
): Promise<Map<Group, Passage[]>> {
  const chosen = new Map<Group, Passage[]>()
  const filled = new Map<Group, number>()
  const share = words / Math.max(groups.length, 1)
  const likeness = new Map<Passage, number>()
  const open = new Set(groups.flatMap((group) => offers.get(group) ?? []))
  let total = 0
  while (open.size > 0 && total < words) {
    await pace()
    let best: { passage: Passage; value: number } | undefined
    for (const passage of open) {
      const alike = likeness.get(passage) ?? 0
      if (
        alike >= SAME_POINT ||
        (!passage.own && passage.words > left(passage.source)) ||
        total + costOf(passage) > words * 1.08
      ) {
        if (alike >= SAME_POINT) open.delete(passage)
        continue
      }
      const crowding = 1 / (1 + (filled.get(passage.group) ?? 0) / share)
      const value = passage.score * (1 - 0.6 * alike) * (0.4 + 0.6 * crowding) * (passage.own ? OWN_FIRST : 1)
      if (value > (best?.value ?? 0)) best = { passage, value }
    }
    if (best === undefined) break
    const { passage } = best
    open.delete(passage)
    const isFirst = !chosen.has(passage.group)
    chosen.set(passage.group, [...(chosen.get(passage.group) ?? []), passage])
    filled.set(passage.group, (filled.get(passage.group) ?? 0) + passage.words)
    if (!passage.own) take(passage.source, passage.words)
    total += costOf(passage) + (isFirst ? HEADING_WORDS : 0)
    const dense = spread(passage.vector, ranked.vectors.size)
    for (const other of open)
      likeness.set(other, Math.max(likeness.get(other) ?? 0, cosine(dense, other.vector)))
    for (const sentence of [...passage.sentences, ...passage.items]) {
      await pace()
      const said = spread(ranked.vector(sentence), ranked.vectors.size)
      for (const other of open) {
        if (other.own || other.source === passage.source) continue
        const rivals = [...other.sentences, ...other.items]
        if (rivals.some((rival) => cosine(said, ranked.vector(rival)) >= SAME_SENTENCE)) open.delete(other)
      }
    }
  }
  return chosen
}
