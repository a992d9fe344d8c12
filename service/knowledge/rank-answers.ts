import type { Context } from '../core/context.ts'
import { type AskedFigure, type AskedKind, belongsToFigure, findAskedKind, isSameKind } from './asked-kind.ts'
import type { LanguageQuery, QueryTerm } from './compile-query.ts'
import { farShare, nearShare } from './coverage-sql.ts'
import { isCompounding } from './find-synonyms.ts'
import { asksHow, isFramingWord } from './framing-words.ts'
import { evidenceFloor, type MatchStrength, matchStrength, strongFloor, weakFloor } from './match-strength.ts'
import { namesIn } from './names-in.ts'
import type { RankedPassage, Ranking } from './rank-passages.ts'
import { isSmallCount } from './read-count.ts'
import { type ReadPassage, readSentences, type Sentence, type Stems, type Token } from './read-sentences.ts'
import { isQuestion } from './split-questions.ts'

export type AnsweringPassage = RankedPassage & {
  /** How well it answers, from 0 to 1: what {@link matchStrength} names. */
  relevance: number
  strength: Exclude<MatchStrength, 'none'>
  /** The sentence of its text that answers best; undefined where none has a word of what is asked. */
  answer: Span | undefined
  /** What the question asks and neither that sentence nor what stands beside and above it has: words as asked, and "how long". */
  lacks: string[]
}
/** Half-open, in UTF-16 code units. */
export type Span = [from: number, to: number]

/** Of several things that a question asks, one alone is a coincidence. */
const fewTogether = 2
/**
 * Of what ranks a little lower than the same would otherwise: a long sentence; one whose heading has not what the
 * question is about; and as the sentence to show a row of a table, which says nothing without its header, a label and a sentence
 * without an asked word.
 */
const lessShare = 0.9
const longSentence = 60
/** How far the order of the whole search settles what is equal here. */
const tieShare = 0.03

/**
 * Passages by how well each answers by itself. A sentence is read with those beside it, its headings and the title of its
 * document. It is a strong match where these have all that is asked, the kind of answer included; a partial one where they
 * have half of it, and more than one thing; else it only shares words. Among equals the one comes first that says more of it
 * itself.
 */
export async function rankAnswers(
  ctx: Pick<Context, 'db'>,
  input: { question: string; queries: readonly LanguageQuery[] } & Pick<Ranking, 'passages' | 'weights'>,
): Promise<AnsweringPassage[]> {
  const { question, queries, passages } = input
  const kind = findAskedKind(question)
  const isTopic = kind.asked === undefined && (!isQuestion(question) || asksHow(question))
  const asked = queries.map((query) => ({ query, ...readQuery(query, { ...input, kind, isTopic }) }))
  const read = await readSentences(ctx, passages)
  return read
    .map((one): AnsweringPassage => {
      const { passage } = one
      const { terms = [], phrasing = new Set<string>() } =
        asked.find(({ query }) => query.languages.includes(passage.language)) ?? {}
      const found = terms.length === 0 ? nothing : answerIn(one, { terms, phrasing, kind, isTopic })
      const relevance = Math.max(found.relevance, passage.likeness ?? 0)
      const strength = matchStrength(relevance)
      return { ...passage, ...found, relevance, strength: strength === 'none' ? 'weak' : strength }
    })
    .toSorted((a, b) => orderOf(b) - orderOf(a))
}

function orderOf({ relevance, score }: AnsweringPassage): number {
  return relevance + tieShare * score
}

type Answer = Pick<AnsweringPassage, 'relevance' | 'answer' | 'lacks'>
const nothing: Answer = { relevance: 0, answer: undefined, lacks: [] }

type Term = Pick<QueryTerm, 'word' | 'own' | 'nearLexemes' | 'nearPhrases' | 'lexemes' | 'isAmbiguous'> & {
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
  /** It asks nothing of what it is about but how. */
  isTopic: boolean
}

/** The words that carry the question, or all of them where there are no others. */
function readQuery(
  { terms, configuration, languages }: LanguageQuery,
  {
    question,
    weights,
    kind: { asks },
    isTopic,
  }: { question: string; kind: AskedKind; isTopic: boolean } & Pick<Ranking, 'weights'>,
): Pick<Asked, 'terms' | 'phrasing'> {
  // Where every noun has a capital, it says nothing.
  const names = languages.includes('de') ? new Set<string>() : namesIn(question)
  // "50 rollouts" are asked about; "10 tips" are so many as come, and so are "3 rollouts" and "three".
  const isAmount = (term: QueryTerm) =>
    !isTopic && isNumber(term) && !isSmallCount(term.word) && term.position > 0
  const telling = terms.filter((term) => isAmount(term) || (!term.isFraming && asks?.(term.word) !== true))
  const carrying = telling.length > 0 ? telling : terms
  const weightOf = (term: QueryTerm) => weights.get(term)?.weight ?? 1
  const total = carrying.reduce((sum, term) => sum + weightOf(term), 0)
  return {
    terms: carrying.map((term) => {
      return {
        ...term,
        weight: weightOf(term) / total,
        isFound: (weights.get(term)?.found ?? 0) > 0,
        isCompounding: isCompounding(configuration),
        isName: names.has(term.word),
      }
    }),
    phrasing: new Set(terms.filter((term) => !carrying.includes(term)).flatMap(({ own }) => own)),
  }
}

/** In a sentence beside, a number is one of something else. */
function isNumber({ word }: Pick<QueryTerm, 'word'>): boolean {
  return /^\d+$/.test(word)
}

/** What the title and the headings of a passage have of the question. */
type Above = {
  /** For each term, from 0 to 1. */
  heading: readonly number[]
  /** The title, and the headings above the nearest one. */
  title: readonly number[]
  /** The heading has words of the question alone: everything below it is about that. */
  isNamed: boolean
  isSameQuestion: boolean
}

function answerIn(read: ReadPassage, asked: Asked): Answer {
  const { heading, outer, title, sentences } = read
  const { terms, kind } = asked
  const above: Above = {
    heading: likenesses(terms, heading.stems),
    title: likenesses(terms, new Set([...outer, ...title.stems])),
    isNamed: isAskedFor(heading.stems, asked),
    isSameQuestion: isSameKind(kind, findAskedKind(heading.text)),
  }
  const said = sentences.map(({ stems }) => likenesses(terms, stems))
  const anywhere = terms.map((_, at) => Math.max(0, ...said.map((own) => own[at] ?? 0)))
  const rated = sentences.map((sentence, place) => {
    const besides = [place - 1, place + 1].filter((other) => !isApart(sentence, sentences[other]))
    const beside = terms.map((_, at) => Math.max(0, ...besides.map((other) => said[other]?.[at] ?? 0)))
    const own = said[place] ?? []
    return {
      sentence,
      hasWord: own.some((likeness) => likeness > 0),
      ...rate(sentence, { own, beside, anywhere, above, asked }),
    }
  })
  const worth = ({ sentence: { text }, hasWord, relevance }: (typeof rated)[number]) =>
    relevance * (text.includes('\t') || isLabel(text) || !hasWord ? lessShare : 1)
  const [best] = rated.toSorted((a, b) => worth(b) - worth(a))
  if (!best) return nothing
  const { text, start } = best.sentence
  return {
    relevance: best.relevance,
    answer: best.hasWord ? [start, start + text.length] : undefined,
    lacks: best.lacks,
  }
}

/** The items of a list say nothing of each other. */
function isApart(one: Sentence, other: Sentence | undefined): boolean {
  return [one, other].some((sentence) => sentence === undefined || sentence.text.startsWith('- '))
}

/** What a line has of each term. A word of many meanings has the asked one beside another word of the question. */
function likenesses(terms: readonly Term[], stems: Stems): number[] {
  const likeness = terms.map((term) => likenessOf(term, stems))
  return terms.map((term, at) => {
    const isAlone = !likeness.some((other, place) => place !== at && other === 1)
    return term.isAmbiguous && terms.length > 1 && isAlone
      ? likenessOf({ ...term, own: [], lexemes: [] }, stems)
      : (likeness[at] ?? 0)
  })
}

/** What is said of each term, by where: from 0 to 1. */
type Places = {
  own: readonly number[]
  beside: readonly number[]
  /** In any sentence of the passage. */
  anywhere: readonly number[]
  above: Above
  asked: Asked
}

function rate(sentence: Sentence, places: Places): { relevance: number; lacks: string[] } {
  const { own, beside, anywhere, above, asked } = places
  const { terms, kind } = asked
  const placesOf = (at: number) => ({
    here: Math.max(own[at] ?? 0, above.heading[at] ?? 0, above.isNamed ? (above.title[at] ?? 0) : 0),
    near: Math.max(beside[at] ?? 0, above.title[at] ?? 0),
    far: anywhere[at] ?? 0,
  })
  const weightOf = (has: (at: number) => boolean) =>
    terms.reduce((sum, term, at) => sum + (has(at) ? term.weight : 0), 0)
  const isHere = (at: number) => placesOf(at).here >= nearShare
  const isMet = (term: Term, at: number) => isHere(at) || (!isNumber(term) && placesOf(at).near >= nearShare)
  const met = terms.filter(isMet)
  // A figure is of what its own sentence says it is of.
  const isFigured = (at: number) => Math.max(placesOf(at).here, above.title[at] ?? 0) >= nearShare
  const lacking = terms.filter((term, at) => !isMet(term, at) || (kind.figures && !isFigured(at)))
  const figure = kind.figures ? figureIn(sentence, asked, above) : 0
  const isKindMet = kind.figures
    ? figure >= farShare
    : kind.signs === undefined ||
      above.isSameQuestion ||
      (own.some((likeness) => likeness === 1) && kind.signs(sentence.text))
  const wantsKind = kind.figures !== undefined || kind.signs !== undefined
  const share = terms.reduce((sum, term, at) => {
    const { here, near, far } = placesOf(at)
    return sum + term.weight * Math.max(here, nearShare * near, farShare * far)
  }, 0)
  const brevity = 1 - ((1 - lessShare) * Math.min(sentence.tokens.length, longSentence)) / longSentence
  const quality =
    share *
    brevity *
    (lessShare + (1 - lessShare) * weightOf((at) => (above.heading[at] ?? 0) >= nearShare)) *
    (kind.figures ? nearShare + (1 - nearShare) * figure : 1)
  const lacks = lacking.map(({ word }) => word)
  if (!isKindMet && kind.asked !== undefined && !lacks.includes(kind.asked)) lacks.push(kind.asked)
  return { relevance: inBand(strengthOf()), lacks }

  function strengthOf(): Exclude<MatchStrength, 'none'> {
    // What is said of another name is no answer.
    if (lacking.some(({ isName, isFound }) => isName && !isFound)) return 'weak'
    const hasOwnWord = terms.some((_, at) => Math.max(placesOf(at).here, placesOf(at).near) === 1)
    // What a text is about stands above it; what a sentence has of a topic it may only mention.
    const isAbove = terms.some(
      (term, at) =>
        isRarest(term, terms) && Math.max(above.heading[at] ?? 0, above.title[at] ?? 0) >= nearShare,
    )
    const isSaid = above.isNamed || terms.some((_, at) => isHere(at))
    if (lacks.length === 0 && isSaid && hasOwnWord && (isAbove || !asked.isTopic)) return 'strong'
    const things = met.length + (wantsKind && isKindMet ? 1 : 0)
    const isMore = things >= Math.min(fewTogether, terms.length + (wantsKind ? 1 : 0))
    const isAbout = met.some((term) => isRarest(term, terms))
    return above.isNamed || (isMore && isAbout && weightOf(isHere) >= evidenceFloor) ? 'some' : 'weak'
  }

  function inBand(strength: Exclude<MatchStrength, 'none'>): number {
    const [from, to] = bands[strength]
    return from + (to - from) * Math.min(quality, 1 - tieShare)
  }
}

const bands = {
  strong: [strongFloor, 1],
  some: [evidenceFloor, strongFloor],
  weak: [weakFloor, evidenceFloor],
} as const

function isLabel(text: string): boolean {
  return !/\p{L}+\P{L}+\p{L}+\P{L}+\p{L}/u.test(text)
}

/** True for a heading of asked words alone, with the rarest of those that any document has. */
function isAskedFor(heading: Stems, { terms, phrasing }: Pick<Asked, 'terms' | 'phrasing'>): boolean {
  const telling = [...heading].filter((stem) => !phrasing.has(stem))
  const isAsked = (stem: string) => terms.some((term) => likenessOf(term, new Set([stem])) > 0)
  const said = likenesses(terms, heading)
  return (
    telling.length > 0 &&
    telling.every(isAsked) &&
    terms.some((term, at) => isRarest(term, terms) && (said[at] ?? 0) > 0)
  )
}

/** Of the words that any document has: it is what the question is about. */
function isRarest({ isFound, weight }: Term, terms: readonly Term[]): boolean {
  return isFound && terms.every((other) => !other.isFound || other.weight <= weight)
}

/**
 * How well a sentence has the figure that is asked for, of what is asked about: no other word may be nearer to it. A sentence
 * may leave it to its heading what it is about.
 */
function figureIn(
  { text, tokens }: Sentence,
  { terms, kind: { figures } }: Asked,
  { heading, isNamed }: Above,
): number {
  if (!figures) return 0
  const isAsked = ({ stems }: Token) => terms.some((term) => likenessOf(term, stems) > 0)
  const places = tokens.flatMap((token, place) => (isAsked(token) ? [place] : []))
  const ofHeading = isNamed ? nearShare : heading.some((one) => one >= nearShare) ? farShare : 0
  const nearnessOf = ({ from, to, until }: AskedFigure) => {
    // "30 days after go-live": not of what it comes after.
    const reference =
      until === undefined ? undefined : tokens.find((token) => token.from >= until && isTelling(token))
    if (reference && isAsked(reference)) return 0
    const first = tokens.findIndex((token) => token.to > from)
    const last = tokens.findLastIndex((token) => token.from < to)
    const away = places.map((place) => {
      if (place >= first && place <= last) return 0
      const between = place < first ? tokens.slice(place + 1, first) : tokens.slice(last + 1, place)
      return between.filter(isTelling).length
    })
    return places.length === 0 ? ofHeading : 1 / (1 + Math.min(...away))
  }
  return Math.max(0, ...figures(text).map((figure) => figure.worth * nearnessOf(figure)))
}

function isTelling({ stems, word }: Token): boolean {
  return stems.size > 0 && !belongsToFigure(word) && !isFramingWord(word)
}

/** 1 for a text with the word itself, less for one with another word for it: a name has none. */
function likenessOf(term: Term, stems: Stems): number {
  const { own, nearLexemes, nearPhrases, lexemes, isCompounding, isName } = term
  if (own.some((stem) => stems.has(stem))) return 1
  if (isName) return 0
  if (nearLexemes.some((stem) => stems.has(stem))) return nearShare
  if (nearPhrases.some((phrase) => phrase.every((stem) => stems.has(stem)))) return nearShare
  if (isCompounding && own.some((part) => [...stems].some((stem) => isPart(part, stem)))) return nearShare
  return lexemes.some((stem) => stems.has(stem)) ? farShare : 0
}

const minPart = 5

/** Preis in Preisliste, Kette in Fahrradkette. */
function isPart(part: string, compound: string): boolean {
  return part.length >= minPart && (compound.startsWith(part) || compound.endsWith(part))
}
