import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { beginsWithWho, isMeasured } from './asked-kind.ts'
import type { Chosen } from './choose-passages.ts'
import type { Clause } from './clause.ts'
import { isHearsay } from './is-hearsay.ts'
import { introducesCases, limitsPrevious } from './limiting-words.ts'
import { areApart, inBase } from './measure.ts'
import type { Passage } from './passage.ts'
import { saysYesOrNo } from './says-yes-or-no.ts'
import { isAside, isMethod } from './section-job.ts'
import { leansOnPrevious, standsAlone } from './stands-alone.ts'
import { chainOf } from './trim-passage.ts'

/** What answers a question by itself or under its heading: a sentence, with those before it that it leans on. */
export type AnswerLine = {
  passage: Passage
  sentence: Sentence
  sentences: readonly Sentence[]
  /** Behind it: the cases in which it does not hold, and its small print; what introduces them first. */
  limits: readonly (readonly Sentence[])[]
  clause: number
  worth: number
}

const maxWords = 45
/** Where nothing shorter answers. */
const maxWordsOfChain = 75
/** Of what is asked about, a line has so much with what stands above it. */
const minCovered = 0.5
const minShareOfBest = 0.6
/** The same of an amount, which shows by its kind. */
const minOfAmount = 0.34
const ofOwnWord = 0.25
const isTimed = ({ asked: { kind } }: Clause) => kind === 'duration' || kind === 'interval'
const maxLines = 5
const maxWordsWithLimit = 70
const maxCases = 6

/**
 * For each question one line of each source: the sentence that has the amount or verdict that is asked for, and can be read
 * alone. A list or a table of several is told whole, and gives none.
 */
export function findLines(
  bearing: readonly Chosen[],
  clauses: readonly Clause[],
  isSold: (source: number) => boolean = () => false,
): AnswerLine[] {
  const said = new Set<Sentence>()
  return clauses.flatMap((clause, at) => {
    const { kind } = clause.asked
    if (kind === 'how' || kind === 'other' || kind === 'means') return []
    const ofClause = bearing.filter((one) => one.clause === at)
    // What lists several amounts is the answer, and no line of it alone.
    const listing = new Set(ofClause.filter((one) => listsAnswers(one, clause)).map(({ passage }) => passage))
    const lines = ofClause
      .filter(({ passage }) => !listing.has(passage))
      .flatMap((one) => {
        const tells = tellsAlone(one.passage, clause)
        return one.lines.flatMap(({ sentence, covered, carries, prepared }): AnswerLine[] => {
          if (sentence === null || !carries || covered < (isTimed(clause) ? minOfAmount : minCovered))
            return []
          const sentences = tells(sentence)
          if (sentences === null || sentences.some((one) => said.has(one))) return []
          const named = clause.hasOwnWords && clause.namesOwn(prepared) ? ofOwnWord : 0
          const worth = covered + one.rating.score + named + ruleOf(sentence, one.passage, clause)
          return [
            {
              passage: one.passage,
              sentence,
              sentences,
              limits: limitsOf(one.passage, sentences),
              clause: at,
              worth:
                worth - (sentences.length - 1) * ofChain - (wordsOf(sentences) > maxWords ? ofLength : 0),
            },
          ]
        })
      })
    const best = [...Map.groupBy(lines, ({ passage }) => passage.source).values()]
      .flatMap((ones) =>
        firstOf(
          ones.toSorted((a, b) => b.worth - a.worth),
          clause,
        ),
      )
      .sort((a, b) => b.worth - a.worth)
    // What a seller promises in the words of the question is no measure for what others found.
    const first = best.find(({ passage }) => !isSold(passage.source)) ?? best[0]
    if (
      first === undefined ||
      (isSold(first.passage.source) && best.every(({ passage }) => isSold(passage.source)))
    )
      return []
    const kept = best.filter(({ worth }) => worth >= first.worth * minShareOfBest).slice(0, maxLines)
    for (const sentence of kept.flatMap(({ sentences }) => sentences)) said.add(sentence)
    return kept
  })
}

/** With the sentences behind it that limit it or lean on it, as far as they are short. */
function withEnd(
  chain: readonly Sentence[],
  around: readonly Sentence[],
  { kind }: Clause['asked'],
): Sentence[] {
  const told = [...chain]
  const isJudged = kind === 'verdict' || kind === 'worth'
  const last = chain.at(-1)
  for (const next of last === undefined ? [] : around.slice(around.indexOf(last) + 1)) {
    const isLimit = limitsPrevious(next.text)
    if (
      next.question ||
      next.announces ||
      wordsOf(told) + next.words > (isLimit ? maxWordsWithLimit : maxWords)
    )
      break
    if (!isLimit && !isJudged && !next.leaning && !leansOnPrevious(next)) break
    told.push(next)
  }
  return told
}

/** The list of cases behind a line, where its paragraph ends in what introduces it; or the small print that its mark leads to. */
function limitsOf({ parts }: Passage, told: readonly Sentence[]): Sentence[][] {
  const last = told.at(-1)
  const at = parts.findIndex(
    (part) => part.kind === 'paragraph' && last !== undefined && part.sentences.includes(last),
  )
  const part = parts[at]
  const next = parts[at + 1]
  if (part?.kind !== 'paragraph' || next === undefined || part.sentences.at(-1) !== last) return []
  if (next.kind === 'list') {
    const [lead] = next.lead
    const isShort = next.items.length <= maxCases && wordsOf(next.items.flat()) <= maxWords
    return lead !== undefined && introducesCases(lead.text) && isShort ? [[lead], ...next.items] : []
  }
  const isMarked = told.some(({ passage }) => passage.includes('*'))
  return next.kind === 'paragraph' && isMarked && wordsOf(next.sentences) <= maxWords ? [next.sentences] : []
}

function tellsAlone(
  { parts, section }: Passage,
  { asked }: Clause,
): (sentence: Sentence) => Sentence[] | null {
  const paragraphs = parts.flatMap((part) => (part.kind === 'paragraph' ? [part.sentences] : []))
  const isAsked = /[?？]\s*$/u.test(section.heading ?? '')
  return (sentence) => {
    const around = paragraphs.find((sentences) => sentences.includes(sentence))
    const { text, lexicon } = sentence
    // "Mistake: a little every day", "Summer: every week", of one plant of many: no answer by itself.
    if (around === undefined || sentence.question || sentence.announces || labelled.test(text)) return null
    if (isMeasured(asked) && asked.amountsIn(text, lexicon).length === 0) return null
    if (isAsideOf(sentence, section.heading, asked)) return null
    if (isHearsay(text) || (!asked.tells(text, lexicon) && !limits.test(text))) return null
    const chain = withEnd(standsAlone(sentence) ? [sentence] : chainOf(sentence, around), around, asked)
    const [first] = chain
    if (first === undefined || chain.reduce((sum, one) => sum + one.words, 0) > maxWordsOfChain) return null
    // The first words under a question of the source are its answer.
    const isAnswer = isAsked && first.ordinal === 0 && saysYesOrNo(first.text)
    return standsAlone(first) || isAnswer ? chain : null
  }
}

/** In brackets, of one case, how something was looked into, a request, or with its amount in somebody else's mouth. */
function isAsideOf({ text, lexicon }: Sentence, heading: string | null, asked: Clause['asked']): boolean {
  if (/^[([]/u.test(text) || wholeQuote.test(text) || isMethod(heading ?? '') || isAside(heading ?? ''))
    return true
  if (ofOneCase.test(text)) return true
  return isMeasured(asked) && asked.amountsIn(text.replace(quotations, ' '), lexicon).length === 0
}

const wholeQuote = /^(?:„[^“”]*[“”]|“[^”]*”|"[^"]*"|«[^»]*»)\.?$/u
const quotations = /„[^“”]*[“”]|“[^”]*”|"[^"]*"|«[^»]*»/gu
/** "In one case", "dans certains cas": it says nothing of the rest. */
const ofOneCase =
  /(?<!\p{L})(?:in (?:one|a single|some|certain) cases?|a single case|einzelne[rnms]? f[aä]ll\p{L}*|in (?:einem|manchen|bestimmten) f[aä]ll\p{L}*|dans (?:un|certains) cas|un seul cas|en (?:un|algunos|ciertos) casos?|in (?:un|alcuni|certi) cas[oi]|in (?:één|sommige) geval\p{L}*|em (?:um|alguns|certos) casos?)(?!\p{L})/iu

/** The best line of a source, and a second where its amount cannot hold beside the first. */
function firstOf(lines: readonly AnswerLine[], { asked }: Clause): AnswerLine[] {
  const [first, ...others] = lines
  if (first === undefined || !isMeasured(asked) || asked.kind === 'price') return lines.slice(0, 1)
  const amount = ({ sentence: { text, lexicon } }: AnswerLine) => asked.amountsIn(text, lexicon)
  const [mine, ...more] = amount(first)
  const apart = others.find((other) => {
    const [its, ...rest] = amount(other)
    return (
      mine !== undefined &&
      its !== undefined &&
      more.length + rest.length === 0 &&
      areApart(inBase(mine), inBase(its))
    )
  })
  return apart === undefined ? [first] : [first, apart]
}

const wordsOf = (sentences: readonly Sentence[]) => sentences.reduce((sum, { words }) => sum + words, 0)
/** What may be and what may not: it answers whether, in whichever words. */
const limits =
  /(?<!\p{L})(?:(?:can|may|must) (?:\p{L}+ ){0,5}only|cannot|may not|(?:darf|dürfen|kann|können) (?:\p{L}+ ){0,5}nur|ne (?:peut|peuvent) (?:\p{L}+ ){0,4}que|(?:solo|sólo) (?:puede|pueden)|(?:può|possono) (?:\p{L}+ ){0,3}solo|só pode)(?!\p{L})/iu
const labelled = /^[^\s:：]+(?:\s[^\s:：]+){0,3}\s?[:：]\s/u
const ofChain = 0.1
const ofLength = 0.4
const ofYes = 0.3
const ofRule = 0.2
const ofStory = 0.25

/** A rule answers before a story of one year does. */
function ruleOf({ text, lexicon }: Sentence, { section }: Passage, { asked, text: topic }: Clause): number {
  const says = findAnswerWords(lexicon.language)
  const [year] = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u.exec(text) ?? []
  const isStory = year !== undefined && !topic.includes(year) && tellsPast.test(text)
  const isRule = says.advises(text) || says.obliges(text) || denies.test(text)
  const isWho = asked.kind === 'who' && beginsWithWho(text)
  const isYes = asked.kind === 'verdict' && saysYesOrNo(text)
  return (
    (isYes || isWho ? ofYes : 0) -
    (bound.test(text) || onPaper.test(text) ? ofStory : 0) +
    (isRule ? ofRule : 0) +
    (asked.heads(section.heading ?? '') ? ofRule : 0) -
    (isStory || bound.test(text) || onPaper.test(text) ? ofStory : 0)
  )
}

/** "If you have a sealed lamp", "on paper": it holds for some only, or for nobody. */
const bound =
  /^[^\p{L}]*(?:if|when|once|unless|wenn|falls|sobald|si|lorsque|quand|cuando|se|quando|als)(?!\p{L})/iu
const onPaper =
  /(?<!\p{L})(?:on paper|in theory|theoretically|rechnerisch|theoretisch|auf dem papier|sur le papier|en théorie|théoriquement|sobre el papel|en teoría|teóricamente|sulla carta|in teoria|teoricamente|no papel|em teoria|op papier|in theorie)(?!\p{L})/iu
const denies =
  /(?<!\p{L})(?:never|always|nie|immer|jamais|toujours|nunca|siempre|mai|sempre|nooit|altijd)(?!\p{L})/iu
const tellsPast =
  /(?<!\p{L})(?:in|nel|en|im jahr|em|since|dal|seit|depuis|desde) (?:19|20)\p{N}{2}(?!\p{N})/iu

const minListed = 3

/** True for a passage with a table or a list of several cases, each with its amount. */
function listsAnswers({ lines, passage: { parts } }: Chosen, { asked }: Clause): boolean {
  if (!isMeasured(asked)) return false
  return parts.some((part) => {
    if (part.kind === 'paragraph') return false
    return lines.filter((line) => line.part === part && line.carries).length >= minListed
  })
}
