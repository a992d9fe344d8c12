import type { EvidenceSource } from '../../writer.ts'
import type { EvidenceSection } from '../sentence.ts'
import { answeringItems, wordsOfItem } from './answering-items.ts'
import { deniesPrevious } from './denies-previous.ts'
import { inFirstSentences } from './find-steps.ts'
import type { Finding } from './finding.ts'
import { isTrusted } from './is-trusted.ts'
import { isWholeDocument } from './is-whole-document.ts'
import type { QuestionType } from './question-type.ts'
import { type Asked, isPreamble } from './rate-answer.ts'
import { readAsked } from './read-asked.ts'
import type { Subject } from './subject.ts'

/** Of what a third party wrote, at most this share is quoted; more of a short page. */
const maxQuotedShare = 1 / 3
const maxShareOfShort = 0.6
const shortPage = 600
/** A few sentences may be quoted from the shortest page. */
const minQuotedWords = 150
/** Names, references and headings around a finding, in words. */
const overhead = 4
/** Findings far below the best only lengthen a digest: a short one is better than a padded one. */
const minShareOfBest = 0.38
/** The best that a source has may be this far below the best of all: it says that little. */
const minShareOfOthers = 0.34
const minShareOfSource = 0.8
/** A source that the caller named says at least so much, where it has answers at all. */
const minOfNamed = 6
/** Where the topic is about the tenant itself, its own documents say what they have. */
const maxOfOwn = 8
const minForm = 0.85
/** Of the best that a named source has, so much is worth telling. */
const minShareOfOwnBest = 0.4
const shareWhenOpen = 0.5
const minShareBesideOwn = 0.6
const minMostSpoken = 0.25
const fewBest = 7
const maxFindings = 32
/** A finding that is cut says at least so much, or has a figure. */
const minShortened = 8
const ofThem =
  /^(?:\p{L}+|\p{N}+) (?:of (?:them|these|those)|von ihnen|davon|d[’']entre (?:eux|elles)|de (?:ellos|ellas)|di (?:loro|essi|esse)|del(?:es|as))(?!\p{L})/iu
/** What these ask, a source answers before it says anything else. */
const answered = new Set<QuestionType>(['why', 'worth', 'when'])
/** How much less each further finding of a section, an option, a side and a source counts. */
const perSection = 0.75
const perOption = 0.45
const perSide = 0.7
const perSource = 0.9

/**
 * The best findings that fit into so many words, no source over its share. Each further one of a section counts for
 * less, and of an option or side much less, so that every option says something before one of them says more; what then
 * counts for too little stays out, however much room there is.
 */
export function chooseFindings(
  findings: readonly Finding[],
  sources: readonly EvidenceSource[],
  sourceWords: readonly number[],
  words: number,
  { type, subject, quoted }: { type: QuestionType; subject: Subject; quoted: readonly Finding[] },
): Finding[] {
  const { isOurs } = subject
  const asked = readAsked(subject)
  const chosen: Finding[] = []
  const wordsOf = new Map<number, number>()
  // What stands in the text already counts for its source.
  for (const { source, words: said } of quoted) wordsOf.set(source, (wordsOf.get(source) ?? 0) + said)
  const counts = new Map<unknown, number>()
  // Where a subject is named and nothing asked of it, more of it is wanted.
  const best = standardOf(findings) * (type === 'other' ? shareWhenOpen : 1)
  const bestOf = new Map<number, number>()
  for (const { source, score } of findings) bestOf.set(source, Math.max(bestOf.get(source) ?? 0, score))
  const isTold = isOurs && findings.some(({ source }) => sources[source]?.own === true)
  const ofOthers = findings.filter(({ source }) => sources[source]?.own !== true)
  const most = Math.max(0, ...ofOthers.map(({ coverage }) => coverage))
  const spoken = most < minMostSpoken ? 0 : most * minShareBesideOwn
  // Beside what the tenant knows itself, others are heard on the same thing and on nothing near it.
  const open = findings.filter(
    ({ source, coverage }) => !isTold || sources[source]?.own === true || coverage >= spoken,
  )
  const keysOf = (finding: Finding) => [
    { key: finding.source, share: perSource },
    finding.label === null
      ? { key: placeOf(finding), share: perSection }
      : { key: finding.section, share: perOption },
    ...(finding.side === null ? [] : [{ key: `side ${finding.side}`, share: perSide }]),
  ]
  const take = (finding: Finding, fit: Finding) => {
    chosen.push(fit)
    open.splice(open.indexOf(finding), 1)
    wordsOf.set(fit.source, (wordsOf.get(fit.source) ?? 0) + fit.words)
    for (const { key } of keysOf(fit)) counts.set(key, (counts.get(key) ?? 0) + 1)
    total += fit.words + overhead
  }
  /** The finding, or as much of its beginnings as there is room for; undefined for none. */
  const fitted = (finding: Finding): Finding | undefined => {
    const { source } = finding
    const ofSource = sources[source]?.own ? Number.POSITIVE_INFINITY : roomOf(sourceWords[source] ?? 0)
    const room = Math.min(ofSource - (wordsOf.get(source) ?? 0), words - total - overhead)
    return finding.words <= room ? finding : cut(finding, room, asked)
  }
  const worthOf = (finding: Finding) =>
    keysOf(finding).reduce((left, { key, share }) => left * share ** (counts.get(key) ?? 0), finding.score)
  let total = 0
  // What the caller named, or keeps for this, has its say, one after the other: its best answers, however few words they
  // share with the topic.
  const trusted = [...sources.entries()]
    .filter(([, source]) => isTrusted(source))
    .sort(([, a], [, b]) => Number(b.own) - Number(a.own))
  for (let round = 0; round < Math.max(maxOfOwn, minOfNamed); round += 1)
    for (const [at, source] of trusted) {
      const isWhole = source.own && (isOurs || isWholeDocument(source, sourceWords[at] ?? 0, subject))
      if (round >= (isWhole ? maxOfOwn : minOfNamed)) continue
      // An address that the caller named is heard on its best; a document that a search chose has to answer as well.
      const least = Math.max(
        (bestOf.get(at) ?? 0) * minShareOfOwnBest,
        source.isNamed === true || isWhole ? 0 : best * minShareOfBest,
      )
      const fit = open
        .filter(({ source: of, label, form, score }) =>
          of !== at || label !== null ? false : isWhole || (form >= minForm && score >= least),
        )
        .flatMap((finding) => {
          const fitting = fitted(finding)
          return fitting === undefined ? [] : [{ finding, fitting }]
        })
        .sort(
          (a, b) =>
            // What answers has its room before what is only told with more figures.
            (round === 0 && answered.has(type)
              ? Number(b.finding.isAnswer) - Number(a.finding.isAnswer)
              : 0) || worthOf(b.finding) - worthOf(a.finding),
        )[0]
      if (fit !== undefined) take(fit.finding, fit.fitting)
    }
  while (chosen.length < maxFindings) {
    let next: { finding: Finding; fit: Finding } | undefined
    let value = 0
    for (const finding of open) {
      const worth = worthOf(finding)
      const isBestOfSource = finding.score >= (bestOf.get(finding.source) ?? 0) * minShareOfSource
      const least = best * (isBestOfSource && finding.side === null ? minShareOfOthers : minShareOfBest)
      if (worth <= value || (worth < least && (finding.label === null || counts.has(finding.section))))
        continue
      const fit = fitted(finding)
      if (fit === undefined) continue
      next = { finding, fit }
      value = worth
    }
    if (next === undefined) return chosen
    take(next.finding, next.fit)
  }
  return chosen
}

/** Of a finding that there is no room for, what says something by itself; undefined for nothing. */
function cut(finding: Finding, room: number, asked: Asked): Finding | undefined {
  return (
    withoutOtherItems(finding, room, asked) ??
    (finding.isAnswer ? inFirstSentences(finding, room) : null) ??
    shortened(finding, room)
  )
}

/**
 * Of a list that there is no room for, the items that answer: each says before its colon what it is of, and needs nothing
 * of the others. Undefined where none does.
 */
function withoutOtherItems(finding: Finding, room: number, asked: Asked): Finding | undefined {
  let words = 0
  const items = answeringItems(finding, asked).filter((item) => {
    const isFit = words + wordsOfItem(item) <= room
    if (isFit) words += wordsOfItem(item)
    return isFit
  })
  const [only] = items
  if (only === undefined) return undefined
  return items.length === 1
    ? { ...finding, sentences: only, items: [], words }
    : { ...finding, sentences: [], items, words }
}

function shortened(finding: Finding, room: number): Finding | undefined {
  if (finding.items.length > 0) return undefined
  const sentences = [...finding.sentences]
  let { words } = finding
  while (words > room && sentences.length > 1) {
    const last = sentences.pop()
    if (last !== undefined && deniesPrevious(last)) return undefined
    words -= last?.words ?? 0
    // "Fifteen of them fell ill" is what came of the sentence before, which says nothing without it.
    const before = sentences.at(-1)
    if (last !== undefined && before !== undefined && ofThem.test(last.text)) {
      sentences.pop()
      words -= before.words
    }
  }
  if (sentences.length === 0) return undefined
  // Without what came of it, how it was looked at is not worth telling.
  const leadsUp = !finding.isPreamble && isPreamble({ sentences, items: [] })
  // "Trade unions reject the criticism" without the reason that they give says little.
  const isScrap = words < minShortened && !sentences.some(({ text }) => /\p{N}/u.test(text))
  return words > room || leadsUp || isScrap ? undefined : { ...finding, sentences, words }
}

/** What a good finding scores: the middle of the few best, since one far above the others is no measure for them. */
export function standardOf(findings: readonly Finding[]): number {
  const scores = findings
    .map(({ score }) => score)
    .sort((a, b) => b - a)
    .slice(0, fewBest)
  return scores[Math.floor(scores.length / 2)] ?? 0
}

/** The section; on a page without headings the paragraph. */
function placeOf({ section, sentences, items, source }: Finding): EvidenceSection | string {
  const [first] = [...sentences, ...items.flat()]
  return section.heading === null && first !== undefined ? `${source} ${first.block}` : section
}

/** How many words may be quoted of a page of so many. */
export function roomOf(pageWords: number): number {
  const ofShort = Math.min(pageWords, shortPage) * maxShareOfShort
  return Math.max(minQuotedWords, ofShort, pageWords * maxQuotedShare)
}
