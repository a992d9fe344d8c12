import { addressesMachine } from '../../../evidence/addresses-machine.ts'
import { isBoilerplate } from '../../../evidence/boilerplate.ts'
import { speaksAsWe } from '../../../evidence/speaks-as-we.ts'
import type { ComparableTable } from '../../../writer.ts'
import { escapeMarkdown } from '../../escape-markdown.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { comparable, plainText } from '../../plain-text.ts'
import type { EvidenceSection, Sentence } from '../../sentence.ts'
import { countWords } from '../../split-words.ts'
import { nestMarks, typeset } from '../../typeset.ts'
import { callsToBuy } from '../calls-to-buy.ts'
import { inBrackets } from '../name-sources.ts'
import type { Part } from '../passage.ts'
import { colonOf, type Pen } from '../pen.ts'
import { isHype } from '../selling-words/is-hype.ts'
import { alsoIn, writeAlso } from '../write-passage.ts'
import { writeTableRows } from '../write-source-table.ts'
import type { BriefLine } from './brief-lines.ts'
import { marksOf, withoutUnnoted } from './promises.ts'
import { isSpeaker } from './rate-sections.ts'
import type { WholeSection } from './sections.ts'

/** Where something of a paragraph was left out. */
const gap = '[…]'
/** What is no sentence by itself is told between two that are, up to so many words. */
const maxBetween = 60

/** A section as blocks of Markdown: paragraphs, lists and tables in their order, each with its reference. */
export function writeSection(told: WholeSection, pen: Pen, tables: ComparableTable[]): string[] {
  const { source } = told
  const { phrases, ledger, names } = pen
  // A promise is not told without its small print.
  const parts = names.isSeller(source)
    ? told.parts.flatMap((part) => withoutUnnoted(part, told.parts) ?? [])
    : told.parts
  // A slogan is nobody's finding.
  const isAsked = /[?？]$/u.test(told.heading.trim()) || told.section.amongQuestions
  const isSlogan = isHype(told.heading) || (names.isSeller(source) && !isAsked)
  const heading = isSlogan ? '' : told.heading
  let label = heading === '' ? '' : `**${escapeMarkdown(heading)}**`
  const colon = `${colonOf(phrases)}${phrases.space}`
  /** The heading of the section, once. */
  const labelled = (text: string) => {
    const said = label === '' ? text : text === '' ? label : `${label}${colon}${text}`
    label = ''
    return said
  }
  const mark = () => ledger.refer(source)
  const notes = marksOf(parts)
  const noted = new Set(notes.values())
  /** A mark without its note leads nowhere. */
  const unmarked = (text: string) =>
    text.replace(/(?<=[^\s*\\])(?:\\\*){1,5}/gu, (stars) =>
      noted.has(stars.replaceAll('\\', '')) ? stars : '',
    )
  let speaker = ''
  return parts.flatMap((part, at): string[] => {
    if (part.kind === 'paragraph') {
      const text = writeParagraph(part.sentences, notes.get(part), pen)
      // "Maureen Thackley wrote:" stands before what she wrote.
      const isNameOnly =
        part.sentences.length === 1 && isSpeaker(part) && /[:：]$/u.test(part.sentences[0]?.text ?? '')
      if (isNameOnly && parts[at + 1]?.kind === 'paragraph') {
        speaker = escapeMarkdown(part.sentences[0]?.text ?? '')
        return []
      }
      const said = [speaker, text].filter((one) => one !== '').join(' ')
      speaker = ''
      return text === '' ? [] : [`${unmarked(labelled(said))} ${mark()}`.trimEnd()]
    }
    if (part.kind === 'table') {
      const { markdown, comparable: figure } = writeTableRows(part.table, pen)
      if (figure !== null) tables.push(figure)
      const { caption } = part.table
      const isNamed = caption === null || caption === told.section.heading || caption === heading
      const shown = escapeMarkdown(caption ?? '')
      const line = isNamed ? labelled('') : labelled(label === '' ? `**${shown}**` : shown)
      return [...(line === '' ? [] : [`${line} ${mark()}`.trim()]), unmarked(markdown)]
    }
    return writeList(part, pen, labelled, mark).map(unmarked)
  })
}

/** What is not told whole, each in a sentence under its heading, and the sections of which something is told so. */
export function writeBriefLines(
  lines: readonly BriefLine[],
  pen: Pen,
): { written: string[]; told: EvidenceSection[] } {
  const { phrases, ledger, names } = pen
  const colon = `${colonOf(phrases)}${phrases.space}`
  const items = lines.flatMap(({ section, sentences }) => {
    const isPraise = names.isSeller(section.source) && !/[?？]\s*$/u.test(section.heading)
    const isSaid = isPraise || sentences.some((one) => ledger.hasSaid(one))
    const text = isSaid ? '' : writeSpan(sentences, pen, { isAlone: true })
    return text === ''
      ? []
      : [{ section: section.section, line: `- **${escapeMarkdown(section.heading)}**${colon}${text}` }]
  })
  const [first] = lines
  if (first === undefined || items.length === 0 || phrases.besides === undefined)
    return { written: [], told: [] }
  const list = items.map(({ line }) => line).join('\n')
  return {
    written: [phrases.besides, `${list} ${ledger.refer(first.section.source)}`.trimEnd()],
    told: items.map(({ section }) => section),
  }
}

/** Small print is told whole, under the mark that leads to it. */
function writeParagraph(sentences: readonly Sentence[], mark: string | undefined, pen: Pen): string {
  const { ledger, names, phrases, sources } = pen
  const [first] = sentences
  const block = first === undefined ? undefined : sources[first.source]?.blocks[first.block]
  if (first === undefined || block?.kind !== 'paragraph' || mark === undefined)
    return writeSpan(sentences, pen)
  const text = plainText(block.text)
  const isWhole = names.isSeller(first.source) && countWords(text) <= maxNote && !callsToBuy(text)
  const isSaid = sentences.every((one) => ledger.hasSaid(one))
  if (!isWhole || isSaid || isBoilerplate(text) || addressesMachine(text))
    return withMark(mark, writeSpan(sentences, pen))
  for (const sentence of sentences) ledger.state(sentence)
  ledger.quote(first.source, text.replace(ending, ''), block.text)
  const { open, close } = phrases.quotes
  return withMark(mark, `${open}${escapeMarkdown(nestMarks(text, phrases))}${close}`)
}

const maxNote = 90

function withMark(mark: string, text: string): string {
  if (!mark.startsWith('*')) return text
  return text.replace(
    /^([^\p{L}\p{N}\\*]*)(?:\\\*)+/u,
    (_, before: string) => `${before}${'\\*'.repeat(mark.length)}`,
  )
}

function writeList(
  part: Extract<Part, { kind: 'list' }>,
  pen: Pen,
  labelled: (text: string) => string,
  mark: () => string,
): string[] {
  const { sources, phrases, names } = pen
  // Of one list all is quoted, or nothing is.
  const isQuoted = part.items.flat().some((one) => speaksFor(one, pen))
  const told = part.items.flatMap((item) => {
    const text = writeSpan(item, pen, { isQuoted })
    return text === '' ? [] : [{ text, at: item[0]?.item ?? 0 }]
  })
  const [first] = part.items.flat()
  if (told.length === 0 || first === undefined) return []
  const lead = writeSpan(part.lead, pen, { isLead: true })
  const block = sources[first.source]?.blocks[first.block]
  const start = block?.kind === 'list' ? block.first : undefined
  const items = [...told, ...(start === undefined ? [] : betweenSteps(told, first, isQuoted, pen))].toSorted(
    (a, b) => a.at - b.at,
  )
  const isCounted = start !== undefined && items.every(({ at }, place) => at === place)
  const said = labelled(lead)
  const isKey = isKeyList(part)
  const cut = names.isSeller(first.source)
    ? []
    : writeCut(part.block, new Set(items.map(({ at }) => at)), first, pen)
  const list = [
    ...items.map(
      ({ text, at }) => `${isCounted ? `${start + at}.` : '-'} ${isKey ? asKey(text, pen) : text}`,
    ),
    ...cut.map((line) => `- ${line}`),
  ].join('\n')
  // A number belongs to what is said: without a line above it the list itself refers to its source.
  if (lead !== '') return [`${said} ${mark()}`.trimEnd() + colonOf(phrases), list]
  return [...(said === '' ? [] : [said + colonOf(phrases)]), `${list} ${mark()}`.trimEnd()]
}

/** "A professional translator", "B professional translator": a letter is no article. */
function isKeyList({ items }: Extract<Part, { kind: 'list' }>): boolean {
  const letters = items.map(([one]) => /^(\p{Lu})\p{N}?\s(?=\p{L})/u.exec(one?.text ?? '')?.[1])
  const [first] = letters
  return (
    letters.length > 1 &&
    first !== undefined &&
    letters.every((letter, at) => letter?.charCodeAt(0) === first.charCodeAt(0) + at)
  )
}

function asKey(text: string, { phrases }: Pen): string {
  const [, open = '', letter = '', rest = ''] = /^(\P{L}*)(\p{Lu}\p{N}?)\s(.*)$/su.exec(text) ?? []
  return letter === '' ? text : `**${letter}**${colonOf(phrases)}${phrases.space}${open}${rest}`
}

/** "Ring: 1st ____" says nothing by itself, and is a step among others. */
function betweenSteps(
  told: readonly { at: number }[],
  { source, block, section, lexicon }: Sentence,
  isQuoted: boolean,
  { sources, ledger, phrases }: Pen,
): { text: string; at: number }[] {
  const list = sources[source]?.blocks[block]
  if (list?.kind !== 'list') return []
  const last = Math.max(...told.map(({ at }) => at))
  const isRead = (at: number) => section.sentences.some((one) => one.block === block && one.item === at)
  return list.items.flatMap((raw, at) => {
    // "Photos: each row before and after" is no credit between two steps.
    const isNext = at < last || (last === list.items.length - 2 && !isRead(at))
    if (told.some((one) => one.at === at) || !isNext || !(isHarmless(raw, lexicon) || isStep(raw, at < last)))
      return []
    const text = plainText(raw)
    if (text === '') return []
    const { open, close } = phrases.quotes
    if (isQuoted) ledger.quote(source, text.replace(ending, ''), raw)
    const shown = escapeMarkdown(isQuoted ? nestMarks(text, phrases) : typeset(text, phrases))
    return [{ text: isQuoted ? `${open}${shown}${close}` : shown, at }]
  })
}

function isStep(text: string, isBetweenSteps: boolean): boolean {
  return isBetweenSteps && countWords(text) <= maxBetween && !addressesMachine(text) && !callsToBuy(text)
}

/** How many items of a list are not told. */
function writeCut(
  at: number,
  told: ReadonlySet<number>,
  { source, section }: Sentence,
  { sources, phrases }: Pen,
): string[] {
  const list = sources[source]?.blocks[at]
  if (list?.kind !== 'list') return []
  const all = new Set([
    ...told,
    ...section.sentences.flatMap(({ block, item }) => (block === at && item !== null ? [item] : [])),
    ...(list.first === undefined ? [] : list.items.keys()),
  ])
  if (all.size === told.size) return []
  // "And 1 more" is as long as the item.
  if (all.size === told.size + 1) return [gap]
  return [phrases.notShown?.replace('{n}', String(all.size - told.size)) ?? gap]
}

/** Sentences of one block or item as one quotation, with what is short between them; empty where all was told before. */
function writeSpan(
  sentences: readonly Sentence[],
  pen: Pen,
  {
    isLead = false,
    isQuoted: isForced = false,
    isAlone = false,
  }: { isLead?: boolean; isQuoted?: boolean; isAlone?: boolean } = {},
): string {
  const { ledger, phrases, sources, names } = pen
  // What was said above is said again where the rest of its paragraph would be a riddle without it.
  const open = sentences.some((sentence) => !ledger.hasSaid(sentence)) ? sentences : []
  const [first] = open
  if (first === undefined) return ''
  const block = sources[first.source]?.blocks[first.block]
  if (block === undefined || block.kind === 'table') return ''
  const whole = block.kind === 'list' ? (block.items[first.item ?? 0] ?? '') : block.text
  const runs: { start: number; end: number; said: Sentence[] }[] = []
  for (const sentence of open) {
    const run = runs.at(-1)
    const isNext = run !== undefined && !isBetween(run.end, sentence, open)
    if (run !== undefined && isNext && isHarmless(whole.slice(run.end, sentence.start), sentence.lexicon)) {
      run.end = sentence.end
      run.said.push(sentence)
    } else runs.push({ start: sentence.start, end: sentence.end, said: [sentence] })
  }
  const isQuoted = isForced || open.some((one) => speaksFor(one, pen))
  // "No. There is no duty to …"
  const [opening] = runs
  // Its mark is of a footnote.
  const before = whole.slice(0, opening?.start ?? 0)
  if (!isAlone && opening !== undefined && (isOpening(before, first.lexicon) || marks.test(before)))
    opening.start = 0
  // What is no sentence stands at either end as well: "Old numbers.", and who said it behind a quotation.
  const last = runs.at(-1)
  let signed = ''
  if (!isAlone && opening !== undefined && last !== undefined && !names.isSeller(first.source)) {
    const all = sentencesIn(first)
    if (all[0] === opening.said[0] && isEdge(before, first.lexicon)) opening.start = 0
    const behind = whole.slice(last.end)
    if (all.at(-1) === last.said.at(-1)) {
      signed = (signature.exec(behind) ?? name.exec(behind))?.groups?.who ?? ''
      if (signed === '' && isEdge(behind, first.lexicon)) last.end = whole.trimEnd().length
    }
  }
  const texts = runs.map(({ start, end, said }) => {
    const passage = whole.slice(start, end)
    const text = plainText(passage)
    for (const sentence of said) ledger.state(sentence)
    if (isQuoted) ledger.quote(first.source, text.replace(ending, ''), passage)
    const shown = isLead ? text.replace(/\s*[:：]$/u, '') : text
    return escapeMarkdown(isQuoted ? nestMarks(shown, phrases) : typeset(shown, phrases))
  })
  const { open: from, close: to } = phrases.quotes
  const text = texts.join(` ${gap} `)
  const also = writeAlso(alsoIn(open, pen), pen)
  const who = signed === '' ? '' : inBrackets(escapeMarkdown(plainText(signed)), phrases.language)
  return `${isQuoted ? `${from}${text}${to}` : text}${who}${also}`
}

/** True for what stands in quotation marks: a stranger's words, and "we" in a paper of one's own. */
function speaksFor({ own, source, text, lexicon }: Sentence, { names }: Pen): boolean {
  return !own || (names.speaker(source) !== null && speaksAsWe(text, lexicon.language))
}

/** "*Ken, animal feed*", behind what he says. */
const signature = /^\s*[*_]{1,2}(?<who>\p{L}[^*_]{1,60})[*_]{1,2}\s*$/u

/** "Colin, Moss Row": the same where its stress was lost. */
const name = /^\s*(?<who>\p{Lu}[\p{L}’'.-]*(?:,?\s[\p{L}’'.-]+){0,4})\s*$/u

/** All that was read of the paragraph or item of a sentence. */
function sentencesIn({ block, item, section }: Sentence): Sentence[] {
  return section.sentences.filter((one) => one.block === block && one.item === item)
}

/** Words that stand before the first or behind the last sentence of a paragraph; one alone is a mark. */
const minEdge = 2
const maxEdge = 30

function isEdge(text: string, lexicon: Lexicon): boolean {
  const words = countWords(text)
  return words >= minEdge && words <= maxEdge && isHarmless(text, lexicon)
}

/** True where a sentence that was left out on purpose stands before another. */
function isBetween(
  from: number,
  { block, item, start, section }: Sentence,
  told: readonly Sentence[],
): boolean {
  return section.sentences.some(
    (one) =>
      one.block === block &&
      one.item === item &&
      one.start >= from &&
      one.end <= start &&
      !told.includes(one),
  )
}

const marks = /^[\s*\\¹²³†‡]*[*¹²³†‡][\s*\\]*$/u
const ending = /\s*[.。।۔:：]$/u

const maxOpening = 3

function isOpening(before: string, lexicon: Lexicon): boolean {
  return countWords(before) <= maxOpening && /[.!]\s*$/u.test(before) && isHarmless(before, lexicon)
}

function isHarmless(between: string, { noise }: Lexicon): boolean {
  const text = between.trim()
  return (
    text === '' ||
    (countWords(text) <= maxBetween &&
      !noise.test(text) &&
      !isBoilerplate(text) &&
      !addressesMachine(text) &&
      !callsToBuy(text))
  )
}

/** True for what the title of a source says of it: no slogan, and nothing that its name says already. */
export function saysTitle(title: string, name: string): boolean {
  const said = comparable(title)
  return said !== '' && !isHype(title) && !comparable(name).includes(said)
}
