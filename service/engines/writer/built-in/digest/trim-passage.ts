import type { Sentence } from '../sentence.ts'
import type { Chosen } from './choose-passages.ts'
import { countPartWords, type Part, type Passage, sentencesOf } from './passage.ts'
import { leansOnPrevious } from './stands-alone.ts'

/** Words of a passage that is told whole, and of what is left of a longer one. */
const wholePassage = 140
const cutPassage = 110
const longParagraph = 100
const cutParagraph = 75
const longList = 140
const maxItems = 9
const fewItems = 3
/** A paragraph or item that bears so much less than the best one is left out. */
const minShare = 0.6
/** What a line that has the kind of answer counts for besides its words. */
const ofAnswer = 0.6

type Worth = (sentences: readonly Sentence[]) => number

/** A passage without the paragraphs and items that do not bear on its question, where it is long; null where nothing fits. */
export function trimPassage(
  { passage, lines, isStrict }: Chosen,
  most: number,
  quoted: number,
  /** Told before the passage. */
  said: ReadonlySet<Sentence> = new Set(),
): Passage | null {
  const left = lines.filter(({ sentence }) => sentence === null || !said.has(sentence))
  // Where the answer was told, what stands around it is no second one.
  const isText = passage.parts.every(({ kind }) => kind === 'paragraph')
  if (isText && isStrict && left.length < lines.length && !left.some(({ carries }) => carries)) return null
  const worths = new Map(
    lines.flatMap(({ sentence, covered, carries }) =>
      sentence === null ? [] : [[sentence, covered + (carries ? ofAnswer : 0)] as const],
    ),
  )
  const of: Worth = (sentences) => Math.max(0, ...sentences.map((one) => worths.get(one) ?? 0))
  const tables = passage.parts.filter(({ kind }) => kind === 'table')
  const texts = passage.parts
    .filter(({ kind }) => kind !== 'table')
    .map((part) => shorten(part, of, isStrict))
  const limit = countPartWords(texts) <= wholePassage ? wholePassage : cutPassage
  const kept = keepBest(texts, of, Math.min(limit, most, quoted), isStrict)
  const fits = tables.filter((table) => countPartWords([table]) <= most - countPartWords(kept))
  const all = passage.parts.flatMap((part) => {
    if (part.kind === 'table') return fits.includes(part) ? [part] : []
    return kept.find(({ block }) => block === part.block) ?? []
  })
  return all.length === 0 ? null : { ...passage, parts: all, words: countPartWords(all) }
}

function shorten(part: Part, of: Worth, isStrict: boolean): Part {
  if (part.kind === 'list') return shortenList(part, of, isStrict)
  if (part.kind !== 'paragraph' || countPartWords([part]) <= longParagraph) return part
  const [best] = part.sentences.toSorted((a, b) => of([b]) - of([a]))
  if (best === undefined) return part
  // A run of the paragraph, and no sentences torn out of it.
  const run = chainOf(best, part.sentences)
  let words = run.reduce((sum, one) => sum + one.words, 0)
  let at = part.sentences.indexOf(best) + 1
  for (
    let next = part.sentences[at];
    next !== undefined && words + next.words <= cutParagraph;
    next = part.sentences[at]
  ) {
    run.push(next)
    words += next.words
    at += 1
  }
  let before = part.sentences.indexOf(run[0] ?? best) - 1
  for (
    let one = part.sentences[before];
    one !== undefined && words + one.words <= cutParagraph;
    one = part.sentences[before]
  ) {
    run.unshift(one)
    words += one.words
    before -= 1
  }
  return { ...part, sentences: run }
}

/** A sentence with those before it that it leans on. */
export function chainOf(sentence: Sentence, sentences: readonly Sentence[]): Sentence[] {
  const chain = [sentence]
  for (let at = sentences.indexOf(sentence) - 1; at >= 0; at -= 1) {
    const [first] = chain
    const before = sentences[at]
    if (first === undefined || before === undefined || !(first.leaning || leansOnPrevious(first))) break
    chain.unshift(before)
  }
  return chain
}

function shortenList(part: Extract<Part, { kind: 'list' }>, of: Worth, isStrict: boolean): Part {
  // What to check is one list.
  if (part.items.every((item) => item.every(({ question }) => question))) return part
  const top = of(part.items.flat())
  // Of a long list of advice only what has the amount answers how much.
  if (isStrict && part.items.length > fewItems) {
    const answering = part.items.filter((item) => of(item) >= top * minShare)
    if (answering.length < part.items.length / 2) return { ...part, items: answering }
  }
  if (part.items.length <= maxItems && countPartWords([part]) <= longList) return part
  const best = part.items.toSorted((a, b) => of(b) - of(a))
  const kept = new Set<Sentence[]>()
  let words = part.lead.reduce((sum, one) => sum + one.words, 0)
  for (const item of best) {
    const size = item.reduce((sum, one) => sum + one.words, 0)
    if (kept.size >= maxItems || (kept.size > 0 && words + size > cutPassage)) continue
    kept.add(item)
    words += size
  }
  return { ...part, items: part.items.filter((item) => kept.has(item)) }
}

/** The parts that bear most, in their order, as far as there is room. */
function keepBest(parts: readonly Part[], of: Worth, limit: number, isStrict: boolean): Part[] {
  const rated = parts.map((part) => ({ part, worth: of(sentencesOf(part)), words: countPartWords([part]) }))
  if (!isStrict && rated.reduce((sum, { words }) => sum + words, 0) <= limit) return [...parts]
  const top = Math.max(0, ...rated.map(({ worth }) => worth))
  const kept = new Set<Part>()
  let words = 0
  for (const one of rated.toSorted((a, b) => b.worth - a.worth)) {
    if (words + one.words > limit || (kept.size > 0 && one.worth < top * minShare)) continue
    kept.add(one.part)
    words += one.words
  }
  return parts.filter((part) => kept.has(part))
}
