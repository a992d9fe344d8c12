import type { Group } from './group.ts'
import type { Quota } from './quota.ts'
import type { Ranked } from './rank-sentences.ts'
import type { Sentence } from './sentence.ts'
import type { Topic } from './topic.ts'
import { cosine, spread } from './vectors.ts'

const SHORTEST_WORDS = 7
const LONGEST_WORDS = 30
const SAME_POINT = 0.4
/** Words in the middle of a sentence that refer back as well. */
const ECHO =
  /(?<!\p{L})(?:also|too|therefore|however|instead|auch|zudem|jedoch|aussi|également|también|também|anche|juga|также)(?!\p{L})/iu

/** Sentences per block, to see what a sentence leaves behind when it is taken out. */
function groupByBlock(sentences: Sentence[]): Map<string, Sentence[]> {
  const blocks = new Map<string, Sentence[]>()
  for (const sentence of sentences) {
    const key = `${sentence.source} ${sentence.block}`
    const list = blocks.get(key)
    if (list === undefined) blocks.set(key, [sentence])
    else list.push(sentence)
  }
  return blocks
}

/** The last of a paragraph leaves no gap; the first leaves the rest without its beginning, one in the middle a hole. */
function leavesFlow(sentence: Sentence, block: Sentence[]): number {
  const after = block.filter(({ ordinal }) => ordinal > sentence.ordinal)
  if (after.length === 0) return 1
  if (after[0]?.leaning) return 0
  return sentence.ordinal === 0 ? 0.4 : 0.25
}

/** A reader of the list has read nothing else: the sentence should name the topic, and not go on counting ("In 14 houses…"). */
function standsAlone({ terms, lexicon, text }: Sentence, topic: Topic): number {
  const wanted = topic.terms(lexicon.language)
  const names = wanted.some((term) => terms.includes(term))
  return (names ? 1 : 0.5) * (/^\p{L}+\s\p{N}/u.test(text) ? 0.5 : 1)
}

/**
 * The sentences that tell most by themselves, at most one from each group. They stand in the list and not in the
 * text, since no sentence is used twice.
 */
export function chooseTakeaways(
  groups: Group[],
  ranked: Ranked,
  topic: Topic,
  quota: Quota,
  count: number,
): Sentence[] {
  const candidates = groups.flatMap((group) => {
    const blocks = groupByBlock(group.sentences)
    return group.sentences.flatMap((sentence) => {
      const { words, leaning, question, announces, item, own, source } = sentence
      if (
        item !== null ||
        leaning ||
        question ||
        announces ||
        words < SHORTEST_WORDS ||
        words > LONGEST_WORDS ||
        ECHO.test(sentence.text)
      )
        return []
      if (!own && words > quota.left(source) / 3) return []
      const value =
        ranked.score(sentence) *
        standsAlone(sentence, topic) *
        leavesFlow(sentence, blocks.get(`${sentence.source} ${sentence.block}`) ?? [])
      return value > 0 ? [{ sentence, group, value }] : []
    })
  })
  const chosen: typeof candidates = []
  for (const candidate of candidates.sort((a, b) => b.value - a.value)) {
    if (chosen.length === count) break
    if (chosen.some(({ group }) => group === candidate.group)) continue
    const dense = spread(ranked.vector(candidate.sentence), ranked.vectors.size)
    if (chosen.some(({ sentence }) => cosine(dense, ranked.vector(sentence)) > SAME_POINT)) continue
    chosen.push(candidate)
  }
  const taken: Sentence[] = []
  for (const { sentence } of chosen) {
    if (!sentence.own && sentence.words > quota.left(sentence.source)) continue
    if (!sentence.own) quota.take(sentence.source, sentence.words)
    taken.push(sentence)
  }
  return taken
}
