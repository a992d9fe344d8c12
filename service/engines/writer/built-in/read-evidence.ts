import type { PageBlock } from '../../reader/page-block.ts'
import type { EvidenceSource } from '../writer.ts'
import { announcesQuestions, cleanHeading } from './clean-heading.ts'
import { isUsable } from './is-usable.ts'
import { findLexicon } from './lexicon/find-lexicon.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Yielder } from './pace.ts'
import { comparable, plainText } from './plain-text.ts'
import { readLabel } from './read-label.ts'
import { readTable } from './read-table.ts'
import { type Span, segmentSentences } from './segment.ts'
import type { Evidence, EvidenceSection, Sentence } from './sentence.ts'
import { sourceLines } from './source-text.ts'
import { countWords } from './split-words.ts'
import { termsOf } from './terms-of.ts'

const menuWords = 2.5
const maxItemLength = 60
/** Words of a sentence that says nothing without the one before it. */
const shortest = 4
const ends = /^\p{Lu}(?:[\p{L}\p{N}\s,’'%€$£-]|(?<=\p{N})[.](?=\p{N}))*[.]$/u
/** Characters of a line that count; more in one line was written by no hand. */
const maxLineLength = 50_000

/** Opening and closing marks that differ; German closes with the sign that English opens with. */
const quotes = [
  ['«', '»'],
  ['„', '“'],
  ['“', '”'],
] as const
const brackets = ['(', ')'] as const
/** Words of a quotation that is read as one statement. */
const maxQuoted = 70

/** "Ask for customers: “who’d be angry?”" tells what to ask. */
const asks = /[?？؟]$|^\s*["“„«»‘「].*[?？؟]\s?["”’»«“」]$/u

type Cursor = { source: number; block: number; section: EvidenceSection; own: boolean; lexicon: Lexicon }

function readSpan(
  text: string,
  span: Span,
  item: number | null,
  ordinal: number,
  at: Cursor,
  /** It runs on into the list behind it. */
  isLead = false,
): Sentence | undefined {
  const passage = text.slice(span.start, span.end)
  if (passage.length > 2000) return
  const plain = plainText(passage)
  const words = countWords(plain)
  // "Above, yes." ends what the sentence before it says.
  const isEnd =
    item === null && ordinal > 0 && words < shortest && ends.test(plain) && !at.lexicon.noise.test(plain)
  if (
    !isEnd &&
    !isUsable(isLead && !/[:：]$/u.test(plain) ? `${plain}:` : plain, words, at.lexicon, item !== null)
  )
    return
  return {
    ...at,
    item,
    ...span,
    ordinal,
    passage,
    text: plain,
    words,
    terms: termsOf(plain, at.lexicon),
    leaning: isEnd || at.lexicon.leaning.test(plain),
    question: asks.test(plain),
    announces: isLead || /[:：]$/u.test(plain),
    label: null,
  }
}

/** Sentences that one pair of quotation marks or brackets holds together are read as one: alone each would have half a pair. */
function joinQuoted(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const open = joined.at(-1)
    const isInside =
      open !== undefined &&
      isOpen(text.slice(open.start, open.end)) &&
      countWords(text.slice(open.start, span.end)) <= maxQuoted
    if (isInside) open.end = span.end
    else joined.push({ ...span })
  }
  return joined
}

function isOpen(text: string): boolean {
  // The straight mark opens and closes alike.
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) return true
  // German also opens with the mark that French closes with.
  if (/^[^«»]*»/u.test(text)) return text.split('»').length > text.split('«').length
  const found = [...(text.includes('„') ? quotes.slice(0, 2) : quotes), brackets]
  return found.some(([open, close]) => text.split(open).length > text.split(close).length)
}

/** "nevio_74 wrote:" above what that person wrote. */
function isName(line: string): boolean {
  return line.length <= maxNameLine && writes.test(line)
}

const maxNameLine = 90
const writes =
  /^\S.*(?:(?<!\p{L})(?:wrote|writes|replied|answered|schrieb|schreibt|antwortete|a écrit|écrit|répond(?:u)?|escribió|escribe|respondió|ha scritto|scrive|schreef|schrijft|escreveu)|\p{N} (?:de )?\p{L}{3,12})\s?[:：]\s*$/iu

function readBlock(
  block: PageBlock,
  before: PageBlock | undefined,
  next: PageBlock | undefined,
  at: Cursor,
): Sentence[] {
  if (block.kind === 'paragraph' || block.kind === 'quote') {
    let part: Sentence['label'] = null
    const spans = joinQuoted(block.text, segmentSentences(block.text, at.lexicon))
    return spans.flatMap((span, ordinal) => {
      const label = readLabel(block.text.slice(span.start, span.end))
      if (label !== null) part = label.part === null ? null : { part: label.part }
      const start = span.start + (label?.length ?? 0)
      // "Shorter intervals are appropriate where", and a list behind it.
      const isLead =
        (next?.kind === 'list' &&
          ordinal === spans.length - 1 &&
          /[\p{L}\p{N})]$/u.test(block.text.slice(start, span.end))) ||
        (next?.kind === 'paragraph' && spans.length === 1 && isName(block.text.slice(start, span.end)))
      const sentence = readSpan(block.text, { start, end: span.end }, null, ordinal, at, isLead)
      return sentence === undefined ? [] : { ...sentence, label: part }
    })
  }
  if (block.kind !== 'list') return []
  const words = block.items.reduce((sum, item) => sum + countWords(item.slice(0, 400)), 0)
  // A list of single words is a menu, unless the paragraph above says what it lists.
  const isIntroduced = before?.kind === 'paragraph' && /[:：]$/u.test(before.text.trimEnd())
  if (words / Math.max(block.items.length, 1) < menuWords && !isIntroduced) return []
  return block.items.flatMap((item, index) => {
    const start = item.length - item.trimStart().length
    // A paragraph with a bullet before it is read sentence by sentence.
    if (countWords(item.slice(0, maxLineLength)) > maxItemLength)
      return segmentSentences(item, at.lexicon).flatMap(
        (span, ordinal) => readSpan(item, span, index, ordinal, at) ?? [],
      )
    return readSpan(item, { start, end: item.trimEnd().length }, index, index, at) ?? []
  })
}

/** All that the sources say, sentence by sentence under their headings, without boilerplate. */
export async function readEvidence(sources: EvidenceSource[], pace: Yielder): Promise<Evidence> {
  const evidence: Evidence = { sections: [], sentences: [], tables: [], sourceWords: [] }
  for (const [source, evidenceSource] of sources.entries()) {
    const { blocks, own, language, title } = evidenceSource
    const lexicon = findLexicon(language)
    const openSection = (
      heading: string | null,
      parent: string | null,
      amongQuestions: boolean,
      block: number,
    ) => {
      const position = blocks.length === 0 ? 0 : block / blocks.length
      const section: EvidenceSection = { source, heading, parent, amongQuestions, position, sentences: [] }
      evidence.sections.push(section)
      return section
    }
    const parents: { level: number; heading: string | null; questions: boolean }[] = []
    let section = openSection(null, null, false, 0)
    for (const [index, block] of blocks.entries()) {
      await pace()
      if (block.kind === 'heading') {
        const isTitle =
          block.level === 1 || comparable(block.text.slice(0, 500)) === comparable(title.slice(0, 500))
        const heading = isTitle ? null : cleanHeading(block.text, lexicon)
        while ((parents.at(-1)?.level ?? 0) >= block.level) parents.pop()
        const above = parents.at(-1)
        section = openSection(heading, above?.heading ?? null, above?.questions ?? false, index)
        section.trail = parents.flatMap((one) => one.heading ?? []).reverse()
        if (!isTitle) parents.push({ level: block.level, heading, questions: announcesQuestions(block.text) })
        continue
      }
      if (block.kind === 'table') {
        const table = readTable(block, { source, block: index }, section)
        if (table !== undefined) evidence.tables.push(table)
        continue
      }
      const sentences = readBlock(block, blocks[index - 1], blocks[index + 1], {
        source,
        block: index,
        section,
        own,
        lexicon,
      })
      section.sentences.push(...sentences)
      for (const sentence of sentences) evidence.sentences.push(sentence)
    }
    let words = 0
    for (const line of sourceLines(evidenceSource)) {
      await pace()
      words += countWords(line.slice(0, maxLineLength))
    }
    evidence.sourceWords.push(words)
  }
  return evidence
}
