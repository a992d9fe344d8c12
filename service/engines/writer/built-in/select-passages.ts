import { costOf, fillSections } from './fill-sections.ts'
import type { Group } from './group.ts'
import type { Pace } from './pace.ts'
import { offerPassages, type Passage } from './passage.ts'
import type { Quota } from './quota.ts'
import type { Ranked } from './rank-sentences.ts'
import type { Sentence } from './sentence.ts'

const WORDS_PER_SECTION = 150
const SMALLEST_SECTION_WORDS = 45
/** Where evidence is scarce a short section is better than none. */
const SCARCE_SECTION_WORDS = 18

/** Words that the chosen groups offer per word wanted: few sections first, more where those do not fill the text. */
const RESERVES = [1.2, 1.7, Number.POSITIVE_INFINITY]
/** Share of the length from which the evidence counts as carrying it. */
const CARRIED = 0.93

type Selection = { chosen: Map<Group, Passage[]>; taken: Map<number, number>; total: number }

/** Enough of the best groups to fill the text, and no more sections than its length wants. */
function chooseGroups(
  groups: Group[],
  offers: Map<Group, Passage[]>,
  ranked: Ranked,
  words: number,
  reserve: number,
): Group[] {
  const most = Math.min(14, Math.max(2, Math.round(words / WORDS_PER_SECTION)))
  const capacity = (group: Group) => (offers.get(group) ?? []).reduce((sum, { words }) => sum + words, 0)
  const worth = (group: Group) => {
    const best = group.sentences
      .map(ranked.score)
      .sort((a, b) => b - a)
      .slice(0, 4)
    return (
      (best.reduce((sum, score) => sum + score, 0) / Math.max(best.length, 1)) *
      Math.min(1, capacity(group) / 90) ** 0.5
    )
  }
  const ordered = groups.filter((group) => capacity(group) > 0).sort((a, b) => worth(b) - worth(a))
  let filled = 0
  return ordered.filter((group, rank) => {
    if (rank >= most && filled > words * reserve) return false
    filled += capacity(group)
    return true
  })
}

/**
 * Takes the best passages until the text has its length: relevant, unlike what is already taken, spread over the
 * sections, within each source's quota. Sections that stay too small give their room to the others.
 */
export async function selectPassages(
  groups: Group[],
  ranked: Ranked,
  quota: Quota,
  words: number,
  isFree: (sentence: Sentence) => boolean,
  pace: Pace,
): Promise<Map<Group, Passage[]>> {
  const offers = new Map<Group, Passage[]>()
  for (const group of groups) {
    await pace()
    offers.set(group, offerPassages(group, ranked, isFree))
  }
  let best: Selection = { chosen: new Map(), taken: new Map(), total: 0 }
  for (const reserve of RESERVES) {
    const selection = await settle(
      chooseGroups(groups, offers, ranked, words, reserve),
      offers,
      ranked,
      quota,
      words,
      pace,
    )
    if (selection.total > best.total) best = selection
    if (best.total >= words * CARRIED) break
  }
  for (const [source, taken] of best.taken) quota.take(source, taken)
  return best.chosen
}

/** Fills the sections, and again without the smallest, until none is too small. */
async function settle(
  groups: Group[],
  offers: Map<Group, Passage[]>,
  ranked: Ranked,
  quota: Quota,
  words: number,
  pace: Pace,
): Promise<Selection> {
  let open = groups
  for (;;) {
    const taken = new Map<number, number>()
    const left = (source: number) => quota.left(source) - (taken.get(source) ?? 0)
    const take = (source: number, count: number) => taken.set(source, (taken.get(source) ?? 0) + count)
    const chosen = await fillSections(open, offers, ranked, left, take, words, pace)
    const total = [...chosen.values()].flat().reduce((sum, passage) => sum + costOf(passage), 0)
    const least = total < words * CARRIED ? SCARCE_SECTION_WORDS : Math.min(SMALLEST_SECTION_WORDS, words / 6)
    const small = open.filter((group) => {
      const size = (chosen.get(group) ?? []).reduce((sum, passage) => sum + passage.words, 0)
      // What the subject is may be said in a sentence.
      return size < (group.kind === 'definition' ? SCARCE_SECTION_WORDS / 2 : least)
    })
    // The smallest goes first: its words may be what another needed to be large enough.
    const [smallest] = small.sort((a, b) => (offers.get(a)?.length ?? 0) - (offers.get(b)?.length ?? 0))
    if (smallest === undefined || open.length <= 1) return { chosen, taken, total }
    const dropped = new Set(small.length > 6 ? small.slice(0, Math.ceil(small.length / 2)) : [smallest])
    open = open.filter((group) => !dropped.has(group))
  }
}
