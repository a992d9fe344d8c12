import type { EvidenceSource } from '../../writer.ts'
import type { Evidence } from '../sentence.ts'
import type { TopicShare } from './topic-shares.ts'
import type { Vocabulary } from './whole/vocabulary.ts'

const minSources = 4
const minWords = 90
/** What is so much less about the topic than the next one stands apart from them, if it speaks as little like the others or has hardly a word of it. */
const minStep = 0.73
/** A second one only with a step as wide as this: of few papers each may be less about it than the next. */
const wideStep = 0.5
const littleLike = 0.63
const littleShare = 0.28

/**
 * The documents that stand beside the topic: they share a word of it with documents that are about it, and speak of
 * something else. One's own and those that somebody named are never among them.
 */
export function findNearTopic(
  used: readonly EvidenceSource[],
  { sourceWords }: Evidence,
  about: readonly number[],
  { likeness }: Vocabulary,
  shares: ReadonlyMap<number, TopicShare>,
  isSold: (source: number) => boolean,
): ReadonlySet<number> {
  if (used.length < minSources) return new Set()
  const isLooked = (at: number) => {
    const source = used[at]
    if (source === undefined || source.own || source.isNamed === true) return false
    // People who tell each other how it went speak in other words than papers.
    return (sourceWords[at] ?? 0) >= minWords && !(shares.get(at)?.hasMain === true && isSpokenInTurn(source))
  }
  const ranked = [...used.keys()]
    .filter((at) => isLooked(at) && !isSold(at))
    .map((at) => ({ at, about: about[at] ?? 0 }))
    .toSorted((a, b) => a.about - b.about)
  const near = new Set<number>()
  for (const [place, { at, about: own }] of ranked.entries()) {
    const next = ranked[place + 1]?.about ?? 1
    const like = likeness[at] ?? 0
    const isStrange = like < littleLike || (own < like * littleShare && shares.get(at)?.hasMain !== true)
    if (own > next * (near.size === 0 ? minStep : wideStep) || !isStrange) break
    near.add(at)
  }
  return near
}

/** Names that stand before what several people say, and what each says first. */
const turn = /(?:^|[\n.!?]\s)[*_]{0,3}(\p{L}[\p{L}\p{N}_.-]{1,24})\s?[:：][*_]{0,3}\s(?=([^\n]{0,40}))/gu
const minSpeakers = 3
const minTurns = 2

function isSpokenInTurn({ blocks }: EvidenceSource): boolean {
  const text = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join('\n')
  const turns = Map.groupBy(text.matchAll(turn), ([, name = '']) => name)
  const speakers = [...turns.values()].filter((own) => own.length >= minTurns && own.some(isSaid))
  return speakers.length >= minSpeakers
}

/** "Price: 49 pounds. Weight: 3 kg." are labels: nobody says so little each time. */
const isSaid = ([, , said = '']: RegExpExecArray) => said.length >= 40 && !/[:：]/.test(said)

/** A document speaks of the same as the others with so much of their words. */
const muchLike = 0.75
/** A document is called as the topic is where its title has so much of it. */
const minTitled = 0.6

/**
 * Where a document is called as the topic is, the others that no passage of which bears on it, and that do not speak of what
 * it is about: of a desk's papers a search finds such as have one of its words.
 */
export function findBesideTopic(
  used: readonly EvidenceSource[],
  shares: ReadonlyMap<number, TopicShare>,
  bearing: readonly { passage: { source: number } }[],
  isSold: (of: { source: number }) => boolean,
  { likeness }: Vocabulary,
): ReadonlySet<number> {
  if (![...shares.values()].some(({ titled }) => titled >= minTitled)) return new Set()
  const bears = new Set(bearing.map(({ passage }) => passage.source))
  const speaksOf = (source: number) =>
    shares.get(source)?.hasMain === true || bears.has(source) || (likeness[source] ?? 0) >= muchLike
  return new Set(
    [...used.keys()].filter(
      (source) => used[source]?.isNamed !== true && !speaksOf(source) && !isSold({ source }),
    ),
  )
}

/** A topic of fewer words says less of what its sources are about. */
const manyConcepts = 5

/** How much each document is about the topic, from 0 to 1: by the words of it that it has, and by those that it shares with the others. */
export function rateAbout(
  used: readonly EvidenceSource[],
  shares: ReadonlyMap<number, TopicShare>,
  { likeness }: Vocabulary,
  concepts: number,
): number[] {
  const most = Math.max(...[...shares.values()].map(({ share }) => share)) || 1
  const weight = Math.min(1, concepts / manyConcepts)
  return used.map((_, at) => {
    const share = (shares.get(at)?.share ?? 0) / most
    return (likeness[at] ?? 0) * (1 - weight + weight * share)
  })
}
