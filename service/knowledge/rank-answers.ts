import type { Context } from '../core/context.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { findAskedValue, type ValueFinder } from './asked-value.ts'
import type { LanguageQuery, QueryTerm } from './compile-query.ts'
import type { MatchStrength } from './match-strength.ts'
import type { RankedPassage } from './rank-passages.ts'
import { stemTexts } from './stem-texts.ts'

export type AnsweringPassage = RankedPassage & {
  relevance: number
  strength: Exclude<MatchStrength, 'none'>
  /** The sentence of its text that answers best; undefined where none says anything of what is asked. */
  answer: Span | undefined
}
/** Half-open, in UTF-16 code units. */
export type Span = [from: number, to: number]

const synonymShare = 0.75
/** What a word says of a passage by where it is: many that mention it in passing are about something else. */
const shares = { text: 0.85, heading: 0.95, title: 0.8 }
/** For a word that is both in the text and above it. */
const bothBonus = 0.2
/** A whole passage speaks of what is asked, one sentence of it says it, or says the figure that is asked for. */
const weights = { passage: 0.65, sentence: 0.35, figure: 0 }
const weightsOfFigure = { passage: 0.3, sentence: 0.15, figure: 0.55 }
const headingBonus = 0.05
/** How far the order of the whole search settles what is equal here. */
const tieShare = 0.03
/** What is called after the question answers it, in whatever words. */
const namedFloor = 0.55
const strongFloor = 0.72
const someFloor = 0.46
/** What is called strong must be nearly as good as the best, and there are few of it: else it says nothing. */
const strongShare = 0.88
const maxStrong = 3
const maxSentences = 40
/** Of a figure in another part of a sentence than what is asked about. */
const elsewhere = 0.5
/** At least this much of a figure answers how long or how many. */
const figureFloor = 0.6

/**
 * Passages by how well each answers by itself: what the words that carry the question weigh over all of these passages,
 * whether one sentence has them together, and whether it has the figure that the question wants. A title is that of every
 * passage of its document and counts for half.
 */
export async function rankAnswers(
  ctx: Pick<Context, 'db'>,
  input: { question: string; queries: readonly LanguageQuery[]; passages: readonly RankedPassage[] },
): Promise<AnsweringPassage[]> {
  const { question, queries, passages } = input
  const read = await readPassages(ctx, passages)
  const asked = findAskedValue(question)
  const weighed = queries.map((query) => ({ query, terms: weighTerms(query.terms, read) }))
  const ranked = read.map((one) => {
    const { passage } = one
    const terms = weighed.find(({ query }) => query.languages.includes(passage.language))?.terms ?? []
    const { relevance: said, answer, hasFigure } = relevanceOf(terms, one, asked)
    const relevance = Math.max(said, passage.likeness ?? 0)
    return {
      isWhole: asked === undefined ? saysAll(terms, one) : hasFigure,
      passage: {
        ...passage,
        answer,
        relevance: (relevance + tieShare * passage.score) / (1 + tieShare + headingBonus),
      },
    }
  })
  ranked.sort((a, b) => b.passage.relevance - a.passage.relevance)
  const best = ranked[0]?.passage.relevance ?? 0
  return ranked.map(({ passage, isWhole }, place) => ({
    ...passage,
    strength: strengthOf(passage.relevance, { best, place, isWhole }),
  }))
}

/**
 * True where two sentences that follow each other say every word that carries the question, or one heading above them does:
 * one word in a heading and another in a sentence may have nothing to do with each other. One word alone is said where it
 * is found, and what is alike in meaning needs none.
 */
function saysAll(
  terms: readonly WeighedTerm[],
  { passage, title, heading, sentences }: ReadPassage,
): boolean {
  if (terms.length < 2 || passage.likeness !== undefined) return true
  const sayIn = (...places: Stems[]) => terms.every((term) => places.some((one) => likenessOf(term, one) > 0))
  if (sayIn(title) || sayIn(heading)) return true
  return sentences.some(({ stems }, index) => sayIn(stems, sentences[index + 1]?.stems ?? stems))
}

function strengthOf(
  relevance: number,
  { best, place, isWhole }: { best: number; place: number; isWhole: boolean },
) {
  const isStrong = isWhole && relevance >= strongFloor && relevance >= best * strongShare
  if (isStrong && place < maxStrong) return 'strong'
  return relevance >= someFloor ? 'some' : 'weak'
}

type Stems = ReadonlySet<string>
type ReadPassage = {
  passage: RankedPassage
  /** True for the only passage of its document here: its title says what it is about, as a heading does. */
  isAlone: boolean
  title: Stems
  heading: Stems
  sentences: { text: string; span: Span; stems: Stems }[]
}

async function readPassages(
  ctx: Pick<Context, 'db'>,
  passages: readonly RankedPassage[],
): Promise<ReadPassage[]> {
  const split = passages.map((passage) => {
    const sentences = splitSentences(passage.text, passage.language).filter(({ text }) => text.trim() !== '')
    return { passage, sentences: sentences.slice(0, maxSentences) }
  })
  const texts = split.flatMap(({ passage, sentences }) =>
    [passage.title, passage.headingPath.at(-1) ?? '', ...sentences.map(({ text }) => text)].map((text) => ({
      text,
      language: passage.language,
    })),
  )
  const stems = await stemTexts(ctx, texts)
  const none: Stems = new Set()
  let place = 0
  const next = () => stems[place++] ?? none
  const ofDocument = Map.groupBy(passages, ({ documentId }) => documentId)
  return split.map(({ passage, sentences }) => ({
    passage,
    isAlone: ofDocument.get(passage.documentId)?.length === 1,
    title: next(),
    heading: next(),
    sentences: sentences.map(({ text, start }) => ({
      text,
      span: [start, start + text.trimEnd().length] satisfies Span,
      stems: next(),
    })),
  }))
}

type WeighedTerm = { own: readonly string[]; others: readonly string[]; weight: number }

/** The words that carry the question, or all of them where there are no others; the fewer passages have one, the more it weighs. */
function weighTerms(terms: readonly QueryTerm[], read: readonly ReadPassage[]): WeighedTerm[] {
  const carrying = terms.filter(({ isFraming }) => !isFraming)
  return (carrying.length > 0 ? carrying : terms).map(({ own, lexemes }) => {
    const having = read.filter(({ heading, sentences }) =>
      [heading, ...sentences.map(({ stems }) => stems)].some((stems) => own.some((stem) => stems.has(stem))),
    ).length
    const others = lexemes.filter((stem) => !own.includes(stem))
    return { own, others, weight: Math.log(1 + (read.length + 1) / (having + 0.5)) }
  })
}

function relevanceOf(
  terms: readonly WeighedTerm[],
  { passage: { headingPath }, isAlone, title, heading, sentences }: ReadPassage,
  asked: ValueFinder | undefined,
): { relevance: number; answer: Span | undefined; hasFigure: boolean } {
  const isAsked = (stems: Stems) =>
    stems.size > 0 &&
    [...stems].every((stem) => terms.some(({ own, others }) => own.includes(stem) || others.includes(stem)))
  const isHeadingAsked = isAsked(heading) || (isAlone && isAsked(title))
  // Under a heading that is one of the asked words, in a document that is called after the others, all of it is about them.
  const ofTitle = isHeadingAsked || isAlone ? shares.heading : shares.title
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const cover = (texts: readonly Stems[]) => {
    const found = terms.map((term) => {
      const said = shares.text * Math.max(0, ...texts.map((stems) => likenessOf(term, stems)))
      const above = Math.max(shares.heading * likenessOf(term, heading), ofTitle * likenessOf(term, title))
      return term.weight * Math.min(1, Math.max(said, above) + bothBonus * Math.min(said, above))
    })
    return total === 0 ? 0 : found.reduce((sum, one) => sum + one, 0) / total
  }
  const passageHeading = headingPath.at(-1) ?? ''
  const ofSentences = sentences.map(({ text, span, stems }) => ({
    span,
    isWhole: /\p{L}+\P{L}+\p{L}+\P{L}+\p{L}/u.test(text),
    share: cover([stems]),
    figure: asked === undefined ? 0 : figureIn(text, passageHeading, { terms, asked }),
  }))
  const passage = cover(sentences.map(({ stems }) => stems))
  const sentence = Math.max(0, ...ofSentences.map(({ share }) => share))
  const figure = Math.max(0, ...ofSentences.map(({ share, figure: has }) => share * has))
  const { passage: ofPassage, sentence: ofSentence, figure: ofFigure } = asked ? weightsOfFigure : weights
  const relevance = ofPassage * passage + ofSentence * sentence + ofFigure * figure
  const answer = bestOf(ofSentences)
  const hasFigure = ofSentences.some(({ figure: has }) => has >= figureFloor)
  if (!isHeadingAsked) return { relevance, answer, hasFigure }
  const named = Math.max(namedFloor, relevance + (terms.length > 1 ? headingBonus : 0))
  return { relevance: named, answer, hasFigure }
}

/** "A median rollout of 33 days" is how long a rollout takes, whatever else the sentence names. */
const measured = /(?<!\p{L})(?:median|average|mean|typical)\s(?<what>\p{L}+)\sof\s\d/iu

/** The figure is one of what is asked about where a part of the sentence has both: "in 212 calls, a tour took 24 minutes". */
function figureIn(
  text: string,
  heading: string,
  { terms, asked }: { terms: readonly WeighedTerm[]; asked: ValueFinder },
): number {
  const isNamed = (part: string) =>
    (part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).some((word) =>
      terms.some(({ own }) => own.some((stem) => word.startsWith(stem))),
    )
  const ofParts = text.split(/[,;:]\s/u).map((part) => {
    const has = asked(part, heading)
    const of = measured.exec(part)?.groups?.what
    if (of !== undefined && !isNamed(of)) return has * elsewhere
    // Under a heading that announces it the figure needs no more words.
    return has === 1 || isNamed(part) ? has : has * elsewhere
  })
  return Math.max(elsewhere * asked(text, heading), ...ofParts)
}

/** The first of those with the most of what is asked: the figure before the words, and no line of a word or two. */
function bestOf(
  sentences: readonly { span: Span; isWhole: boolean; share: number; figure: number }[],
): Span | undefined {
  const worth = ({ isWhole, share, figure }: (typeof sentences)[number]) =>
    share * (1 + 2 * figure) * (isWhole ? 1 : 0.5)
  const [best] = sentences.toSorted((a, b) => worth(b) - worth(a))
  return best !== undefined && worth(best) > 0 ? best.span : undefined
}

/** 1 for a text with the word itself, less for one with another word for it. */
function likenessOf({ own, others }: WeighedTerm, stems: Stems): number {
  if (own.some((stem) => stems.has(stem))) return 1
  return others.some((stem) => stems.has(stem)) ? synonymShare : 0
}
