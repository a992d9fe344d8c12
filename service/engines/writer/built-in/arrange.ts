import type { Passage } from './passage.ts'
import type { Ranked } from './rank-sentences.ts'
import { cosine, spread } from './vectors.ts'

/** Passages that make one paragraph, or one list. */
export type Paragraph = Passage[]

const MOST_SENTENCES = 5
const QUOTES_TOGETHER = 2
const RELATED = 0.1

const place = ({ group, source, sentences, items }: Passage) => {
  const first = sentences[0] ?? items[0]
  return (
    (first?.section.position ?? group.position) * 1e6 +
    source * 1e4 +
    (first?.block ?? 0) +
    (first?.ordinal ?? 0) / 1000
  )
}
const count = (paragraph: Paragraph) => paragraph.reduce((sum, { sentences }) => sum + sentences.length, 0)
const isList = (passage: Passage | undefined) => (passage?.items.length ?? 0) > 0

/** Our own passages in their order; short neighbours share a paragraph. */
function arrangeOwn(passages: Passage[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const passage of [...passages].sort((a, b) => a.source - b.source || place(a) - place(b))) {
    const last = paragraphs.at(-1)
    const before = last?.at(-1)
    const joins =
      last !== undefined &&
      before !== undefined &&
      before.source === passage.source &&
      !isList(before) &&
      !isList(passage) &&
      (passage.sentences.length === 1 || count(last) === 1) &&
      count(last) + passage.sentences.length <= MOST_SENTENCES
    if (joins) last.push(passage)
    else paragraphs.push([passage])
  }
  return paragraphs
}

/** Strangers' passages so that each is followed by the one most like it, and none comes before an earlier one of its page. */
function chainQuotes(passages: Passage[], ranked: Ranked): Passage[] {
  const left = [...passages].sort((a, b) => place(a) - place(b))
  const chain: Passage[] = []
  while (left.length > 0) {
    const last = chain.at(-1)
    const firsts = left.filter(
      (passage, at) => left.findIndex(({ source }) => source === passage.source) === at,
    )
    const dense = last === undefined ? undefined : spread(last.vector, ranked.vectors.size)
    const value = (passage: Passage) =>
      dense === undefined ? passage.score : cosine(dense, passage.vector) + 0.1 * passage.score
    const next = firsts.sort((a, b) => value(b) - value(a))[0]
    if (next === undefined) break
    chain.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return chain
}

/**
 * The paragraphs of a section: our own passages in their order, each followed by a stranger's word on the same point
 * where there is one; strangers who are left speak in paragraphs of two.
 */
export function arrangeParagraphs(passages: Passage[], ranked: Ranked): Paragraph[] {
  const paragraphs = arrangeOwn(passages.filter(({ own }) => own))
  const quotes = chainQuotes(
    passages.filter(({ own }) => !own),
    ranked,
  )
  const alone: Passage[] = []
  const taken = new Set<Paragraph>()
  for (const quote of quotes) {
    const dense = spread(quote.vector, ranked.vectors.size)
    const [best] = paragraphs
      .filter(
        (paragraph) =>
          !taken.has(paragraph) &&
          !isList(paragraph.at(-1)) &&
          !isList(quote) &&
          count(paragraph) + quote.sentences.length <= MOST_SENTENCES + 1,
      )
      .map((paragraph) => ({
        paragraph,
        value: Math.max(...paragraph.map(({ vector }) => cosine(dense, vector))),
      }))
      .sort((a, b) => b.value - a.value)
    if (best !== undefined && best.value >= RELATED) {
      best.paragraph.push(quote)
      taken.add(best.paragraph)
    } else alone.push(quote)
  }
  const quoted: Paragraph[] = []
  for (const quote of alone) {
    const last = quoted.at(-1)
    const fits =
      last !== undefined &&
      last.length < QUOTES_TOGETHER &&
      !isList(quote) &&
      !isList(last.at(-1)) &&
      count(last) + quote.sentences.length <= MOST_SENTENCES
    if (fits) last.push(quote)
    else quoted.push([quote])
  }
  return [...paragraphs, ...quoted]
}
