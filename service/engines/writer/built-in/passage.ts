import type { Group } from './group.ts'
import type { Ranked } from './rank-sentences.ts'
import type { Sentence } from './sentence.ts'
import { centroid, type Vector } from './vectors.ts'

/** What the article takes in one piece: neighbouring sentences of one block, or a list with what announces it. */
export type Passage = {
  group: Group
  source: number
  own: boolean
  sentences: Sentence[]
  items: Sentence[]
  words: number
  score: number
  vector: Vector
}

const LONGEST_OWN_SENTENCES = 5
const LONGEST_QUOTE_SENTENCES = 3
const LONGEST_QUOTE_WORDS = 60
const MOST_ITEMS = 9
const MOST_QUOTED_ITEMS = 5

const wordsOf = (sentences: Sentence[]) => sentences.reduce((sum, { words }) => sum + words, 0)

function createPassage(
  group: Group,
  sentences: Sentence[],
  items: Sentence[],
  ranked: Ranked,
): Passage | undefined {
  const all = [...sentences, ...items]
  const [first] = all
  if (first === undefined) return
  const scores = all.map(ranked.score)
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return {
    group,
    source: first.source,
    own: first.own,
    sentences,
    items,
    words: wordsOf(all),
    score: 0.6 * mean + 0.4 * Math.max(...scores),
    vector: centroid(all.map(ranked.vector)),
  }
}

/** Neighbouring sentences that can stand together: none missing between them, the first leaning on nothing before. */
function runsOf(sentences: Sentence[]): Sentence[][] {
  const runs: Sentence[][] = []
  let run: Sentence[] = []
  for (const sentence of sentences) {
    const follows = run.at(-1)?.ordinal === sentence.ordinal - 1
    if (sentence.question || sentence.announces || (sentence.leaning && !follows)) {
      run = []
      continue
    }
    if (follows) run.push(sentence)
    else {
      run = [sentence]
      runs.push(run)
    }
  }
  return runs
}

/** Cuts a run where a sentence leans on nothing, into pieces of at most so many words and sentences. */
function cutRun(run: Sentence[], mostSentences: number, mostWords: number): Sentence[][] {
  const pieces: Sentence[][] = []
  let piece: Sentence[] = []
  for (const sentence of run) {
    const isFull = piece.length >= mostSentences || wordsOf(piece) + sentence.words > mostWords
    if (piece.length > 0 && !isFull) {
      piece.push(sentence)
    } else if (sentence.leaning) {
      // Too long to go on and not able to start: left out, with what leans on it.
      piece = []
    } else {
      piece = [sentence]
      pieces.push(piece)
    }
  }
  return pieces
}

/** The passages a group offers, from sentences that `isFree` allows. */
export function offerPassages(
  group: Group,
  ranked: Ranked,
  isFree: (sentence: Sentence) => boolean,
): Passage[] {
  const blocks = new Map<string, Sentence[]>()
  for (const sentence of group.sentences) {
    if (!isFree(sentence)) continue
    const key = `${sentence.source} ${sentence.block}`
    const list = blocks.get(key)
    if (list === undefined) blocks.set(key, [sentence])
    else list.push(sentence)
  }
  return [...blocks.values()].flatMap((sentences) => {
    const [first] = sentences
    if (first === undefined) return []
    if (first.item !== null) {
      const announcing = blocks.get(`${first.source} ${first.block - 1}`)?.at(-1)
      const intro = announcing?.announces && !announcing.leaning ? [announcing] : []
      const most = first.own ? MOST_ITEMS : MOST_QUOTED_ITEMS
      const items = sentences.slice(0, most)
      while (!first.own && wordsOf(items) > LONGEST_QUOTE_WORDS && items.length > 1) items.pop()
      if (items.length < 2) return []
      return createPassage(group, intro, items, ranked) ?? []
    }
    const mostSentences = first.own ? LONGEST_OWN_SENTENCES : LONGEST_QUOTE_SENTENCES
    const mostWords = first.own ? 140 : LONGEST_QUOTE_WORDS
    return runsOf(sentences)
      .flatMap((run) => cutRun(run, mostSentences, mostWords))
      .flatMap((piece) => createPassage(group, piece, [], ranked) ?? [])
  })
}
