import { speaksAsWe } from '../../evidence/speaks-as-we.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { comparable, plainText } from '../plain-text.ts'
import type { Sentence } from '../sentence.ts'
import { nestMarks, typeset } from '../typeset.ts'
import { commaOf, inBrackets } from './name-sources.ts'
import type { Part, Passage } from './passage.ts'
import { sentencesOf } from './passage.ts'
import { colonOf, type Pen } from './pen.ts'
import { leansOnPrevious, standsAlone } from './stands-alone.ts'

/** Where something of a passage was left out. */
const gap = '[…]'

/** True for words that are quoted: a stranger's, and "we" in a paper of one's own. */
function isQuoted(sentences: readonly Sentence[], { names }: Pen): boolean {
  return sentences.some(
    ({ own, source, text, lexicon }) =>
      !own || (names.speaker(source) !== null && speaksAsWe(text, lexicon.language)),
  )
}

/** A paragraph or item as it stands, with a mark where sentences are missing; without the marks of a quotation. */
type Written = { text: string; isQuoted: boolean /** Sources that say the same. */; also: readonly number[] }

function writeText(
  sentences: readonly Sentence[],
  pen: Pen,
  isLast: boolean,
  earlier = saidOf(sentences[0], pen),
): Written | null {
  const { ledger, phrases } = pen
  // What leans on a sentence that was told above cannot be read without it.
  const open = sentences.filter((sentence) => {
    const all = sentence.section.sentences
    const before = all[all.indexOf(sentence) - 1]
    const isTorn =
      before !== undefined &&
      !sentence.question &&
      earlier.has(before) &&
      (leansOnPrevious(sentence) || !standsAlone(sentence))
    return !ledger.hasSaid(sentence) && !isTorn
  })
  const [first] = open
  if (first === undefined) return null
  const runs: Sentence[][] = []
  for (const sentence of open) {
    const before = runs.at(-1)?.at(-1)
    if (before !== undefined && before.ordinal + 1 === sentence.ordinal) runs.at(-1)?.push(sentence)
    else runs.push([sentence])
  }
  const quoted = isQuoted(open, pen)
  const texts = runs.map((run) => {
    const passage = passageOf(run, pen)
    const text = plainText(passage)
    for (const sentence of run) ledger.state(sentence)
    if (quoted) ledger.quote(first.source, text.replace(ending, ''), passage)
    const shown = isLast && run === runs.at(-1) ? text.replace(quoted ? ending : /\s*[:：]$/u, '') : text
    return escapeMarkdown(quoted ? nestMarks(shown, phrases) : typeset(shown, phrases))
  })
  return { text: texts.join(` ${gap} `), isQuoted: quoted, also: alsoIn(open, pen) }
}

/** What was told of a section before. */
function saidOf(sentence: Sentence | undefined, { ledger }: Pen): ReadonlySet<Sentence> {
  return new Set(sentence?.section.sentences.filter((one) => ledger.hasSaid(one)))
}

const ending = /\s*[.。।۔:：]$/u

/** Sentences of one block as a statement of its own. Empty when all of them were said before. */
export function writeSentences(
  sentences: readonly Sentence[],
  pen: Pen,
  earlier = saidOf(sentences[0], pen),
): string {
  const written = writeText(sentences, pen, true, earlier)
  return written === null ? '' : `${inMarks(written, pen)}${writeAlso(written.also, pen)}`
}

function inMarks(
  { text, isQuoted: quoted }: Pick<Written, 'text' | 'isQuoted'>,
  { phrases: { quotes } }: Pen,
): string {
  return quoted ? `${quotes.open}${text}${quotes.close}` : text
}

function passageOf(run: readonly Sentence[], { sources }: Pen): string {
  const [from] = run
  const to = run.at(-1)
  const block = from === undefined ? undefined : sources[from.source]?.blocks[from.block]
  if (from === undefined || to === undefined || block === undefined || block.kind === 'table') return ''
  const text = block.kind === 'list' ? (block.items[from.item ?? 0] ?? '') : block.text
  return text.slice(from.start, to.end)
}

/** A passage as an item of a list, under its own heading; empty when all of it was said before. Tables stand elsewhere. */
export function writePassage(passage: Passage, label: string, pen: Pen): string[] {
  const { phrases } = pen
  const earlier = new Set(passage.section.sentences.filter((one) => pen.ledger.hasSaid(one)))
  const colon = `${colonOf(phrases)}${phrases.space}`
  const lines: string[] = []
  const parts = passage.parts.filter((part) => part.kind !== 'table')
  let at = 0
  while (at < parts.length) {
    const run: Extract<Part, { kind: 'paragraph' }>[] = []
    for (let part = parts[at]; part?.kind === 'paragraph'; part = parts[at]) {
      run.push(part)
      at += 1
    }
    const list = parts[at]
    if (list?.kind === 'list') at += 1
    const hasLead = list?.kind === 'list' && list.lead.length > 0
    const said = writeParagraphs(run, passage, pen, { isLast: !hasLead, earlier })
    const lead = list?.kind === 'list' ? writeSentences(list.lead, pen, earlier) : ''
    const items =
      list?.kind === 'list'
        ? list.items.flatMap((item) => {
            const text = writeSentences(item, pen, earlier)
            return text === '' ? [] : [{ text, item }]
          })
        : []
    const before = lines.length === 0 && label !== '' ? label : ''
    const text = [said, items.length > 0 || list === undefined ? lead : '']
      .filter((one) => one !== '')
      .join(' ')
    const opens = items.length > 0 ? colonOf(phrases) : ''
    if (text !== '') lines.push(`- ${before}${before === '' ? '' : colon}${text}${opens}`)
    else if (before !== '' && items.length > 0) lines.push(`- ${before}${opens}`)
    const isNested = lines.length > 0
    const isCounted = items.every(({ item }, place) => item[0]?.item === place)
    lines.push(
      ...items.map(
        ({ text: one, item }) => `${isNested ? '  ' : ''}${isCounted ? markOf(item[0], pen) : '-'} ${one}`,
      ),
    )
  }
  return lines
}

/** Paragraphs that follow each other as one quotation, with a mark where one is missing between them. */
function writeParagraphs(
  parts: readonly Extract<Part, { kind: 'paragraph' }>[],
  passage: Passage,
  pen: Pen,
  { isLast, earlier }: { isLast: boolean; earlier: ReadonlySet<Sentence> },
): string {
  const written = parts.flatMap((part, at) => {
    const text = writeText(part.sentences, pen, isLast && at === parts.length - 1, earlier)
    return text === null ? [] : [{ ...text, part }]
  })
  const [first] = written
  if (first === undefined) return ''
  const text = written
    .map((one, at) => {
      const before = written[at - 1]
      return before !== undefined && hasBetween(before.part, one.part, passage)
        ? `${gap} ${one.text}`
        : one.text
    })
    .join(' ')
  const also = [...new Set(written.flatMap((one) => one.also))]
  return `${inMarks({ text, isQuoted: written.some((one) => one.isQuoted) }, pen)}${writeAlso(also, pen)}`
}

/** The other sources that have most of some sentences word for word. */
export function alsoIn(sentences: readonly Sentence[], { holders }: Pen): number[] {
  const all = sentences.reduce((sum, { words }) => sum + words, 0)
  const counts = new Map<number, number>()
  for (const { text, source, words } of sentences)
    for (const other of holders.get(comparable(text)) ?? [])
      if (other !== source) counts.set(other, (counts.get(other) ?? 0) + words)
  return [...counts].filter(([, words]) => words >= all / 2).map(([source]) => source)
}

/** The sources that say the same, in brackets; empty for none. */
export function writeAlso(also: readonly number[], { ledger, names, phrases }: Pen): string {
  const others = also
    .filter((source) => ledger.refer(source) !== '')
    .map((source) => phrases.also.replace('{x}', () => `${names.short(source)} ${ledger.refer(source)}`))
  return others.length === 0 ? '' : inBrackets(others.join(commaOf(phrases.language)), phrases.language)
}

/** True where a paragraph or item between two parts of a passage was left out. */
function hasBetween(before: Part, after: Part, { section }: Passage): boolean {
  const from = Math.max(before.block, ...sentencesOf(before).map(({ block }) => block))
  return section.sentences.some(({ block, announces }) => block > from && block < after.block && !announces)
}

/** The number of an item in a list whose order counts, as its source gives it; else a dash. */
function markOf(first: Sentence | undefined, { sources }: Pen): string {
  if (first === undefined || first.item === null) return '-'
  const block = sources[first.source]?.blocks[first.block]
  return block?.kind === 'list' && block.first !== undefined ? `${block.first + first.item}.` : '-'
}
