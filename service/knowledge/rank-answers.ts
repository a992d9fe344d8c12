import type { Context } from '../core/context.ts'
import { type AskedKind, belongsToFigure, findAskedKind, isSameKind } from './asked-kind.ts'
import type { LanguageQuery, QueryTerm } from './compile-query.ts'
import { farShare, nearShare } from './coverage-sql.ts'
import { isCompounding } from './find-synonyms.ts'
import { isFramingWord } from './framing-words.ts'
import { evidenceFloor, type MatchStrength, matchStrength, strongFloor } from './match-strength.ts'
import type { RankedPassage, Ranking } from './rank-passages.ts'
import { type ReadPassage, readSentences, type Sentence, type Stems } from './read-sentences.ts'

export type AnsweringPassage = RankedPassage & {
  /** How well it answers, from 0 to 1: what {@link matchStrength} names. */
  relevance: number
  strength: Exclude<MatchStrength, 'none'>
  /** The sentence of its text that answers best; undefined where none has a word of what is asked. */
  answer: Span | undefined
}
/** Half-open, in UTF-16 code units. */
export type Span = [from: number, to: number]

/** What an asked word says of a sentence by where it is: in it, in one beside it, further off, or above it. */
const shares = { sentence: 0.85, beside: 0.6, passage: 0.4, heading: 1, expression: 0.9, title: 0.6 }
/** For a word that is both in the sentence and above it. */
const bothBonus = 0.15
/** Under a heading of asked words alone, everything is about them. */
const namedBonus = 0.12
/** An answer to a question how long or how much, without the figure. */
const withoutFigure = 0.25
/** Of a figure, for each word between it and what is asked about, which it may be of instead. */
const awayByWord = 1
/** Of a figure in a sentence that leaves to its heading what it is about, and of one that has no such heading. */
const headedNearness = 0.6
const strayNearness = 0.25
/** A figure of a part of what is asked about is one of something else. */
const figureExponent = 1.5
/** Of what has none of the signs of the answer that the question wants, and of what stands under the same question. */
const withoutSigns = 0.75
const underQuestion = 1.15
/** A row of a table says nothing without its header; a line of a word or two is a label. */
const rowShare = 0.85
const labelShare = 0.9
/** A sentence without an asked word, under a heading that has some. */
const wordlessShare = 0.9
/** How far the order of the whole search settles what is equal here. */
const tieShare = 0.03
/** So many of several asked words make a match only together; one of them alone is a coincidence. */
const fewTogether = 2
/** Just below a strength. */
const below = 0.01

/**
 * Passages by how well each answers by itself: what the words that carry the question weigh, the rare ones most; whether one
 * sentence, those beside it and its heading have them together; and whether it has the kind of answer that the question wants.
 */
export async function rankAnswers(
  ctx: Pick<Context, 'db'>,
  input: { question: string; queries: readonly LanguageQuery[] } & Pick<Ranking, 'passages' | 'weights'>,
): Promise<AnsweringPassage[]> {
  const { question, queries, passages, weights } = input
  const kind = findAskedKind(question)
  const names = namesIn(question)
  const asked = queries.map((query) => ({ query, ...weighTerms(query, weights, { kind, names }) }))
  const read = await readSentences(ctx, passages)
  return read
    .map((one): AnsweringPassage => {
      const { passage } = one
      const { terms = [], phrasing = new Set<string>() } =
        asked.find(({ query }) => query.languages.includes(passage.language)) ?? {}
      const { share, answer } = terms.length === 0 ? nothing : answerIn(one, { terms, phrasing, kind })
      const relevance = Math.max(share, passage.likeness ?? 0)
      const strength = matchStrength(relevance)
      return { ...passage, answer, relevance, strength: strength === 'none' ? 'weak' : strength }
    })
    .toSorted((a, b) => orderOf(b) - orderOf(a))
}

function orderOf({ relevance, score }: AnsweringPassage): number {
  return relevance + tieShare * score
}

type Answer = { share: number; answer: Span | undefined }
const nothing: Answer = { share: 0, answer: undefined }

type Term = Pick<QueryTerm, 'own' | 'nearLexemes' | 'lexemes' | 'position'> & {
  /** Of all words that carry the question, from 0 to 1. */
  weight: number
  /** False for a word that no document has. */
  isFound: boolean
  isCompounding: boolean
  isName: boolean
}
type Asked = {
  terms: readonly Term[]
  /** Stems of the words that only phrase the question. */
  phrasing: Stems
  kind: AskedKind
}

/** Words with a capital that does not come from beginning the question: "the Growth plan". */
function namesIn(question: string): ReadonlySet<string> {
  const words = question.match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? []
  return new Set(words.slice(1).flatMap((word) => (/^\p{Lu}/u.test(word) ? [word.toLowerCase()] : [])))
}

/** The words that carry the question, or all of them where there are no others. */
function weighTerms(
  { terms, configuration, languages }: LanguageQuery,
  weights: Ranking['weights'],
  { kind: { asks }, names }: { kind: AskedKind; names: ReadonlySet<string> },
): Pick<Asked, 'terms' | 'phrasing'> {
  const isPhrasing = ({ isFraming, word }: QueryTerm) => isFraming || asks?.(word) === true
  const telling = terms.filter((term) => !isPhrasing(term))
  const carrying = telling.length > 0 ? telling : terms
  const weightOf = (term: QueryTerm) => weights.get(term)?.weight ?? 1
  const total = carrying.reduce((sum, term) => sum + weightOf(term), 0)
  return {
    terms: carrying.map((term) => ({
      ...term,
      weight: weightOf(term) / total,
      isFound: (weights.get(term)?.found ?? 0) > 0,
      isCompounding: isCompounding(configuration),
      // Where every noun has a capital, it says nothing.
      isName: names.has(term.word) && !languages.includes('de'),
    })),
    phrasing: new Set(terms.filter((term) => !carrying.includes(term)).flatMap(({ own }) => own)),
  }
}

function answerIn(read: ReadPassage, asked: Asked): Answer {
  const above = readAbove(read, asked)
  const rated = read.sentences.map((sentence, place) => {
    const hasWord = asked.terms.some((term) => likenessOf(term, sentence.stems) > 0)
    const share = rateSentence(place, read, above, asked) * (hasWord || above.isNamed ? 1 : wordlessShare)
    return { sentence, hasWord, share }
  })
  const worth = ({ sentence: { text }, hasWord, share }: (typeof rated)[number]) =>
    share *
    (text.includes('\t') ? rowShare : 1) *
    (isLabel(text) ? labelShare : 1) *
    (hasWord ? 1 : wordlessShare)
  const [best] = rated.toSorted((a, b) => worth(b) - worth(a))
  if (!best) return nothing
  const { text, start } = best.sentence
  return { share: best.share, answer: best.hasWord ? [start, start + text.length] : undefined }
}

/** What the title and the headings of a passage have of the question. */
type Above = {
  /** For each term, from 0 to 1. */
  heading: number[]
  title: number[]
  titleShare: number
  isTitled: boolean
  isNamed: boolean
  isSameQuestion: boolean
}

function readAbove({ title, heading, outer }: ReadPassage, { terms, phrasing, kind }: Asked): Above {
  const isNamed = isAskedFor(heading.stems, { terms, phrasing })
  const inTitle = terms.filter((term) => likenessOf(term, title.stems) > 0)
  const isExpression = inTitle.some(({ position }) =>
    inTitle.some((other) => other.position === position + 1),
  )
  return {
    heading: terms.map((term) =>
      Math.max(shares.heading * likenessOf(term, heading.stems), shares.title * likenessOf(term, outer)),
    ),
    title: terms.map((term) => likenessOf(term, title.stems)),
    titleShare: isExpression ? shares.expression : shares.title,
    isTitled: inTitle.length >= Math.min(fewTogether, terms.length),
    isNamed,
    isSameQuestion: isSameKind(kind, findAskedKind(heading.text)),
  }
}

function rateSentence(place: number, read: ReadPassage, above: Above, asked: Asked): number {
  const { sentences } = read
  const sentence = sentences[place]
  if (!sentence) return 0
  const windows = [place - 1, place + 1].map((other) => (isApart(sentence, sentences[other]) ? place : other))
  return Math.max(
    ...windows.map((other) => rateWindow(sentence, sentences[other] ?? sentence, { read, above, asked })),
  )
}

/** The items of a list say nothing of each other. */
function isApart(one: Sentence, other: Sentence | undefined): boolean {
  return [one, other].some((sentence) => sentence?.text.startsWith('- ') === true)
}

/** A sentence with one beside it. */
function rateWindow(
  sentence: Sentence,
  beside: Sentence,
  { read: { sentences }, above, asked: { terms, kind } }: { read: ReadPassage; above: Above; asked: Asked },
): number {
  const hasWord = terms.some((term) => likenessOf(term, sentence.stems) > 0)
  let cover = 0
  let together = 0
  let under = 0
  let own = 0
  let isOfName = true
  for (const [at, term] of terms.entries()) {
    const here = likenessOf(term, sentence.stems)
    const near = likenessOf(term, beside.stems)
    const far = Math.max(0, ...sentences.map(({ stems }) => likenessOf(term, stems)))
    const headed = above.heading[at] ?? 0
    const titled = above.title[at] ?? 0
    const said = Math.max(shares.sentence * here, shares.beside * near, shares.passage * far)
    const over = Math.max(headed, above.titleShare * titled)
    cover += term.weight * Math.min(1, Math.max(said, over) + (said > 0 && over > 0 ? bothBonus : 0))
    if (Math.max(here, near, headed) >= nearShare) together += 1
    if (Math.max(here, near, headed, titled) >= nearShare) under += 1
    if (Math.max(here, near, headed, titled) === 1) own += 1
    // What is said of another name is no answer.
    if (term.isName && Math.max(here, near, headed, titled) < nearShare) isOfName = false
  }
  const figure = figureIn(sentence, terms, kind, above)
  if (kind.figures && figure > 0) together += 1
  const named = cover + (above.isNamed && terms.length > 1 ? namedBonus : 0)
  const isSigned = above.isSameQuestion || !kind.signs || (hasWord && kind.signs.test(sentence.text))
  const rated = kind.figures
    ? Math.min(1, named) ** figureExponent * (withoutFigure + (1 - withoutFigure) * figure)
    : (above.isNamed ? Math.max(evidenceFloor, named) : named) *
      (isSigned ? (above.isSameQuestion ? underQuestion : 1) : withoutSigns)
  const needed = Math.min(fewTogether, terms.length)
  const isTogether = together >= needed || (above.isTitled && together > 0)
  if (isTogether && isSigned && isOfName && own > 0) return rated
  // What has one word, under a title with another, may be on it.
  const isPart = isTogether || above.isNamed || (under >= needed && own > 0)
  return Math.min(rated, (isPart ? strongFloor : evidenceFloor) - below)
}

function isLabel(text: string): boolean {
  return !/\p{L}+\P{L}+\p{L}+\P{L}+\p{L}/u.test(text)
}

/** True for a heading of asked words alone, with the rarest of those that any document has. */
function isAskedFor(heading: Stems, { terms, phrasing }: Pick<Asked, 'terms' | 'phrasing'>): boolean {
  const telling = [...heading].filter((stem) => !phrasing.has(stem))
  if (telling.length === 0) return false
  const isAsked = (stem: string) => terms.some((term) => likenessOf(term, new Set([stem])) > 0)
  if (!telling.every(isAsked)) return false
  const found = terms.filter(({ isFound }) => isFound)
  const most = Math.max(...found.map(({ weight }) => weight))
  return found.some((term) => term.weight === most && likenessOf(term, heading) > 0)
}

/** How well a sentence has the figure that is asked for, of what is asked about: no other word may be nearer to it. */
function figureIn(
  { text, tokens }: Sentence,
  terms: readonly Term[],
  { figures }: AskedKind,
  { isNamed }: Above,
): number {
  if (!figures) return 0
  const places = tokens.flatMap(({ stems }, place) =>
    terms.some((term) => likenessOf(term, stems) > 0) ? [place] : [],
  )
  const nearnessOf = (from: number, to: number) => {
    if (places.length === 0) return isNamed ? headedNearness : strayNearness
    const first = tokens.findIndex((token) => token.to > from)
    const last = tokens.findLastIndex((token) => token.from < to)
    const away = places.map((place) => {
      if (place >= first && place <= last) return 0
      const between = place < first ? tokens.slice(place + 1, first) : tokens.slice(last + 1, place)
      return between.filter(
        ({ stems, word }) => stems.size > 0 && !belongsToFigure(word) && !isFramingWord(word),
      ).length
    })
    return 1 / (1 + awayByWord * Math.min(...away))
  }
  return Math.max(0, ...figures(text).map(({ from, to, worth }) => worth * nearnessOf(from, to)))
}

/** 1 for a text with the word itself, less for one with another word for it. */
function likenessOf({ own, nearLexemes, lexemes, isCompounding }: Term, stems: Stems): number {
  if (own.some((stem) => stems.has(stem))) return 1
  if (nearLexemes.some((stem) => stems.has(stem))) return nearShare
  if (isCompounding && own.some((part) => [...stems].some((stem) => isPart(part, stem)))) return nearShare
  return lexemes.some((stem) => stems.has(stem)) ? farShare : 0
}

const minPart = 5

/** Preis in Preisliste, Kette in Fahrradkette. */
function isPart(part: string, compound: string): boolean {
  return part.length >= minPart && (compound.startsWith(part) || compound.endsWith(part))
}
