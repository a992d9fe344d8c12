import type { EvidenceSource } from '../../writer.ts'
import type { Evidence, EvidenceSection, EvidenceTable, Sentence } from '../sentence.ts'
import { jobOf } from './section-job.ts'

/** Words of a passage; a longer section has several. */
const windowWords = 110
const openingSentences = 3

/** A paragraph, a list or a table of a passage. */
export type Part =
  | { kind: 'paragraph'; block: number; sentences: Sentence[] }
  | { kind: 'list'; block: number; lead: Sentence[]; items: Sentence[][] }
  | { kind: 'table'; block: number; table: EvidenceTable }

/** What stands under one heading of one source: its paragraphs, lists and tables, whole and in their order. */
export type Passage = {
  source: number
  section: EvidenceSection
  /** The headings above it that say something, outermost first, without the title. */
  path: string[]
  title: string
  parts: Part[]
  words: number
  /** It stands under "Conclusion", "Bottom line": what its source says in short. */
  isSummary: boolean
}

/** The passages of all sources. What `isTold` refuses is left out; a list loses its item, a paragraph its sentence. */
export function listPassages(
  { sections, tables }: Evidence,
  sources: readonly EvidenceSource[],
  isTold: (sentence: Sentence) => boolean,
): Passage[] {
  return sections.flatMap((section): Passage[] => {
    const source = sources[section.source]
    if (source === undefined) return []
    const blocks = [...Map.groupBy(section.sentences, ({ block }) => block)]
    const texts = blocks.flatMap(([block, sentences]) => partOf(block, sentences, isTold) ?? [])
    const shown = tables
      .filter((table) => table.section === section)
      .map((table): Part => ({ kind: 'table', block: table.block, table }))
    const parts = joinLeads([...texts, ...shown].sort((a, b) => a.block - b.block))
    if (parts.length === 0) return []
    const path = [...(section.trail ?? (section.parent === null ? [] : [section.parent]))].reverse()
    if (section.heading !== null) path.push(section.heading)
    const isSummary = standsUnderSummary(source, parts[0]?.block ?? 0)
    return inWindows(parts).map((ones) => ({
      source: section.source,
      section,
      path,
      title: source.title,
      parts: ones,
      words: countPartWords(ones),
      isSummary,
    }))
  })
}

function standsUnderSummary({ blocks }: EvidenceSource, at: number): boolean {
  const heading = blocks.slice(0, at).findLast(({ kind }) => kind === 'heading')
  const job = heading?.kind === 'heading' ? jobOf(heading.text) : null
  return job === 'result' || job === 'telling'
}

/** A section of a page without headings, or a long one, in passages of a few paragraphs each. */
function inWindows(parts: readonly Part[]): Part[][] {
  const windows: Part[][] = []
  for (const part of parts) {
    const open = windows.at(-1)
    const isList = part.kind === 'list' && part.lead.length > 0
    const words = countPartWords([part])
    if (
      open === undefined ||
      (!isList && countPartWords(open) + words > windowWords) ||
      (isList && countPartWords(open) + words > windowWords * 1.5)
    )
      windows.push([part])
    else open.push(part)
  }
  return windows
}

function partOf(
  block: number,
  sentences: readonly Sentence[],
  isTold: (sentence: Sentence) => boolean,
): Part | null {
  const told = sentences.filter(isTold)
  if (told.length === 0) return null
  if (told[0]?.item === null) return { kind: 'paragraph', block, sentences: told }
  const items = [...Map.groupBy(told, ({ item }) => item).values()]
  const asking = items.filter((item) => item.every(({ question }) => question))
  return asking.length === items.length
    ? { kind: 'list', block, lead: [], items }
    : { kind: 'list', block, lead: [], items: items.filter((item) => !asking.includes(item)) }
}

/** The line before a list that introduces it is of the list; without one after it, it announces nothing. */
function joinLeads(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const lead = before?.kind === 'paragraph' ? before.sentences.at(-1) : undefined
    if (part.kind !== 'paragraph' && before?.kind === 'paragraph' && lead?.announces) {
      const rest = before.sentences.slice(0, -1)
      if (rest.length === 0) joined.pop()
      else joined[joined.length - 1] = { ...before, sentences: rest }
      joined.push(part.kind === 'list' ? { ...part, lead: [lead] } : part)
    } else joined.push(part)
  }
  return joined.flatMap((part, at) => {
    // Questions without a word on what they are for are somebody's links.
    const isAsking = part.kind === 'list' && part.items.flat().every(({ question }) => question)
    if (isAsking && part.lead.length === 0 && joined[at - 1]?.kind !== 'paragraph') return []
    return withoutAnnouncement(part) ?? []
  })
}

function withoutAnnouncement(part: Part): Part | null {
  if (part.kind !== 'paragraph') return part
  const sentences = part.sentences.filter(({ announces }, at) => !announces || at < part.sentences.length - 1)
  return sentences.length === 0 ? null : { ...part, sentences }
}

/** A passage with some of its parts. */
export function withParts(passage: Passage, parts: Part[]): Passage {
  return { ...passage, parts, words: countPartWords(parts) }
}

/** Passages of one section as one, in their order. */
export function joinPassages(passages: readonly Passage[]): Passage[] {
  return [...Map.groupBy(passages, ({ section }) => section).values()].flatMap((ones) => {
    const [first] = ones
    if (first === undefined) return []
    const parts = ones.flatMap((one) => one.parts).sort((a, b) => a.block - b.block)
    return [{ ...first, parts, words: countPartWords(parts) }]
  })
}

/** All sentences of a part in their order; none of a table. */
export function sentencesOf(part: Part): Sentence[] {
  if (part.kind === 'paragraph') return part.sentences
  return part.kind === 'list' ? [...part.lead, ...part.items.flat()] : []
}

export function countPartWords(parts: readonly Part[]): number {
  return parts.reduce(
    (sum, part) =>
      sum +
      (part.kind === 'table'
        ? part.table.words
        : sentencesOf(part).reduce((all, { words }) => all + words, 0)),
    0,
  )
}

/** The first paragraph of each document says what it is of, whatever its sections are called. */
export function openingsOf(passages: readonly Passage[]): ReadonlyMap<number, string> {
  const openings = new Map<number, string>()
  for (const { source, parts } of passages) {
    const [first] = parts
    if (openings.has(source) || first === undefined) continue
    const lead = sentencesOf(first).slice(0, openingSentences)
    openings.set(source, lead.map(({ text }) => text).join(' '))
  }
  return openings
}
