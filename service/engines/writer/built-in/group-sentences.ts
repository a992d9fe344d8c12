import { clusterBlocks, groupBlocks } from './cluster-blocks.ts'
import { type Group, groupWords, mergeGroups } from './group.ts'
import { groupByHeadings } from './group-by-headings.ts'
import type { Pace } from './pace.ts'
import type { Ranked } from './rank-sentences.ts'
import type { Topic } from './topic.ts'
import { cosine, spread } from './vectors.ts'

const BELONGS = 0.17
/** Clusters smaller than this join the opening or the group they are most like. */
const SMALL_CLUSTER_WORDS = 40
/** A page comes to its subject within its first blocks: title, perhaps a teaser, then what it is. */
const OPENING_BLOCKS = 3

/** What a source says about the topic at its very start, which tells what the subject is. */
function opensWithTopic({ sentences }: Group, topic: Topic): boolean {
  return sentences.some(({ terms, section, lexicon, block, item }) => {
    const wanted = topic.terms(lexicon.language)
    const named = wanted.filter((term) => terms.includes(term)).length
    return (
      item === null && section.position < 0.1 && block < OPENING_BLOCKS && named >= Math.min(2, wanted.length)
    )
  })
}

function findClosest(block: Group, groups: Group[], size: number): { at: number; value: number } | undefined {
  const dense = spread(block.vector, size)
  return groups
    .map((group, at) => ({ at, value: cosine(dense, group.vector) }))
    .sort((a, b) => b.value - a.value)[0]
}

/**
 * The groups from which sections are made: under the sources' headings where they have some. What stands under none
 * opens the text if it opened its source, joins the heading it is most like, or is clustered with its like. A group
 * without heading gets one later.
 */
export async function groupSentences(ranked: Ranked, topic: Topic, pace: Pace): Promise<Group[]> {
  const { size } = ranked.vectors
  const groups = await groupByHeadings(ranked, topic, pace)
  const headed = groups.length
  let opening: Group | undefined
  const left: Group[] = []
  for (const block of groupBlocks(
    ranked.sentences.filter(({ section }) => section.heading === null),
    ranked,
  )) {
    await pace()
    if (opensWithTopic(block, topic)) {
      const start: Group = { ...block, kind: 'definition' }
      opening = opening === undefined ? start : mergeGroups(opening, start, ranked)
      continue
    }
    const closest = findClosest(block, groups, size)
    const group = closest === undefined ? undefined : groups[closest.at]
    if (closest !== undefined && group !== undefined && closest.value >= BELONGS)
      groups[closest.at] = mergeGroups(group, block, ranked)
    else left.push(block)
  }
  const clusters = await clusterBlocks(
    left.flatMap(({ sentences }) => sentences),
    ranked,
    pace,
  )
  const large = clusters.filter(
    (cluster) => groupWords(cluster) >= SMALL_CLUSTER_WORDS || (headed === 0 && opening === undefined),
  )
  for (const cluster of clusters.filter((one) => !large.includes(one))) {
    if (opening !== undefined) opening = mergeGroups(opening, cluster, ranked)
    else large.push(cluster)
  }
  return [...(opening === undefined ? [] : [opening]), ...large, ...groups]
}
