import type { Group } from './group.ts'
import type { Ranked } from './rank-sentences.ts'
import { termsOf } from './terms-of.ts'
import type { Topic } from './topic.ts'
import { centroid, cosine, spread } from './vectors.ts'

const SPEAKERS = 20
const NEAR = 0.06
/** …or a group that does. */
const LINKED = 0.15

/**
 * The groups that speak of the topic: a heading or a sentence names it, or they resemble the sentences that speak of
 * it most. A price list's opening hours stay out however well they are written.
 */
export function keepOnTopic(groups: Group[], ranked: Ranked, topic: Topic): Group[] {
  const leading = [...ranked.sentences].sort((a, b) => ranked.score(b) - ranked.score(a)).slice(0, SPEAKERS)
  const dense = spread(centroid(leading.map(ranked.vector)), ranked.vectors.size)
  const speaks = (group: Group) => {
    if (cosine(dense, group.vector) >= NEAR) return true
    return group.sentences.some(({ terms, lexicon, section }) => {
      const wanted = topic.terms(lexicon.language)
      const said = new Set([...terms, ...termsOf(section.heading ?? '', lexicon)])
      return wanted.filter((term) => said.has(term)).length >= Math.min(2, wanted.length)
    })
  }
  const speakers = new Set(groups.filter(speaks))
  const kept = groups.filter((group) => {
    if (speakers.has(group)) return true
    const own = spread(group.vector, ranked.vectors.size)
    return [...speakers].some((speaker) => cosine(own, speaker.vector) >= LINKED)
  })
  return kept.length > 0 ? kept : groups
}
