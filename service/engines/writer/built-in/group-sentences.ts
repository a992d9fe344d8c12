import { clusterBlocks, groupBlocks } from './cluster-blocks.ts'
import { type Group, groupWords, mergeGroups } from './group.ts'
import { groupByHeadings } from './group-by-headings.ts'
import type { Pace } from './pace.ts'
import type { Ranked } from './rank-sentences.ts'
import type { Topic } from './topic.ts'
import { centroid, cosine, spread } from './vectors.ts'

const BELONGS = 0.22
const FIT_FOR_CLUSTERS_WORDS = 120

/** What a page says about the topic before its first heading, which tells what the subject is. */
function opensWithTopic({ sentences }: Group, topic: Topic): boolean {
  return sentences.some(({ terms, section, lexicon }) => {
    const wanted = topic.terms(lexicon.language)
    return (
      section.position < 0.1 &&
      wanted.filter((term) => terms.includes(term)).length >= Math.min(2, wanted.length)
    )
  })
}

/**
 * The groups from which sections are made: under the sources' headings where they have some; what stands under none
 * joins the group it is most like; the rest is clustered. A group without heading gets one later.
 */
export async function groupSentences(ranked: Ranked, topic: Topic, pace: Pace): Promise<Group[]> {
  const groups = await groupByHeadings(ranked, topic, pace)
  const loose = ranked.sentences.filter(({ section }) => section.heading === null)
  const left: Group[] = []
  for (const block of groupBlocks(loose, ranked)) {
    await pace()
    const dense = spread(block.vector, ranked.vectors.size)
    const [best] = groups
      .map((group, at) => ({ at, value: cosine(dense, group.vector) }))
      .sort((a, b) => b.value - a.value)
    const group = best === undefined ? undefined : groups[best.at]
    const isOpening = opensWithTopic(block, topic)
    if (best !== undefined && group !== undefined && best.value >= BELONGS && !isOpening)
      groups[best.at] = mergeGroups(group, block, ranked)
    else left.push(block)
  }
  const headed = groups.reduce((sum, group) => sum + groupWords(group), 0)
  const rest = left.flatMap(({ sentences }) => sentences)
  const restWords = rest.reduce((sum, { words }) => sum + words, 0)
  if (headed > restWords || restWords < FIT_FOR_CLUSTERS_WORDS) {
    // What pages open with, before their first heading, tells what the subject is.
    if (rest.length === 0) return groups
    const opening: Group = {
      heading: null,
      headingTerms: [],
      kind: 'definition',
      sentences: rest,
      position: 0,
      vector: centroid(rest.map(ranked.vector)),
    }
    return [opening, ...groups]
  }
  return [...(await clusterBlocks(rest, ranked, pace)), ...groups]
}
